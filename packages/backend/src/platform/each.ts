/**
 * Runs a callback for each item; a failure does not stop the rest.
 *
 * @throws AggregateError at the end
 */
export async function each<Item>(items: readonly Item[], act: (item: Item) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) await act(item).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${items.length} failed`);
}
