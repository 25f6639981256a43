/** Email verification: a code sent by mail is exchanged for a token that is valid for an hour. */

import { randomBytes, randomInt } from 'node:crypto';
import { personName } from '@smart-art/openapi/rules';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { emailProof } from '../constants.ts';
import type { Queries } from '../db/database.ts';
import { email_verifications } from '../db/schema/index.ts';
import { invalidField } from '../http/http-error.ts';
import { newId, sha256 } from '../ids.ts';
import type { Language } from '../messages/messages.ts';
import { enqueueMail } from '../platform/outbox.ts';
import type { Services } from '../services.ts';
import { findUser } from '../session/session.ts';

const purpose = 'email code';
const signedText = (id: string, code: string) => `${id} ${code}`;

const newCode = () => randomInt(1_000_000).toString().padStart(6, '0');

/** Values shown in mails and error messages. */
const codeMinutes = emailProof.codeLife / 60_000;

type EmailProof = typeof email_verifications.$inferSelect;

/** Locks an email for this transaction, so that no two accounts can get it. */
export async function lockEmail(tx: Queries, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${email}, 3))`);
}

/**
 * Mails a new code, which invalidates earlier ones. If the email already has an account, the mail says so, and an
 * unknown random code is stored.
 *
 * @param email in lower case
 * @returns when the code expires
 */
export async function mailCode(
  { queries, installationKey, now }: Services,
  email: string,
  language: Language,
): Promise<Date> {
  const [id, code, at] = [newId('ver'), newCode(), now()];
  const expires_at = new Date(at.getTime() + emailProof.codeLife);
  await queries.transaction(async (tx) => {
    const known = await findUser(tx, email);
    await tx.insert(email_verifications).values({
      id,
      email,
      code_signature: installationKey.sign(purpose, signedText(id, code)),
      expires_at,
      created_at: at,
    });
    const mail = { to: email, language, now: at };
    if (known) {
      await enqueueMail(tx, {
        ...mail,
        subject: { key: 'otpKnownSubject' },
        name: personName(known.firstname, known.lastname),
        text: [{ key: 'otpKnownText' }],
        action: { label: 'mailSignIn', link: '/sign-in' },
      });
      return;
    }
    await enqueueMail(tx, {
      ...mail,
      subject: { key: 'otpMailSubject' },
      text: [{ key: 'otpMailText', values: { minutes: codeMinutes } }],
      secret: { text: code, installationKey },
    });
  });
  return expires_at;
}

/** Result of trying a code. */
type Tried = 'right' | 'otpWrong' | 'otpLate' | 'otpSpent' | 'otpUsed';

function judge({ installationKey, now }: Services, latest: EmailProof | undefined, code: string): Tried {
  if (!latest || latest.used_by) return 'otpWrong';
  if (latest.wrong_codes >= emailProof.wrongCodes) return 'otpSpent';
  if (latest.expires_at <= now()) return 'otpLate';
  if (!installationKey.isSigned(purpose, signedText(latest.id, code), latest.code_signature)) return 'otpWrong';
  // A code works once, so a stolen one is too late, and so is a second click.
  return latest.proof_hash ? 'otpUsed' : 'right';
}

/**
 * Exchanges the latest code mailed to an email for a proof, once.
 *
 * @returns the token, which is stored only as a digest
 * @throws HttpError 422 about otp
 */
export async function exchangeCode(
  services: Services,
  email: string,
  code: string,
): Promise<{ token: string; expires: Date }> {
  const { queries, now } = services;
  const token = `ver_${randomBytes(32).toString('base64url')}`;
  const expires = new Date(now().getTime() + emailProof.life);
  const tried = await queries.transaction(async (tx): Promise<Tried> => {
    const [latest] = await tx
      .select()
      .from(email_verifications)
      .where(eq(email_verifications.email, email))
      .orderBy(desc(email_verifications.created_at), desc(email_verifications.id))
      .limit(1)
      .for('update');
    const found = judge(services, latest, code);
    if (!latest) return found;
    const change =
      found === 'right'
        ? { proof_hash: sha256(token), proof_expires_at: expires }
        : { wrong_codes: found === 'otpWrong' ? latest.wrong_codes + 1 : latest.wrong_codes };
    await tx.update(email_verifications).set(change).where(eq(email_verifications.id, latest.id));
    return found;
  });
  if (tried !== 'right') throw invalidField('otp', tried, { attempts: emailProof.wrongCodes });
  return { token, expires };
}

/** The proof of a token for an email, also if already used; undefined if invalid. */
export async function findProof(
  queries: Queries,
  { email, token, now }: { email: string; token: string; now: Date },
): Promise<EmailProof | undefined> {
  const [proof] = await queries
    .select()
    .from(email_verifications)
    .where(
      and(
        eq(email_verifications.proof_hash, sha256(token)),
        eq(email_verifications.email, email),
        gt(email_verifications.proof_expires_at, now),
      ),
    );
  return proof;
}

/** Marks a proof as used, in the transaction that depends on it. */
export async function useProof(tx: Queries, proof: EmailProof, userId: string): Promise<void> {
  await tx.update(email_verifications).set({ used_by: userId }).where(eq(email_verifications.id, proof.id));
}
