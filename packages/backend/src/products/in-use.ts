/** What stands in the way of deleting a work (001 section 5). */
import { worksInCrowdfunding } from '../crowdfunding/in-use.ts';
import type { Queries } from '../db/database.ts';
import { Refusal } from '../http/refusal.ts';
import { type Language, word } from '../messages/messages.ts';

/** @throws Refusal 409 with what uses the work */
export async function refuseInUse(tx: Queries, workId: string, language: Language): Promise<void> {
  const requests = [...(await worksInCrowdfunding(tx, [workId])).values()];
  const uses = requests.map(({ title }) => word(language, { key: 'useInCrowdfunding', values: { title } }));
  if (uses.length > 0) throw new Refusal(409, { key: 'workInUse', values: { uses: uses.join(', ') } });
}
