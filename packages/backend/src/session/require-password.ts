/** Asks the signed-in person for their password again, before actions that an open session alone must not allow. */
import { invalidField } from '../http/http-error.ts';
import type { Services } from '../services.ts';
import { isPassword } from './password.ts';
import type { Session } from './session.ts';
import { limited } from './sign-in-limit.ts';

export interface Claim {
  session: Session;
  /** IP address of the caller: failures count like those at sign-in. */
  address: string;
  password: string | undefined;
}

/** @throws HttpError 422 at `current_password` if it is missing or wrong, 429 after too many wrong ones */
export async function requirePassword(
  { queries, now }: Services,
  { session: { user }, address, password }: Claim,
): Promise<void> {
  if (!password) throw invalidField('current_password', 'passwordAgain');
  const attempt = { email: user.email, address, now: now() };
  const isTheirs = await limited(
    queries,
    attempt,
    async () => (await isPassword(password, user.password_hash)) || undefined,
  );
  if (!isTheirs) throw invalidField('current_password', 'passwordAgainWrong');
}
