/**
 * The ids with one work added or removed; for a range, all works between it and the previous one.
 * @param shown the works of the page, in its order
 */
export function picked(
  ids: ReadonlySet<string>,
  shown: readonly string[],
  { id, isChosen, from = id }: { id: string; isChosen: boolean; from?: string | undefined },
): Set<string> {
  const next = new Set(ids);
  const at = shown.indexOf(id);
  const begin = shown.includes(from) ? shown.indexOf(from) : at;
  for (const each of shown.slice(Math.min(begin, at), Math.max(begin, at) + 1)) {
    if (isChosen) next.add(each);
    else next.delete(each);
  }
  return next;
}
