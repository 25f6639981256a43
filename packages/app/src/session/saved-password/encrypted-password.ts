import { SEALED } from '../session.ts';

/** What encrypts on this device: a key that can be used and not read, held where scripts of this origin find it. */
export interface KeyStore {
  /** The key; undefined where none was made yet. */
  read(): Promise<CryptoKey | undefined>;
  /** Keeps a key unless there is one already. @returns the key that is kept */
  keep(key: CryptoKey): Promise<CryptoKey>;
}

const IV_BYTES = 12;

const toText = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
const toBytes = (text: string) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));

/**
 * Encrypts a password with AES-GCM, under a 256-bit key that cannot be taken out of the browser.
 * @returns what may lie in local storage
 * @throws where the browser refuses WebCrypto (plain http) or the store refuses the key
 */
export async function encryptPassword(keys: KeyStore, password: string): Promise<string> {
  const known = await keys.read();
  const key =
    known ??
    (await keys.keep(await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])));
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const encrypted = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(password));
  return `${SEALED}${toText(iv)}.${toText(new Uint8Array(encrypted))}`;
}

/**
 * @param encrypted as returned by {@link encryptPassword}
 * @throws where the key is gone or somebody has changed the ciphertext
 */
export async function decryptPassword(keys: KeyStore, encrypted: string): Promise<string> {
  const key = await keys.read();
  if (!key) throw new Error('The key of the saved password is gone.');
  const [iv = '', text = ''] = encrypted.slice(SEALED.length).split('.');
  const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: toBytes(iv) }, key, toBytes(text));
  return new TextDecoder().decode(opened);
}
