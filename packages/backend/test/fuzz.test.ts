import { type Operation, operations } from '@smart-art/openapi/walk';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildEstate, type Estate, idsFor } from './support/estate/estate.ts';
import { freshSession } from './support/fresh-session.ts';
import { hostileRequests, longRunRequests } from './support/hostile-requests.ts';
import { jpeg, pixelFlood, svg } from './support/pictures.ts';
import { clearRateLimits } from './support/rate-limits.ts';
import { type Files, requestsOf } from './support/requests.ts';
import { isGate } from './support/scope.ts';
import { type Request, useWorld } from './support/world.ts';

/** Bounded by a number, not by a time: the same requests wherever it runs. `npm run fuzz` asks for more. */
const runs = Number(process.env.FUZZ_RUNS ?? (isGate ? 2 : 20));
const seed = Number(process.env.FUZZ_SEED ?? 20_261_121);
const hour = 3_600_000;
/** The list of what hurts is walked so many times, each time with other texts in each place. */
const rounds = isGate ? 1 : 8;
/** What a request may keep the processor busy for, in microseconds: however busy the machine is with other things. */
const hang = 10_000_000;

const world = useWorld();
let estate: Estate;
let authorization = '';
let files: Files;
/** Patterns that were sent long texts. */
const met = new Set<string>();

const enter = async () => {
  authorization = await freshSession(world, estate.owner.id);
};

beforeAll(async () => {
  estate = await buildEstate(world);
  files = { good: [await jpeg()], bad: [svg, Buffer.alloc(0), Buffer.from('no picture'), await pixelFlood()] };
  await enter();
});

const shown = ({ method, url, headers, body }: Request) =>
  [method, url.slice(0, 500), JSON.stringify(headers)?.slice(0, 500), String(body).slice(0, 500)].join('\n');

/** @returns the status @throws where the answer is not the contract's, or everybody else was kept waiting */
async function ask(operation: Operation, request: Request): Promise<number> {
  const start = process.cpuUsage();
  const { statusCode, body } = await world.call({ ...request, headers: { ...request.headers, authorization } });
  const { user, system } = process.cpuUsage(start);
  const told = `${statusCode} ${body.slice(0, 500)}\n${shown(request)}`;
  if (user + system > hang) throw new Error(`Takes ${(user + system) / 1e6} s: ${told}`);
  if (statusCode >= 500 || !Object.hasOwn(operation.responses, statusCode)) throw new Error(`Answers ${told}`);
  if (statusCode !== 304) expect(() => JSON.parse(body), told).not.toThrow();
  return statusCode;
}

async function hold(operation: Operation, request: Request): Promise<void> {
  const status = await ask(operation, request);
  // So that the next request gets further than the door.
  if (status === 401) await enter();
  if (status !== 429) return;
  await clearRateLimits(world);
  world.pass(hour);
  await ask(operation, request);
}

/** @throws what was sent, what came back, and how to send it again */
async function prove(operation: Operation): Promise<void> {
  const known = (field: string) => idsFor(estate, operation, field) ?? [];
  const property = fc.asyncProperty(requestsOf(operation, known, files), (request) => hold(operation, request));
  const { failed, errorInstance } = await fc.check(property, { numRuns: runs, seed });
  if (!failed) return;
  const again = `npm run fuzz -w @smart-art/backend -- --runs=${runs} --seed=${seed} --only=${operation.operationId}`;
  throw new Error(`${errorInstance instanceof Error ? errorInstance.message : String(errorInstance)}\n${again}`);
}

describe.each(operations.map((operation) => [operation.operationId, operation] as const))('%s', (_, operation) => {
  it('answers whatever is sent as the contract says', () => prove(operation));

  it('answers what hurts as the contract says', async () => {
    const known = (field: string) => idsFor(estate, operation, field) ?? [];
    for (let round = 0; round < rounds; round++)
      for (const request of hostileRequests(operation, known, files, round)) await hold(operation, request);
    const tried = new Set(met);
    for (const request of longRunRequests(operation, known, files, tried)) await hold(operation, request);
    // Not before: the test may be tried again.
    for (const pattern of tried) met.add(pattern);
  });
});
