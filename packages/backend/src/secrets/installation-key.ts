/** The key of this installation: signs URLs and encrypts secrets at rest. */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { isNull } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { site_settings } from '../db/schema/index.ts';

export interface InstallationKey {
  /** A URL-safe signature of a text for a purpose. */
  sign(purpose: string, text: string): string;
  isSigned(purpose: string, text: string, signature: string): boolean;
  /** Encrypts a secret for a purpose (AES-256-GCM); it cannot be decrypted for another purpose. */
  seal(purpose: string, secret: string): string;
  /** @throws if it was not encrypted with this key for this purpose */
  open(purpose: string, sealed: string): string;
}

const algorithm = 'aes-256-gcm';
const tagLength = 16;
const ivLength = 12;

function keyFrom(secret: Buffer): InstallationKey {
  const derived = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  const sign = (purpose: string, text: string) =>
    createHmac('sha256', derived(`sign ${purpose}`))
      .update(text)
      .digest('base64url');
  return {
    sign,
    isSigned(purpose, text, signature) {
      const [expected, given] = [Buffer.from(sign(purpose, text)), Buffer.from(signature)];
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
    seal(purpose, secretText) {
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv(algorithm, derived(`seal ${purpose}`), iv, { authTagLength: tagLength });
      const body = Buffer.concat([cipher.update(secretText, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(purpose, sealed) {
      const whole = Buffer.from(sealed, 'base64url');
      const iv = whole.subarray(0, ivLength);
      const decipher = createDecipheriv(algorithm, derived(`seal ${purpose}`), iv, { authTagLength: tagLength });
      decipher.setAuthTag(whole.subarray(ivLength, ivLength + tagLength));
      return Buffer.concat([decipher.update(whole.subarray(ivLength + tagLength)), decipher.final()]).toString('utf8');
    },
  };
}

/**
 * The installation key: HOUSE_KEY if set (64 hexadecimal digits), else one created at the first start and stored in the
 * database.
 */
export async function openInstallationKey(queries: Queries, configured: string | undefined): Promise<InstallationKey> {
  if (configured) return keyFrom(Buffer.from(configured, 'hex'));
  const made = randomBytes(32).toString('hex');
  await queries.update(site_settings).set({ house_key: made }).where(isNull(site_settings.house_key));
  const [settings] = await queries.select({ key: site_settings.house_key }).from(site_settings);
  return keyFrom(Buffer.from(settings?.key ?? made, 'hex'));
}
