import { type Operation, operations } from '@smart-art/openapi/walk';
import { and, eq, isNotNull } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { day } from '../src/constants.ts';
import { outbox } from '../src/db/schema/index.ts';
import { deliverOutbox } from '../src/platform/deliver.ts';
import { buildEstate, type Estate, idsFor, isOwnersAlone } from './support/estate/estate.ts';
import { canary } from './support/estate/plot.ts';
import {
  fieldsNamed,
  foreignRequests,
  idFields,
  invented,
  isForeign,
  isRead,
  mixedRequests,
} from './support/foreign-ids.ts';
import { freshSession } from './support/fresh-session.ts';
import { jpeg } from './support/pictures.ts';
import { clearRateLimits } from './support/rate-limits.ts';
import type { Files } from './support/requests.ts';
import { withoutSignatures } from './support/signatures.ts';
import { type Request, useWorld } from './support/world.ts';

const world = useWorld();
let estate: Estate;
/** Who has one of everything as well. */
let rival: Estate;
let files: Files;
let before: Map<string, string>;

const named = (some: readonly Operation[]) => some.map((operation) => [operation.operationId, operation] as const);
/** What was asked is wrong, is not the rival's, or is not there: in no case it is done. */
const refused = [400, 403, 404, 422];
/** Of a sign-up, which both have behind them. */
const [onceOnly, ofSignUp] = ['signUpServices', 'retrieveStripeData'];

let mixed = 0;
/** The fields of operations in which an id of the owner was sent, as `operationId.field`. */
const asked = new Set<string>();

/** Each time in a session of its own, for some calls end it, and as if it were the first for a long time. */
async function askAsRival(request: Request) {
  await clearRateLimits(world);
  const authorization = await freshSession(world, rival.owner.id);
  return world.call({ ...request, headers: { ...request.headers, authorization } });
}

/**
 * Asks as the rival, who must not learn anything: what the owner has is as if nobody had it.
 *
 * @param refusals how a call that names the owner's and would change something may be answered
 */
async function prove(operation: Operation, request: Request, refusals: readonly number[], name = ''): Promise<number> {
  const answer = await askAsRival(request);
  for (const field of fieldsNamed(estate, operation, request)) asked.add(`${operation.operationId}.${field}`);
  const told = `${name} ${request.method} ${request.url} ${String(request.body).slice(0, 400)}\n${answer.statusCode} ${answer.body.slice(0, 600)}`;
  expect(answer.statusCode, told).not.toBe(429);
  expect(answer.body.includes(canary), told).toBe(false);
  if (operation.session !== 'needed' || !isForeign(estate, operation, request)) return answer.statusCode;
  if (!isRead(operation)) expect(refusals, told).toContain(answer.statusCode);
  const nobodys = await askAsRival(invented(estate, operation, request));
  expect({ status: answer.statusCode, body: answer.body }, told).toEqual({
    status: nobodys.statusCode,
    body: nobodys.body,
  });
  return answer.statusCode;
}

/** What the owner sees, call by call. */
async function view(): Promise<Map<string, string>> {
  const seen = new Map<string, string>();
  for (const operation of operations.filter((one) => isRead(one) && isOwnersAlone(one))) {
    for (const request of foreignRequests(estate, operation, files, 8)) {
      const { statusCode, body } = await estate.owner.call(request);
      seen.set(`${operation.operationId} ${request.url}`, `${statusCode} ${withoutSignatures(body)}`);
    }
  }
  return seen;
}

/** What the house sends of the owner's doings is the owner's to see, too: nothing of it may come in between. */
async function everythingIsSent(): Promise<void> {
  const { services } = world.backend;
  await vi.waitFor(
    async () => {
      await deliverOutbox(services);
      const waiting = and(isNotNull(outbox.due_at), eq(outbox.attempts, 0));
      expect(await services.queries.select({ id: outbox.id }).from(outbox).where(waiting)).toEqual([]);
    },
    { timeout: 60_000 },
  );
}

beforeAll(async () => {
  // What an agreement comes to hangs on the day, and no day may begin between the two looks: at noon none does.
  const now = world.backend.services.now().getTime();
  world.pass(day - (now % day) + day / 2);
  files = { good: [await jpeg(40, 30)], bad: [] };
  estate = await buildEstate(world);
  rival = await buildEstate(world, 'rohrdommel');
  await everythingIsSent();
  before = await view();
});

it('knows what every id of the contract names', () => {
  const unknown = operations.flatMap((operation) =>
    operation.parameters
      .filter(({ in: place, schema }) => place === 'path' && !schema.enum)
      .filter(({ name }) => idsFor(estate, operation, name) === undefined)
      .map(({ name }) => `${operation.operationId}.${name}`),
  );
  expect(unknown).toEqual([]);
});

it('has one of everything', () => {
  const missing = operations.flatMap((operation) =>
    operation.parameters
      .filter((parameter) => parameter.in === 'path' && idsFor(estate, operation, parameter.name)?.length === 0)
      .map(({ name }) => `${operation.operationId}.${name}`),
  );
  expect(missing).toEqual([]);
});

it('plants what only the owner may read where the owner reads it', () => {
  const told = [...before].filter(([, body]) => body.includes(canary)).map(([name]) => name.split(' ')[0]);
  expect(new Set(told).size).toBeGreaterThan(operations.filter(isRead).length / 5);
});

it('shows each record that a call reads to its owner', () => {
  const fine = new Set([...before].filter(([, answer]) => answer.startsWith('2')).map(([name]) => name.split(' ')[0]));
  const reading = operations.filter((one) => isRead(one) && isOwnersAlone(one) && idFields(estate, one).length > 0);
  expect(reading.map(({ operationId }) => operationId).filter((name) => !fine.has(name))).toEqual([ofSignUp]);
});

describe('another seller', () => {
  it.each(named(operations))('gets nothing of the owner’s from %s', async (_, operation) => {
    for (const request of foreignRequests(estate, operation, files, 12)) await prove(operation, request, refused);
  });

  it.each(named(operations.filter((operation) => operation.session === 'needed')))(
    'gets nothing of the owner’s together with own things from %s',
    async (_, operation) => {
      for (const { name, requests } of mixedRequests(rival, estate, operation, files)) {
        if (requests.length === 0) throw new Error(`No request of ${operation.operationId} has ${name}.`);
        const seen: number[] = [];
        for (const request of requests) {
          mixed++;
          seen.push(await prove(operation, request, [...refused, 409], name));
          if (seen.at(-1) !== 409) break;
        }
        // Whoever asks of a record of their own what its state forbids has not got as far as the owner's.
        if (operation.operationId !== onceOnly) expect(seen.at(-1), name).not.toBe(409);
      }
    },
  );
});

it('has been asked with an id of the owner wherever one can be sent', () => {
  const fields = operations.flatMap((operation) =>
    idFields(estate, operation).map((field) => `${operation.operationId}.${field}`),
  );
  expect(fields.length).toBeGreaterThan(100);
  expect(fields.filter((field) => !asked.has(field))).toEqual([]);
  expect(mixed).toBeGreaterThan(60);
});

it('has left everything of the owner’s as it was', async () => {
  expect(await view()).toEqual(before);
});
