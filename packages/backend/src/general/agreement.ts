/** The disk-quota agreement (000 section 4): whether works and files may be added, and how much storage there is. */
import type { RunningTerm } from '@smart-art/openapi/rules';
import { eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { agreements } from '../db/schema/index.ts';
import { forbidden } from '../http/http-error.ts';

export type Agreement = typeof agreements.$inferSelect;

const gigabyte = 1024 ** 3;

export const bytesOf = (gigabytes: number) => gigabytes * gigabyte;

/** Total quota: from the subscription and from referrals. */
export const totalQuota = ({ quota_bytes, reward_bytes }: Agreement): number => quota_bytes + reward_bytes;

/** The calendar date of an instant, in UTC. */
export const dateOf = (now: Date) => now.toISOString().slice(0, 10);

/** Active, unless a paid subscription has ended or is unpaid. The end date itself is still active. */
export function isActive(agreement: Agreement, now: Date): boolean {
  if (agreement.payment_status !== 'paid') return false;
  return agreement.subscription_type === 'Free' || agreement.agreement_end_date >= dateOf(now);
}

export async function findAgreement(queries: Queries, sellerId: string): Promise<Agreement | undefined> {
  const [agreement] = await queries.select().from(agreements).where(eq(agreements.seller_id, sellerId));
  return agreement;
}

/**
 * Locks the seller: other writes to the library wait until the transaction ends, so that checks of the quota, counts
 * and a work's last photograph stay valid.
 */
export async function lockSeller(tx: Queries, sellerId: string): Promise<Agreement | undefined> {
  const [agreement] = await tx.select().from(agreements).where(eq(agreements.seller_id, sellerId)).for('update');
  return agreement;
}

/** @throws HttpError 403 with the message of 001 section 8 */
export function requireActive(agreement: Agreement | undefined, now: Date): Agreement {
  if (!agreement || !isActive(agreement, now)) throw forbidden('noActiveAgreement');
  return agreement;
}

/** The current paid disk quota in whole gigabytes, and its last day; null if there is none. */
export function runningTerm(agreement: Agreement | undefined, now: Date): RunningTerm | null {
  if (agreement?.services !== 'paid' || !isActive(agreement, now)) return null;
  return { quota_gb: Math.floor(agreement.quota_bytes / gigabyte), end_date: agreement.agreement_end_date };
}
