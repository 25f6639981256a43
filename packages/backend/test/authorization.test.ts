import { type Operation, operations } from '@smart-art/openapi/walk';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { day } from '../src/constants.ts';
import { users } from '../src/db/schema/index.ts';
import { freshSession } from './support/fresh-session.ts';
import { jpeg } from './support/pictures.ts';
import { type Files, plainRequestsOf } from './support/requests.ts';
import { type Request, type Seller, useWorld } from './support/world.ts';

const world = useWorld();
let files: Files;

beforeAll(async () => {
  files = { good: [await jpeg(40, 30)], bad: [] };
});

/** A valid request about records that do not exist. */
function requestOf(operation: Operation): Request {
  const [request] = fc.sample(
    plainRequestsOf(operation, () => [], files),
    { numRuns: 1, seed: 1 },
  );
  if (!request) throw new Error('no request was generated');
  return request;
}

const named = (some: readonly Operation[]) => some.map((operation) => [operation.operationId, operation] as const);
const withSession = operations.filter(({ session }) => session === 'needed');
const withAny = operations.filter(({ session }) => session !== 'none');

const send = (operation: Operation, authorization?: string) => {
  const { headers, ...request } = requestOf(operation);
  return world.call({ ...request, headers: { ...headers, ...(authorization && { authorization }) } });
};

/** A session of a seller whose account is updated to the given state first. */
async function sessionOf({ id }: Seller, state: Partial<typeof users.$inferInsert> = {}): Promise<string> {
  const { queries } = world.backend.services;
  if (Object.keys(state).length > 0) await queries.update(users).set(state).where(eq(users.id, id));
  return freshSession(world, id);
}

describe('without a session', () => {
  it.each(named(withSession))('%s returns 401', async (_, operation) => {
    const answer = await send(operation);
    expect(answer.statusCode, answer.body).toBe(401);
    expect(answer.headers['www-authenticate']).toBe('Bearer');
  });
});

describe('with an invalid token', () => {
  let tokens: string[];

  beforeAll(async () => {
    const seller = await world.seller();
    const ended = await sessionOf(seller);
    await world.call({ method: 'POST', url: '/sso/user-sign-in-logout', headers: { authorization: ended } });
    const old = await sessionOf(seller);
    world.pass(31 * day);
    const current = await sessionOf(seller);
    const tampered = current.slice(0, -1) + (current.endsWith('A') ? 'B' : 'A');
    tokens = [
      ended,
      tampered,
      old,
      `${current} `.repeat(2),
      'Bearer ',
      'Bearer null',
      'Basic YTpi',
      `${current}\u00e9`,
    ];
  });

  it.each(named(withAny))('%s returns 401', async (_, operation) => {
    for (const token of tokens) {
      const answer = await send(operation, token);
      expect(answer.statusCode, `${token} ${answer.body}`).toBe(401);
    }
  });
});

describe('without the permission', () => {
  let token = '';

  beforeAll(async () => {
    token = await sessionOf(await world.seller({ permissions: [] }));
  });

  /** Granted to everyone (001 section 6). */
  const always = ['sa-list-forum', 'sa-edit-referrals'];
  const guarded = operations.filter(
    (operation) => operation['x-permission'] && !always.includes(operation['x-permission']),
  );

  it.each(named(guarded))('%s returns 403', async (_, operation) => {
    const answer = await send(operation, token);
    expect(answer.statusCode, answer.body).toBe(403);
    expect(answer.json().message).toBe("You can't access this functionality");
  });

  it.each(named(operations.filter((one) => always.includes(one['x-permission'] ?? ''))))(
    '%s is granted to everyone',
    async (_, operation) => {
      const answer = await send(operation, token);
      expect(answer.statusCode, answer.body).not.toBe(403);
    },
  );
});

const states = [
  ['sign_up', 'with an incomplete sign-up', { current_step_no: 1 }],
  ['password_change', 'who must change the password', { change_password_at_login: true }],
] as const;

describe.each(states)('%s: a seller %s', (state, _, row) => {
  let token = '';

  beforeAll(async () => {
    token = await sessionOf(await world.seller(), row);
  });

  const closed = withSession.filter((operation) => !operation['x-allowed-while']?.includes(state));

  it.each(named(closed))('gets 403 from %s', async (__, operation) => {
    const answer = await send(operation, token);
    expect(answer.statusCode, answer.body).toBe(403);
  });
});
