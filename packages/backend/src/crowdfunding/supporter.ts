/** Supporters, identified by email. */
import { eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { supporters } from '../db/schema/index.ts';
import { newId } from '../ids.ts';
import type { SupporterRow } from './contribution.ts';

/** Finds or creates the supporter with this email. */
export async function supporterFor(
  tx: Queries,
  person: Omit<SupporterRow, 'id' | 'created_at'>,
  now: Date,
): Promise<SupporterRow> {
  const email = person.email.toLowerCase();
  await tx
    .insert(supporters)
    .values({ ...person, id: newId('sup'), email, created_at: now })
    .onConflictDoNothing({ target: supporters.email });
  const [row] = await tx.select().from(supporters).where(eq(supporters.email, email));
  if (!row) throw new Error('the supporter was not written');
  return row;
}
