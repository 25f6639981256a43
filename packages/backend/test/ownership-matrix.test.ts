import { type Operation, operations } from '@smart-art/openapi/walk';
import { and, eq, isNotNull } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { outbox } from '../src/db/schema/index.ts';
import { deliverOutbox } from '../src/platform/deliver.ts';
import { buildEstate, type Estate, idsFor, isOwnersAlone, isShared, privateIds } from './support/estate/estate.ts';
import { canary } from './support/estate/plot.ts';
import { freshSession } from './support/fresh-session.ts';
import { jpeg } from './support/pictures.ts';
import { type Files, plainRequestsOf } from './support/requests.ts';
import { withoutSignatures } from './support/signatures.ts';
import { type Request, type Seller, useWorld } from './support/world.ts';

const world = useWorld();
let estate: Estate;
let rival: Seller;
let files: Files;
let before: Map<string, string>;

const named = (some: readonly Operation[]) => some.map((operation) => [operation.operationId, operation] as const);
/** What was asked is wrong, is not the rival's, is not there, or was asked too often: in no case it is done. */
const refused = [400, 403, 404, 422, 429];

const isRead = ({ method }: Operation) => method === 'get';

/** Requests of an operation that the contract takes, about the owner's records wherever `mayName` lets one be named. */
function requestsAbout(operation: Operation, count: number, mayName = (_field: string) => true): Request[] {
  const known = (field: string) => (mayName(field) ? (idsFor(estate, operation, field) ?? []) : []);
  const sample = (bare: boolean) =>
    fc.sample(plainRequestsOf(operation, known, files, bare), { numRuns: count / 2, seed: 7 });
  return [...sample(true), ...sample(false)];
}

const textOf = ({ url, body }: Request) =>
  decodeURIComponent(url) + (Buffer.isBuffer(body) ? body.toString('latin1') : String(body ?? ''));

/** The same request about records that nobody has. */
function invented(operation: Operation, request: Request): Request {
  const other = (text: string) =>
    privateIds(estate, operation).reduce((held, id) => held.replaceAll(id, nobodysOf(id)), text);
  const { url, body } = request;
  const changed = Buffer.isBuffer(body) ? Buffer.from(other(body.toString('latin1')), 'latin1') : other(String(body));
  return { ...request, url: other(url), ...(body !== undefined && { body: changed }) };
}

/** As long as an id of ours, with the same prefix. */
const nobodysOf = (id: string) => id.replace(/(?<=_).*$/, (rest) => [...rest].reverse().join(''));

/** Each time in a session of its own: some calls end it. */
const askAsRival = async (request: Request) =>
  world.call({ ...request, headers: { ...request.headers, authorization: await freshSession(world, rival.id) } });

/** What the owner sees, call by call. */
async function view(): Promise<Map<string, string>> {
  const seen = new Map<string, string>();
  for (const operation of operations.filter((one) => isRead(one) && isOwnersAlone(one))) {
    for (const request of requestsAbout(operation, 8)) {
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
  files = { good: [await jpeg(40, 30)], bad: [] };
  estate = await buildEstate(world);
  rival = await world.seller();
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

describe('another seller', () => {
  it.each(named(operations))('gets nothing of the owner’s from %s', async (_, operation) => {
    // What others may change is theirs to change: this is about what they may not.
    const mayName = (field: string) => isRead(operation) || !isShared(operation, field);
    for (const request of requestsAbout(operation, 12, mayName)) {
      const answer = await askAsRival(request);
      const told = `${request.method} ${request.url} ${String(request.body).slice(0, 400)}\n${answer.statusCode} ${answer.body.slice(0, 600)}`;
      expect(answer.body.includes(canary), told).toBe(false);
      if (operation.session !== 'needed' || !privateIds(estate, operation).some((id) => textOf(request).includes(id)))
        continue;
      if (!isRead(operation)) expect(refused, told).toContain(answer.statusCode);
      if (answer.statusCode === 429) continue;
      const nobodys = await askAsRival(invented(operation, request));
      expect({ status: answer.statusCode, body: answer.body }, told).toEqual({
        status: nobodys.statusCode,
        body: nobodys.body,
      });
    }
  });
});

it('has left everything of the owner’s as it was', async () => {
  expect(await view()).toEqual(before);
});
