/** How much of a table is selected. */
export type Extent = 'none' | 'some' | 'all';

/** How many of the rows are selected; the selection may contain keys of other pages. */
export function selectedExtent<Row>(
  selection: ReadonlySet<string>,
  rows: readonly Row[],
  rowKey: (row: Row) => string,
): Extent {
  if (selection.size === 0) return 'none';
  let selected = 0;
  for (let index = 0; index < rows.length; index++) {
    if (selection.has(rowKey(rows[index] as Row))) selected++;
    if (selected > 0 && selected <= index) return 'some';
  }
  return selected === 0 ? 'none' : 'all';
}

/** Adds the keys to the selection or removes them. Keys of other pages are kept. */
export function withKeys(selection: ReadonlySet<string>, keys: Iterable<string>, selected: boolean): Set<string> {
  const next = new Set(selection);
  for (const key of keys) {
    if (selected) next.add(key);
    else next.delete(key);
  }
  return next;
}
