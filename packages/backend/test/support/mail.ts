/** Reads sent mails. */
import { desc, eq } from 'drizzle-orm';
import { sandbox_mails } from '../../src/db/schema/index.ts';
import { deliverOutbox } from '../../src/platform/deliver.ts';
import type { World } from './world.ts';

export interface ReadMail {
  subject: string;
  text: string;
}

/** The mails to an address, the latest first. */
export async function mailsTo({ backend }: World, email: string): Promise<ReadMail[]> {
  await deliverOutbox(backend.services);
  return backend.services.queries
    .select({ subject: sandbox_mails.subject, text: sandbox_mails.body })
    .from(sandbox_mails)
    .where(eq(sandbox_mails.recipient, email))
    .orderBy(desc(sandbox_mails.sent_at), desc(sandbox_mails.id));
}

/** The first group of a pattern in the latest mail to an address. */
export async function findInMail(world: World, email: string, pattern: RegExp): Promise<string> {
  const [mail] = await mailsTo(world, email);
  const found = pattern.exec(mail?.text ?? '')?.[1];
  if (!found) throw new Error(`The mail to ${email} has no ${pattern}: ${mail?.text}`);
  return found;
}
