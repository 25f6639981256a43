/** Messages to the company (001 sections 3 to 5). */
import { randomBytes } from 'node:crypto';
import type { components } from '@smart-art/openapi/product';
import { and, eq, gt } from 'drizzle-orm';
import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js';
import { captchaProofLife } from '../constants.ts';
import type { Queries } from '../db/database.ts';
import { captcha_proofs, contact_messages } from '../db/schema/index.ts';
import { refuseField } from '../http/refusal.ts';
import { newId, sha256 } from '../ids.ts';
import type { Language } from '../messages/messages.ts';
import { enqueueMail } from '../platform/outbox.ts';
import type { Services } from '../services.ts';

export type ContactInput = components['schemas']['ContactInput'];

/** Keeps that a captcha was solved. @returns the proof, which is stored only as a digest */
export async function keepProof(queries: Queries, now: Date): Promise<{ proof: string; expiresAt: Date }> {
  const proof = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + captchaProofLife);
  await queries.insert(captcha_proofs).values({ proof_hash: sha256(proof), expires_at: expiresAt });
  return { proof, expiresAt };
}

/** @throws Refusal 422 where it was used, has expired or never was */
async function useProof(tx: Queries, proof: string, now: Date): Promise<void> {
  const [used] = await tx
    .delete(captcha_proofs)
    .where(and(eq(captcha_proofs.proof_hash, sha256(proof)), gt(captcha_proofs.expires_at, now)))
    .returning();
  if (!used) throw refuseField('captcha_proof', 'captchaInvalid');
}

/** The library throws at a code that no country has. */
const callingCodes: ReadonlySet<string> = new Set(getCountries().map((country) => getCountryCallingCode(country)));

/** Takes `81-JP` apart. */
function phoneCodeOf(text: string): { code: string; countryId: string } {
  const cut = text.lastIndexOf('-');
  return { code: text.slice(0, cut).replace(/\D/g, ''), countryId: text.slice(cut + 1) };
}

/**
 * Keeps a message and has it mailed to the company.
 *
 * @returns its id
 * @throws Refusal 422
 */
export async function keepContactMessage(
  tx: Queries,
  { config }: Services,
  input: ContactInput,
  language: Language,
  now: Date,
): Promise<string> {
  const { code, countryId } = phoneCodeOf(input.phoneCode);
  if (!callingCodes.has(code)) throw refuseField('phoneCode', 'phoneCodeWrong');
  const number = parsePhoneNumberFromString(input.contactNumber, { defaultCallingCode: code });
  if (!number?.isPossible()) throw refuseField('contactNumber', 'contactNumberWrong');
  await useProof(tx, input.captcha_proof, now);
  const message = {
    id: newId('con'),
    firstname: input.firstname.trim(),
    lastname: input.lastname.trim(),
    email: input.email,
    phone_code: `+${code}`,
    country_id: countryId,
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
    link: `${config.publicUrl}/contact-us/reply/${message.id}`,
    replyTo: email,
    now,
  });
  return message.id;
}
