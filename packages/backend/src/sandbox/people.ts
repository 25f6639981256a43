/** Other sellers for the sandbox: found by email, or created. */
import { randomBytes } from 'node:crypto';
import { createSeller } from '../admin/accounts.ts';
import type { Services } from '../services.ts';
import { findUser, type User } from '../session/session.ts';
import type { SandboxField, SandboxInput } from './action.ts';

/** Fields that choose the acting person. */
export const personFields: readonly SandboxField[] = [
  {
    name: 'email',
    label: 'Email of the other seller',
    kind: 'text',
    required: true,
    initial: 'guest@example.com',
    hint: 'A new person is created if nobody has it',
  },
  { name: 'firstname', label: 'First name of a new person', kind: 'text', initial: 'Nagi' },
  { name: 'lastname', label: 'Last name of a new person', kind: 'text', initial: 'Saeki' },
];

/** The seller with an email; created with a random password if there is none. */
export async function otherSeller({ queries, now }: Services, input: SandboxInput): Promise<User> {
  const { email = '', firstname = 'Nagi', lastname = 'Saeki' } = input;
  const known = await findUser(queries, email);
  if (known) return known;
  const password = randomBytes(24).toString('base64url');
  return createSeller(queries, { email, password, firstname, lastname }, now());
}
