/** Runs several independent database queries. */
import { findMisuse } from './transaction-context.ts';

type NamedQueries = Record<string, () => Promise<unknown>>;
type Results<Named extends NamedQueries> = { [Name in keyof Named]: Awaited<ReturnType<Named[Name]>> };

/**
 * Runs them concurrently, so that they share one wait for the event loop; inside a transaction, which has one
 * connection, they run in sequence.
 *
 * @throws the first error of any of them
 */
export async function queryAll<Named extends NamedQueries>(queries: Named): Promise<Results<Named>> {
  const names = Object.keys(queries);
  const results: Record<string, unknown> = {};
  const run = async (name: string) => {
    results[name] = await queries[name]?.();
  };
  if (findMisuse('a query')) {
    for (const name of names) await run(name);
  } else {
    await Promise.all(names.map(run));
  }
  return results as Results<Named>;
}
