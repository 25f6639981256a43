import type { ListOption } from './options.ts';

/** Where a key leads in a list. */
export type Step = 'next' | 'previous' | 'first' | 'last' | 'pageDown' | 'pageUp';

type Reachable = Pick<ListOption, 'disabled'>;

/** So many options a page key leaps over (as in W3C's examples). */
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
 * The place a step leads to, past what is disabled.
 * @param from where one is; -1 for nowhere
 * @param wrap whether the end is followed by the beginning
 * @returns -1 where nothing can be reached
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
 * The place of the option that begins with what was typed. A letter that is repeated goes from one to the next; a
 * longer word stays where it fits already.
 * @returns undefined where none does
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
