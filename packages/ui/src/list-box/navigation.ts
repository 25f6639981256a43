import type { ListOption } from './options.ts';

/** Where a key moves in a list. */
export type Step = 'next' | 'previous' | 'first' | 'last' | 'pageDown' | 'pageUp';

type Reachable = Pick<ListOption, 'disabled'>;

/** Options that a page key skips (as in W3C's examples). */
const PAGE = 10;

export const stepOfKey: Readonly<Partial<Record<string, Step>>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
  PageDown: 'pageDown',
  PageUp: 'pageUp',
};

/**
 * The index a step leads to, skipping disabled options.
 * @param from the current index; -1 for none
 * @param wrap whether the end wraps to the beginning
 * @returns -1 if no option can be reached
 */
export function moved(options: readonly Reachable[], from: number, step: Step, wrap = false): number {
  const places = options.flatMap(({ disabled }, place) => (disabled ? [] : [place]));
  const first = places[0] ?? -1;
  const last = places.at(-1) ?? -1;
  if (step === 'first' || (from < 0 && (step === 'next' || step === 'pageDown'))) return first;
  if (step === 'last' || from < 0) return last;
  switch (step) {
    case 'next':
      return places.find((place) => place > from) ?? (wrap ? first : last);
    case 'previous':
      return places.findLast((place) => place < from) ?? (wrap ? last : first);
    case 'pageDown':
      return places.find((place) => place >= from + PAGE) ?? last;
    case 'pageUp':
      return places.findLast((place) => place <= from - PAGE) ?? first;
  }
}

/**
 * Index of the option that starts with the typed text. Repeating a letter cycles through the matches; a longer text
 * stays on an option that already matches.
 * @returns undefined if none matches
 */
export function typedAhead(
  options: readonly Pick<ListOption, 'label' | 'disabled'>[],
  from: number,
  typed: string,
  locale: string,
): number | undefined {
  const fold = (text: string) => text.normalize('NFKC').toLocaleLowerCase(locale);
  const letters = [...fold(typed)];
  const repeated = letters.every((letter) => letter === letters[0]);
  const word = repeated ? (letters[0] ?? '') : letters.join('');
  const begin = repeated ? from + 1 : Math.max(from, 0);
  for (let ahead = 0; ahead < options.length; ahead += 1) {
    const place = (begin + ahead) % options.length;
    const option = options[place];
    if (option && !option.disabled && fold(option.label).startsWith(word)) return place;
  }
  return undefined;
}
