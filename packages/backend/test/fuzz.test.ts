import { type Operation, operations } from '@smart-art/openapi/walk';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { freshSession } from './support/fresh-session.ts';
import { hostileRequests, longRunRequests } from './support/hostile-requests.ts';
import { jpeg, pixelFlood, svg } from './support/pictures.ts';
import { clearRateLimits } from './support/rate-limits.ts';
import { type Files, requestsOf } from './support/requests.ts';
import { isGate } from './support/scope.ts';
import { createSellerData, idsFor, type SellerData } from './support/seller-data/seller-data.ts';
import { type Request, useWorld } from './support/world.ts';

/** A number of runs, not a time limit, so that every machine sends the same requests. `npm run fuzz` sends more. */
const runs = Number(process.env.FUZZ_RUNS ?? (isGate ? 2 : 20));
const seed = Number(process.env.FUZZ_SEED ?? 20_261_121);
const hour = 3_600_000;
/** How often the hostile requests are sent, each time with other texts. */
const rounds = isGate ? 1 : 8;
/** The CPU time allowed for a request, in microseconds. Unlike a duration, it does not depend on the machine's load. */
const hang = 10_000_000;

const world = useWorld();
let sellerData: SellerData;
let authorization = '';
let files: Files;
/** Patterns already tested with long texts. */
const testedPatterns = new Set<string>();

const signIn = async () => {
  authorization = await freshSession(world, sellerData.owner.id);
};

beforeAll(async () => {
  sellerData = await createSellerData(world);
  files = { good: [await jpeg()], bad: [svg, Buffer.alloc(0), Buffer.from('no picture'), await pixelFlood()] };
  await signIn();
});

const shown = ({ method, url, headers, body }: Request) =>
  [method, url.slice(0, 500), JSON.stringify(headers)?.slice(0, 500), String(body).slice(0, 500)].join('\n');

/** @returns the status @throws if the response violates the contract or takes too much CPU time */
async function send(operation: Operation, request: Request): Promise<number> {
  const start = process.cpuUsage();
  const { statusCode, body } = await world.call({ ...request, headers: { ...request.headers, authorization } });
  const { user, system } = process.cpuUsage(start);
  const summary = `${statusCode} ${body.slice(0, 500)}\n${shown(request)}`;
  if (user + system > hang) throw new Error(`Takes ${(user + system) / 1e6} s: ${summary}`);
  if (statusCode >= 500 || !Object.hasOwn(operation.responses, statusCode)) throw new Error(`Returns ${summary}`);
  if (statusCode !== 304) expect(() => JSON.parse(body), summary).not.toThrow();
  return statusCode;
}

async function check(operation: Operation, request: Request): Promise<void> {
  const status = await send(operation, request);
  // Otherwise the next requests would be rejected, too.
  if (status === 401) await signIn();
  if (status !== 429) return;
  await clearRateLimits(world);
  world.pass(hour);
  await send(operation, request);
}

/** @throws with the request, the response and the command that repeats it */
async function checkOperation(operation: Operation): Promise<void> {
  const known = (field: string) => idsFor(sellerData, operation, field) ?? [];
  const property = fc.asyncProperty(requestsOf(operation, known, files), (request) => check(operation, request));
  const { failed, errorInstance } = await fc.check(property, { numRuns: runs, seed });
  if (!failed) return;
  const again = `npm run fuzz -w @smart-art/backend -- --runs=${runs} --seed=${seed} --only=${operation.operationId}`;
  throw new Error(`${errorInstance instanceof Error ? errorInstance.message : String(errorInstance)}\n${again}`);
}

describe.each(operations.map((operation) => [operation.operationId, operation] as const))('%s', (_, operation) => {
  it('conforms to the contract for generated requests', () => checkOperation(operation));

  it('conforms to the contract for hostile requests', async () => {
    const known = (field: string) => idsFor(sellerData, operation, field) ?? [];
    for (let round = 0; round < rounds; round++)
      for (const request of hostileRequests(operation, known, files, round)) await check(operation, request);
    const seenPatterns = new Set(testedPatterns);
    for (const request of longRunRequests(operation, known, files, seenPatterns)) await check(operation, request);
    // Only now, because the test may be retried.
    for (const pattern of seenPatterns) testedPatterns.add(pattern);
  });
});
