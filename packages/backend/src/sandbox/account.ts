/** Simulated account actions of other people: the operator, buyers, and time. */
import { personName, sidebarPermissions } from '@smart-art/openapi/rules';
import { eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { actorTypes, sessions, users } from '../db/schema/index.ts';
import { invalidField, notFound } from '../http/http-error.ts';
import { newId } from '../ids.ts';
import { personTexts } from '../profile/person-texts.ts';
import type { Services } from '../services.ts';
import { hashPassword } from '../session/password.ts';
import { findUser, type User } from '../session/session.ts';
import type { SandboxAction, SandboxField } from './action.ts';

type ActorType = User['actor_type'];

/** Types of people who work for the operator. */
const staff: readonly ActorType[] = ['super_admin', 'internal_user'];

const email: SandboxField = { name: 'email', label: 'Email', kind: 'text', required: true };

/** @throws HttpError 404 */
async function personNamed(queries: Queries, address: string | undefined): Promise<User> {
  const user = await findUser(queries, address ?? '');
  if (!user) throw notFound();
  return user;
}

interface NewPerson {
  email: string;
  firstname: string;
  lastname: string;
  actor_type: ActorType;
  password: string;
}

/** @throws HttpError 422 if the email has an account */
async function createPerson({ queries, now }: Services, person: NewPerson): Promise<string> {
  const { password, actor_type, ...names } = person;
  const permissions = staff.includes(actor_type) ? sidebarPermissions.map((name) => ({ name })) : [];
  const password_hash = await hashPassword(password);
  const id = newId('usr');
  const made = await queries
    .insert(users)
    .values({
      ...names,
      ...personTexts(names),
      id,
      email: person.email.toLowerCase(),
      password_hash,
      actor_type,
      roles: [{ name: actor_type, permissions }],
      created_at: now(),
    })
    .onConflictDoNothing()
    .returning();
  if (made.length === 0) throw invalidField('email', 'emailTaken');
  return id;
}

const person: SandboxAction = {
  id: 'accounts.person',
  area: 'Accounts',
  title: 'A person other than a seller joins',
  fields: [
    email,
    { name: 'firstname', label: 'First name', kind: 'text', required: true, initial: 'Aoi' },
    { name: 'lastname', label: 'Last name', kind: 'text', required: true, initial: 'Sato' },
    {
      name: 'actor_type',
      label: 'Role',
      kind: 'select',
      required: true,
      options: ['personal_buyer', 'company_buyer', 'super_admin', 'internal_user'],
    },
    { name: 'password', label: 'Password', kind: 'text', required: true, initial: 'gallery-wall' },
  ],
  async run(services, { email: address = '', firstname = '', lastname = '', actor_type, password = '' }) {
    const type = actorTypes.find((one) => one === actor_type) ?? 'personal_buyer';
    const id = await createPerson(services, { email: address, firstname, lastname, actor_type: type, password });
    return { message: `${personName(firstname, lastname)} has joined.`, id };
  },
};

const forcePasswordChange: SandboxAction = {
  id: 'accounts.force-password-change',
  area: 'Accounts',
  title: 'The operator requires a seller to change the password',
  fields: [email],
  async run({ queries }, input) {
    const { id, email: address } = await personNamed(queries, input.email);
    await queries.update(users).set({ change_password_at_login: true }).where(eq(users.id, id));
    return { message: `${address} can only open the password change.`, id };
  },
};

const expireSessions: SandboxAction = {
  id: 'accounts.expire-sessions',
  area: 'Accounts',
  title: 'A person’s sessions expire',
  fields: [email],
  async run({ queries, now }, input) {
    const { id, email: address } = await personNamed(queries, input.email);
    await queries.update(sessions).set({ expires_at: now() }).where(eq(sessions.user_id, id));
    return { message: `${address} has to sign in again.`, id };
  },
};

export const actions: SandboxAction[] = [person, forcePasswordChange, expireSessions];
