/** Reads the mails that wait to be sent or were. */
import { and, desc, eq, sql } from 'drizzle-orm';
import { outbox } from '../../src/db/schema/index.ts';
import type { MailPayload } from '../../src/platform/outbox.ts';
import type { World } from './world.ts';

/** The mails to an address, the latest first. */
export async function mailsTo(world: World, email: string): Promise<MailPayload[]> {
  const rows = await world.backend.services.queries
    .select()
    .from(outbox)
    .where(and(eq(outbox.channel, 'mail'), eq(sql`${outbox.payload}->>'to'`, email)))
    .orderBy(desc(outbox.created_at), desc(outbox.id));
  return rows.map(({ payload }) => payload as MailPayload);
}

/** What a pattern finds in the latest mail to an address. */
export async function findInMail(world: World, email: string, pattern: RegExp): Promise<string> {
  const [mail] = await mailsTo(world, email);
  const found = pattern.exec(mail?.text ?? '')?.[1];
  if (!found) throw new Error(`The mail to ${email} has no ${pattern}: ${mail?.text}`);
  return found;
}
