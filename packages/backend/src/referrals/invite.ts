/** Sending and resending invitations. */
import { referralLife, referralsADay } from '@smart-art/openapi/rules';
import { and, asc, eq } from 'drizzle-orm';
import { day } from '../constants.ts';
import type { Queries } from '../db/database.ts';
import { referrals, users } from '../db/schema/index.ts';
import { lockSeller } from '../general/agreement.ts';
import { HttpError, invalidField } from '../http/http-error.ts';
import { within } from '../http/rate-limit.ts';
import { newId, randomText } from '../ids.ts';
import type { Language, Wording } from '../messages/messages.ts';
import { recordDocuments, type StoredDocument } from '../platform/documents.ts';
import { enqueueMail } from '../platform/outbox.ts';
import { searchText, sortKey } from '../products/folding.ts';
import { nameOf } from '../profile/people.ts';
import type { Services } from '../services.ts';
import type { User } from '../session/session.ts';
import { linkOf, type ReferralRow } from './referral.ts';

export interface Invitation {
  inviter: User;
  name: string;
  email: string;
  message: string;
  attachment: StoredDocument | null;
  language: Language;
}

/** @throws HttpError 429 if the seller has reached the daily limit, until the oldest invitation is a day old */
async function requireRoom(tx: Queries, sellerId: string, now: Date): Promise<void> {
  const sent = await tx
    .select({ at: referrals.created_at })
    .from(referrals)
    .where(and(eq(referrals.seller_id, sellerId), within(referrals.created_at, day, now)))
    .orderBy(asc(referrals.created_at))
    .limit(referralsADay);
  const [first] = sent;
  if (!first || sent.length < referralsADay) return;
  const seconds = Math.max(1, Math.ceil((first.at.getTime() + day - now.getTime()) / 1000));
  throw new HttpError(
    429,
    { key: 'referralsUsed', values: { bound: referralsADay } },
    { headers: { 'retry-after': String(seconds) } },
  );
}

/** @throws HttpError 422 about the email */
async function requireStranger(tx: Queries, inviter: User, email: string): Promise<void> {
  if (email === inviter.email) throw invalidField('email', 'referralOfOneself');
  const [seller] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (seller) throw invalidField('email', 'referralOfSeller');
}

const greeting = (name: string): Wording => ({ key: 'referralMailGreeting', values: { name } });

/** Adds the invitation's mail to the outbox, with its attachment. */
export async function mailInvitation(
  tx: Queries,
  services: Services,
  row: ReferralRow,
  inviter: User,
  kind: 'invitation' | 'reminder',
): Promise<void> {
  const values = { inviter: nameOf(inviter) };
  await enqueueMail(tx, {
    to: row.email,
    language: row.language,
    subject: { key: kind === 'invitation' ? 'referralMailSubject' : 'referralReminderSubject', values },
    text: [
      greeting(row.name),
      { key: kind === 'invitation' ? 'referralMailInvites' : 'referralReminderInvites', values },
      { key: 'referralMailMessage', values: { message: row.message } },
      { key: 'referralMailLink', values: { until: row.expires_at.toISOString() } },
    ],
    action: { label: 'mailSignUp', link: linkOf(services, row) },
    documents: row.document_id ? [row.document_id] : [],
    now: services.now(),
  });
}

/**
 * Creates an invitation and queues its mail.
 *
 * @throws HttpError 422 if the address is the inviter's, a seller's or already invited; 429
 */
export async function invite(tx: Queries, services: Services, invitation: Invitation): Promise<ReferralRow> {
  const { inviter, attachment, language } = invitation;
  const now = services.now();
  const email = invitation.email.toLowerCase();
  const name = invitation.name.trim();
  await lockSeller(tx, inviter.id);
  await requireStranger(tx, inviter, email);
  await requireRoom(tx, inviter.id, now);
  if (attachment) await recordDocuments(tx, [attachment], now);
  const [row] = await tx
    .insert(referrals)
    .values({
      id: newId('inv'),
      seller_id: inviter.id,
      name,
      name_key: sortKey(name),
      email,
      email_key: sortKey(email),
      message: invitation.message.trim(),
      language,
      document_id: attachment?.id ?? null,
      token: randomText(),
      status: 'invited',
      expires_at: new Date(now.getTime() + referralLife),
      search_text: searchText([name, email]),
      created_at: now,
    })
    // A concurrent request may invite the same address; each address has at most one open invitation.
    .onConflictDoNothing()
    .returning();
  if (!row) throw invalidField('email', 'referralIsOpen');
  await mailInvitation(tx, services, row, inviter, 'invitation');
  return row;
}
