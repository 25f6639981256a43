/** Runs several independent database queries. */
import { findMisuse } from './transaction-context.ts';

type Questions = Record<string, () => Promise<unknown>>;
type Answers<Asked extends Questions> = { [Name in keyof Asked]: Awaited<ReturnType<Asked[Name]>> };

/**
 * Runs them concurrently, so that they share one wait for the event loop; inside a transaction, which has one
 * connection, they run in sequence.
 *
 * @throws the first error of any of them
 */
export async function askAll<Asked extends Questions>(asked: Asked): Promise<Answers<Asked>> {
  const names = Object.keys(asked);
  const answers: Record<string, unknown> = {};
  const ask = async (name: string) => {
    answers[name] = await asked[name]?.();
  };
  if (findMisuse('a query')) {
    for (const name of names) await ask(name);
  } else {
    await Promise.all(names.map(ask));
  }
  return answers as Answers<Asked>;
}
