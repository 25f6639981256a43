/** State of the select-all box. */
export type Whole = 'none' | 'some' | 'all';

/** How many of the enabled options are selected. Disabled ones keep their state and do not count. */
export function wholeOf(changeable: readonly string[], chosen: readonly string[]): Whole {
  const count = changeable.filter((value) => chosen.includes(value)).length;
  return count === 0 ? 'none' : count === changeable.length ? 'all' : 'some';
}

/**
 * Result of pressing the select-all box: some, all, none, and the same some again (WAI-ARIA APG, checkbox with mixed
 * state).
 * @param mixed the last mixed selection, if any
 * @returns the selected ones among the enabled options
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

/** The selected values in the order of the options; values that are no longer options stay, at the end. */
export function inOrder(options: readonly string[], chosen: readonly string[]): string[] {
  return [...options.filter((value) => chosen.includes(value)), ...chosen.filter((value) => !options.includes(value))];
}
