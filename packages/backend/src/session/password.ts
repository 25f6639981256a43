/** Passwords are kept as argon2id hashes (OWASP's parameters, the library's defaults). */
import { hash, verify } from '@node-rs/argon2';

export const hashPassword = (password: string) => hash(password);

let someHash: Promise<string> | undefined;

/**
 * Whether the password is the one of the hash. Without a hash (nobody has that email) a password is checked all the
 * same, so that the time taken says nothing.
 */
export async function isPassword(password: string, held: string | undefined): Promise<boolean> {
  someHash ??= hashPassword('nobody has this password');
  const matches = await verify(held ?? (await someHash), password);
  return held !== undefined && matches;
}
