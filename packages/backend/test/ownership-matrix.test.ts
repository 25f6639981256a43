import { type Operation, operations } from '@smart-art/openapi/walk';
import { and, eq, isNotNull } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { day } from '../src/constants.ts';
import { outbox } from '../src/db/schema/index.ts';
import { deliverOutbox } from '../src/platform/deliver.ts';
import {
  fieldsNamed,
  foreignRequests,
  idFields,
  isForeign,
  isRead,
  mixedRequests,
  withUnknownIds,
} from './support/foreign-ids.ts';
import { freshSession } from './support/fresh-session.ts';
import { jpeg } from './support/pictures.ts';
import { clearRateLimits } from './support/rate-limits.ts';
import type { Files } from './support/requests.ts';
import { defaultMarker } from './support/seller-data/area.ts';
import { createSellerData, idsFor, isOwnersAlone, type SellerData } from './support/seller-data/seller-data.ts';
import { withoutSignatures } from './support/signatures.ts';
import { type Request, useWorld } from './support/world.ts';

const world = useWorld();
let ownerData: SellerData;
/** Another seller with the same kinds of records. */
let rival: SellerData;
let files: Files;
let before: Map<string, string>;

const named = (some: readonly Operation[]) => some.map((operation) => [operation.operationId, operation] as const);
/** Statuses of a rejected request. */
const rejected = [400, 403, 404, 422];
/** Operations of a sign-up, which both sellers have completed. */
const [onceOnly, ofSignUp] = ['signUpServices', 'retrieveStripeData'];

let mixedCount = 0;
/** The fields of operations in which an id of the owner was sent, as `operationId.field`. */
const testedFields = new Set<string>();

/** The rival's session; some calls end it. */
let authorization = '';

/** Calls that are rejected for their session or their number have no effect, so they are repeated without the cause. */
async function callAsRival(request: Request) {
  const call = () => world.call({ ...request, headers: { ...request.headers, authorization } });
  const answer = await call();
  if (answer.statusCode !== 401 && answer.statusCode !== 429) return answer;
  await clearRateLimits(world);
  authorization = await freshSession(world, rival.owner.id);
  return call();
}

/**
 * Sends a request as the rival, for whom records of the owner must be indistinguishable from missing ones.
 *
 * @param allowed statuses of a write that names a record of the owner
 */
async function expectNoAccess(
  operation: Operation,
  request: Request,
  allowed: readonly number[],
  name = '',
): Promise<number> {
  const answer = await callAsRival(request);
  for (const field of fieldsNamed(ownerData, operation, request)) testedFields.add(`${operation.operationId}.${field}`);
  const context = `${name} ${request.method} ${request.url} ${String(request.body).slice(0, 400)}\n${answer.statusCode} ${answer.body.slice(0, 600)}`;
  expect(answer.statusCode, context).not.toBe(429);
  expect(answer.body.includes(defaultMarker), context).toBe(false);
  if (operation.session !== 'needed' || !isForeign(ownerData, operation, request)) return answer.statusCode;
  if (!isRead(operation)) expect(allowed, context).toContain(answer.statusCode);
  const missing = await callAsRival(withUnknownIds(ownerData, operation, request));
  expect({ status: answer.statusCode, body: answer.body }, context).toEqual({
    status: missing.statusCode,
    body: missing.body,
  });
  return answer.statusCode;
}

/** The responses that the owner sees, by call. */
async function ownerResponses(): Promise<Map<string, string>> {
  const seen = new Map<string, string>();
  for (const operation of operations.filter((one) => isRead(one) && isOwnersAlone(one))) {
    for (const request of foreignRequests(ownerData, operation, files, 8)) {
      const { statusCode, body } = await ownerData.owner.call(request);
      seen.set(`${operation.operationId} ${request.url}`, `${statusCode} ${withoutSignatures(body)}`);
    }
  }
  return seen;
}

/** Deliveries are visible to the owner too, so all must be done before the first snapshot. */
async function deliverOutboxFully(): Promise<void> {
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
  // Agreements depend on the date, so start at noon: no day may begin between the two snapshots.
  const now = world.backend.services.now().getTime();
  world.pass(day - (now % day) + day / 2);
  files = { good: [await jpeg(40, 30)], bad: [] };
  ownerData = await createSellerData(world);
  rival = await createSellerData(world, 'rohrdommel');
  await deliverOutboxFully();
  before = await ownerResponses();
});

it('maps every path parameter of the contract to ids', () => {
  const unknown = operations.flatMap((operation) =>
    operation.parameters
      .filter(({ in: place, schema }) => place === 'path' && !schema.enum)
      .filter(({ name }) => idsFor(ownerData, operation, name) === undefined)
      .map(({ name }) => `${operation.operationId}.${name}`),
  );
  expect(unknown).toEqual([]);
});

it('has a record for every path parameter', () => {
  const missing = operations.flatMap((operation) =>
    operation.parameters
      .filter((parameter) => parameter.in === 'path' && idsFor(ownerData, operation, parameter.name)?.length === 0)
      .map(({ name }) => `${operation.operationId}.${name}`),
  );
  expect(missing).toEqual([]);
});

it('finds the marker in more than a fifth of the read operations', () => {
  const found = [...before].filter(([, body]) => body.includes(defaultMarker)).map(([name]) => name.split(' ')[0]);
  expect(new Set(found).size).toBeGreaterThan(operations.filter(isRead).length / 5);
});

it('lets the owner read each record', () => {
  const readable = new Set(
    [...before].filter(([, answer]) => answer.startsWith('2')).map(([name]) => name.split(' ')[0]),
  );
  const reading = operations.filter((one) => isRead(one) && isOwnersAlone(one) && idFields(ownerData, one).length > 0);
  expect(reading.map(({ operationId }) => operationId).filter((name) => !readable.has(name))).toEqual([ofSignUp]);
});

describe('another seller', () => {
  it.each(named(operations))('gets no data of the owner from %s', async (_, operation) => {
    for (const request of foreignRequests(ownerData, operation, files, 12))
      await expectNoAccess(operation, request, rejected);
  });

  it.each(named(operations.filter((operation) => operation.session === 'needed')))(
    'gets no data of the owner from %s when own and foreign ids are mixed',
    async (_, operation) => {
      for (const { name, requests } of mixedRequests(rival, ownerData, operation, files)) {
        if (requests.length === 0) throw new Error(`No request of ${operation.operationId} has ${name}.`);
        const seen: number[] = [];
        for (const request of requests) {
          mixedCount++;
          seen.push(await expectNoAccess(operation, request, [...rejected, 409], name));
          if (seen.at(-1) !== 409) break;
        }
        // A 409 for the state of an own record means that the owner's id was not checked.
        if (operation.operationId !== onceOnly) expect(seen.at(-1), name).not.toBe(409);
      }
    },
  );
});

it('covers every field that accepts an id', () => {
  const fields = operations.flatMap((operation) =>
    idFields(ownerData, operation).map((field) => `${operation.operationId}.${field}`),
  );
  expect(fields.length).toBeGreaterThan(100);
  expect(fields.filter((field) => !testedFields.has(field))).toEqual([]);
  expect(mixedCount).toBeGreaterThan(60);
});

it('leaves the data of the owner unchanged', async () => {
  expect(await ownerResponses()).toEqual(before);
});
