/** How much of a table is selected. */
export type Extent = 'none' | 'some' | 'all';

/** @param keys of all rows of the table; the selection may hold keys of other pages */
export function selectedExtent(selection: ReadonlySet<string>, keys: Iterable<string>): Extent {
  let selected = 0;
  let count = 0;
  for (const key of keys) {
    count++;
    if (selection.has(key)) selected++;
    if (selected > 0 && selected < count) return 'some';
  }
  if (selected === 0) return 'none';
  return selected === count ? 'all' : 'some';
}

/** Selects the keys, or takes them out. Keys of other pages stay as they are. */
export function withKeys(selection: ReadonlySet<string>, keys: Iterable<string>, selected: boolean): Set<string> {
  const next = new Set(selection);
  for (const key of keys) {
    if (selected) next.add(key);
    else next.delete(key);
  }
  return next;
}
