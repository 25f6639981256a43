/** Several questions to the database that do not depend on each other. */
import { findMisuse } from './transaction-context.ts';

type Questions = Record<string, () => Promise<unknown>>;
type Answers<Asked extends Questions> = { [Name in keyof Asked]: Awaited<ReturnType<Asked[Name]>> };

/**
 * Asks them at once, so that they wait for the event loop once and not each in turn; inside a transaction, which has one
 * connection, one after the other.
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
