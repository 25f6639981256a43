/** The list with one entry moved to an index; the same list when it is there already. */
export function moved(ids: readonly string[], id: string, to: number): string[] {
  const rest = ids.filter((other) => other !== id);
  const index = Math.max(0, Math.min(rest.length, to));
  return [...rest.slice(0, index), id, ...rest.slice(index)];
}
