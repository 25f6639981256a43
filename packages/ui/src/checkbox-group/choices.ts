/** What the box above all of them shows. */
export type Whole = 'none' | 'some' | 'all';

/** How much of what can be chosen is chosen. What is disabled stays as it is and counts for nothing. */
export function wholeOf(changeable: readonly string[], chosen: readonly string[]): Whole {
  const count = changeable.filter((value) => chosen.includes(value)).length;
  return count === 0 ? 'none' : count === changeable.length ? 'all' : 'some';
}

/**
 * What a press on the box above all of them leads to: some, all, none, and the same some again (WAI-ARIA APG, checkbox
 * with mixed state).
 * @param mixed the last choice of some, if there was one
 * @returns the chosen ones among those that can be changed
 */
export function pressWhole(
  changeable: readonly string[],
  chosen: readonly string[],
  mixed: readonly string[],
): string[] {
  switch (wholeOf(changeable, chosen)) {
    case 'some':
      return [...changeable];
    case 'all':
      return [];
    default: {
      const back = changeable.filter((value) => mixed.includes(value));
      return back.length > 0 ? back : [...changeable];
    }
  }
}

/** The chosen ones in the order of the options; what is no option any more is kept, at the end. */
export function inOrder(options: readonly string[], chosen: readonly string[]): string[] {
  return [...options.filter((value) => chosen.includes(value)), ...chosen.filter((value) => !options.includes(value))];
}
