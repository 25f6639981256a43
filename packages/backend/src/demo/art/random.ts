/** Deterministic random numbers: the same seed paints the same picture on every machine. */

export interface Random {
  /** From 0 up to, not including, 1. */
  unit(): number;
  range(from: number, to: number): number;
  integer(from: number, to: number): number;
  /** Around 0, mostly within 2. */
  normal(): number;
  pick<Item>(items: readonly Item[]): Item;
  chance(probability: number): boolean;
}

function hash(text: string): number {
  let state = 2166136261;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
  return state >>> 0;
}

/** mulberry32, seeded with a text. */
export function randomFrom(seed: string): Random {
  let state = hash(seed);
  const unit = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const range = (from: number, to: number) => from + (to - from) * unit();
  return {
    unit,
    range,
    integer: (from, to) => Math.floor(range(from, to + 1)),
    normal: () => (unit() + unit() + unit() + unit() - 2) * Math.sqrt(3),
    pick: (items) => items[Math.floor(unit() * items.length)] as (typeof items)[number],
    chance: (probability) => unit() < probability,
  };
}
