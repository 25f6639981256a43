import { lte } from 'drizzle-orm';
import { day } from '../constants.ts';
import { email_verifications, password_resets, sign_in_tickets } from '../db/schema/index.ts';
import type { Job } from '../platform/jobs.ts';
import { indexPeople } from '../profile/person-texts.ts';

/** Removes expired secrets and tickets, and email proofs older than a day. */
const removeExpired: Job = async ({ queries, now }) => {
  await queries.delete(password_resets).where(lte(password_resets.expires_at, now()));
  await queries.delete(sign_in_tickets).where(lte(sign_in_tickets.expires_at, now()));
  const before = new Date(now().getTime() - day);
  await queries.delete(email_verifications).where(lte(email_verifications.created_at, before));
};

/** Time-driven cleanup of accounts. */
export const jobs: Job[] = [indexPeople, removeExpired];
