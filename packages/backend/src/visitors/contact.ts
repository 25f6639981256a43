/** Messages to the company (001 sections 3 to 5). */
import { randomBytes } from 'node:crypto';
import type { components } from '@smart-art/openapi/product';
import { and, eq, gt } from 'drizzle-orm';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { countryOfPhoneCode } from '../account/countries.ts';
import { captchaProofLife } from '../constants.ts';
import type { Queries } from '../db/database.ts';
import { captcha_proofs, contact_messages } from '../db/schema/index.ts';
import { invalidField } from '../http/http-error.ts';
import { newId, sha256 } from '../ids.ts';
import type { Language } from '../messages/messages.ts';
import { enqueueMail } from '../platform/outbox.ts';
import type { Services } from '../services.ts';

export type ContactInput = components['schemas']['ContactInput'];

/** Records a solved captcha. @returns the proof, which is stored only as a digest */
export async function keepProof(queries: Queries, now: Date): Promise<{ proof: string; expiresAt: Date }> {
  const proof = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + captchaProofLife);
  await queries.insert(captcha_proofs).values({ proof_hash: sha256(proof), expires_at: expiresAt });
  return { proof, expiresAt };
}

/** @throws HttpError 422 if it is used, expired or unknown */
async function useProof(tx: Queries, proof: string, now: Date): Promise<void> {
  const [used] = await tx
    .delete(captcha_proofs)
    .where(and(eq(captcha_proofs.proof_hash, sha256(proof)), gt(captcha_proofs.expires_at, now)))
    .returning();
  if (!used) throw invalidField('captcha_proof', 'captchaInvalid');
}

/**
 * Stores a message and queues its mail to the company.
 *
 * @returns its id
 * @throws HttpError 422
 */
export async function keepContactMessage(
  tx: Queries,
  { config }: Services,
  input: ContactInput,
  language: Language,
  now: Date,
): Promise<string> {
  const country_id = countryOfPhoneCode(input.phoneCode);
  if (!country_id) throw invalidField('phoneCode', 'phoneCodeWrong');
  const number = parsePhoneNumberFromString(input.contactNumber, country_id);
  if (!number?.isPossible()) throw invalidField('contactNumber', 'contactNumberWrong');
  await useProof(tx, input.captcha_proof, now);
  const message = {
    id: newId('con'),
    firstname: input.firstname.trim(),
    lastname: input.lastname.trim(),
    email: input.email,
    phone_code: `+${number.countryCallingCode}`,
    country_id,
    contact_number: input.contactNumber,
    company: input.company.trim(),
    message: input.message.trim(),
    language,
    created_at: now,
  };
  await tx.insert(contact_messages).values(message);
  const { firstname, lastname, email, company } = message;
  await enqueueMail(tx, {
    to: config.outside.companyEmail,
    language: 'en',
    subject: { key: 'contactMailSubject', values: { firstname, lastname } },
    text: [
      { key: 'contactMailFrom', values: { firstname, lastname, company, email, phone: number.formatInternational() } },
      { key: 'contactMailText', values: { message: message.message } },
    ],
    // Answered by email: the super admin's page for it belongs to another client (001 section 3).
    replyTo: email,
    hasClosing: false,
    now,
  });
  return message.id;
}
