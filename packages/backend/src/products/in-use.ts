/** What stands in the way of deleting a work (001 section 5). */
import { worksInCrowdfunding } from '../crowdfunding/in-use.ts';
import type { Queries } from '../db/database.ts';
import { Refusal } from '../http/refusal.ts';
import { type Language, type Wording, word } from '../messages/messages.ts';
import { worksInUse } from '../orders/in-use.ts';

/** What uses a work. */
async function usesOf(tx: Queries, workId: string): Promise<Wording[]> {
  const order = (await worksInUse(tx, [workId])).get(workId);
  const request = (await worksInCrowdfunding(tx, [workId])).get(workId);
  const uses: Wording[] = [];
  if (order) uses.push({ key: 'useInOrder', values: order });
  if (request) uses.push({ key: 'useInCrowdfunding', values: request });
  return uses;
}

const separators: Record<Language, string> = { en: ', ', ja: '、' };

/**
 * @param tx a transaction in which the seller's turn was taken
 * @throws Refusal 409 with what uses the work, in the person's language
 */
export async function refuseInUse(tx: Queries, workId: string, language: Language): Promise<void> {
  const found = await usesOf(tx, workId);
  if (found.length === 0) return;
  const uses = found.map((use) => word(language, use)).join(separators[language]);
  throw new Refusal(409, { key: 'workInUse', values: { uses } });
}
