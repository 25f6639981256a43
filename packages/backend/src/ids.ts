/** Identifiers, tokens and digests. */
import { createHash, randomBytes } from 'node:crypto';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** 26 characters of Crockford's base 32: 130 random bits. */
export function randomText(): string {
  return Array.from(randomBytes(26), (byte) => alphabet[byte & 31]).join('');
}

type SharedPrefix = 'usr' | 'viw' | 'imp' | 'wrk' | 'img' | 'att' | 'evt' | 'ntf' | 'out' | 'doc';
type AccountPrefix = 'ver';
type PaymentPrefix = 'pay' | 'txn';
type OrderPrefix = 'ord' | 'buy' | 'ret' | 'can' | 'ref' | 'ren' | 'led' | 'oms' | 'cnd';

type CommunityPrefix = 'exh' | 'sub' | 'frm' | 'msg' | 'inv';
type PiecePrefix = 'pce' | 'cmt' | 'cfr' | 'sup' | 'ctr' | 'cfm';

type IntegrationPrefix = 'con' | 'fbk' | 'slk' | 'slt' | 'smd' | 'bkt' | 'snd';

/** Prefixes of identifiers, one per kind of record. */
type Prefix =
  | AccountPrefix
  | IntegrationPrefix
  | SharedPrefix
  | PaymentPrefix
  | OrderPrefix
  | CommunityPrefix
  | PiecePrefix;

/** An unguessable identifier, such as `wrk_7h2k9q4m1x…`. */
export const newId = (prefix: Prefix) => `${prefix}_${randomText()}`;

/** A bearer token: 256 random bits. */
export const newToken = () => `sa_${randomBytes(32).toString('base64url')}`;

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
