import type { NavigateOptions } from 'react-router';

/** So many labels are drawn at once: twenty sheets of twenty-one. */
export const LABELS = 420;

/** Kept with the history entry: how many works were chosen beyond those that the address names. */
export interface LabelsState {
  more: number;
}

/**
 * The way to the labels of chosen works, for `navigate`: the address names them, as many as are drawn.
 * @param search the question of the library, which says it in fewer words where everything that it finds is chosen
 */
export function labelsPath(chosen: 'all' | Iterable<string>, search: string): [string, NavigateOptions] {
  if (chosen === 'all') return [`/art-labels${search}`, {}];
  const ids = [...chosen];
  const state: LabelsState = { more: Math.max(0, ids.length - LABELS) };
  return [`/art-labels?ids=${ids.slice(0, LABELS).join(',')}`, { state }];
}

/** What `labelsPath` has put there; another page, or an older version, may have put anything. */
export function moreLabels(state: unknown): number {
  const { more } = (state ?? {}) as Partial<LabelsState>;
  return typeof more === 'number' && more > 0 ? more : 0;
}
