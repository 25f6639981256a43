import type { NavigateOptions } from 'react-router';

/** Maximum number of labels rendered at once: twenty sheets of twenty-one. */
export const LABELS = 420;

/** Stored in the history entry: the number of selected works that are not in the URL. */
export interface LabelsState {
  more: number;
}

/**
 * The location of the labels of selected works, for `navigate`. The URL lists as many as are rendered.
 * @param search the library's query, which is shorter if everything it finds is selected
 */
export function labelsPath(chosen: 'all' | Iterable<string>, search: string): [string, NavigateOptions] {
  if (chosen === 'all') return [`/art-labels${search}`, {}];
  const ids = [...chosen];
  const state: LabelsState = { more: Math.max(0, ids.length - LABELS) };
  return [`/art-labels?ids=${ids.slice(0, LABELS).join(',')}`, { state }];
}

/** Reads the state of `labelsPath`; other pages or older versions may have stored anything there. */
export function moreLabels(state: unknown): number {
  const { more } = (state ?? {}) as Partial<LabelsState>;
  return typeof more === 'number' && more > 0 ? more : 0;
}
