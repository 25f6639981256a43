/** Passwords are stored as argon2id hashes (OWASP's parameters, the library's defaults). */
import { hash, verify } from '@node-rs/argon2';

export const hashPassword = (password: string) => hash(password);

let someHash: Promise<string> | undefined;

/**
 * Checks a password against its hash. Without a hash (unknown email) a dummy is checked, so that timing does not reveal
 * which emails exist.
 */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  someHash ??= hashPassword('nobody has this password');
  const matches = await verify(passwordHash ?? (await someHash), password);
  return passwordHash !== undefined && matches;
}
