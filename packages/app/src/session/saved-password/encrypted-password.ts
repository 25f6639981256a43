import { SEALED } from '../session.ts';

/** Stores the encryption key of this device: it can be used but not read, by any script of this origin. */
export interface KeyStore {
  /** The key; undefined if there is none yet. */
  read(): Promise<CryptoKey | undefined>;
  /** Stores a key unless there is one. @returns the stored key */
  keep(key: CryptoKey): Promise<CryptoKey>;
}

const IV_BYTES = 12;

const toText = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
const toBytes = (text: string) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));

/**
 * Encrypts a password with AES-GCM, under a 256-bit key that cannot be exported from the browser.
 * @returns a value that is safe to put in local storage
 * @throws if the browser has no WebCrypto (plain http) or the key cannot be stored
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
 * @throws if the key is gone or the ciphertext was changed
 */
export async function decryptPassword(keys: KeyStore, encrypted: string): Promise<string> {
  const key = await keys.read();
  if (!key) throw new Error('The key of the saved password is gone.');
  const [iv = '', text = ''] = encrypted.slice(SEALED.length).split('.');
  const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: toBytes(iv) }, key, toBytes(text));
  return new TextDecoder().decode(opened);
}
