/** No input may stall validation, which runs on the thread that serves all requests. */
import { Worker } from 'node:worker_threads';
import { type Operation, operations, type Schema } from '@smart-art/openapi/walk';
import { describe, expect, it } from 'vitest';
import { jsonBodyLimit, shortBodyLimit } from '../src/constants.ts';
import { createChecker } from '../src/http/checker.ts';
import { distinctCharacters } from './support/hostile-texts.ts';
import type { NamedPattern } from './support/pattern-worker.ts';
import { useWorld } from './support/world.ts';

/** A quadratic pattern needs minutes for one text, a linear one some milliseconds. */
const hang = 20_000;
const length = 1_000_000;

/** Every schema with a pattern in both documents, including responses. */
function* schemasIn(node: unknown, seen = new Set<unknown>()): Generator<Schema> {
  if (typeof node !== 'object' || node === null || seen.has(node)) return;
  seen.add(node);
  if ('pattern' in node && typeof node.pattern === 'string') yield node as Schema;
  for (const part of Object.values(node)) yield* schemasIn(part, seen);
}

function patternsOf(all: readonly Operation[]): NamedPattern[] {
  const found = new Map<string, NamedPattern>();
  for (const operation of all) {
    for (const { pattern = '', examples = [] } of schemasIn(operation)) {
      const known = found.get(pattern) ?? { name: operation.operationId, pattern, examples: [] };
      found.set(pattern, { ...known, examples: [...known.examples, ...examples.map(String)] });
    }
  }
  return [...found.values()];
}

/**
 * @param limit how long one text may take, in milliseconds
 * @returns the pattern that timed out; undefined if all finished
 */
async function firstThatHangs(patterns: readonly NamedPattern[], limit: number): Promise<string | undefined> {
  const worker = new Worker(new URL('./support/pattern-worker.ts', import.meta.url), {
    workerData: { patterns, length },
  });
  let at = '';
  let lastMessage = process.hrtime.bigint();
  const { promise, resolve, reject } = Promise.withResolvers<string | undefined>();
  worker.on('message', ({ name, count }: { name: string; count: number }) => {
    at = `${name}, text ${count}`;
    lastMessage = process.hrtime.bigint();
  });
  worker.on('error', reject);
  worker.on('exit', () => resolve(undefined));
  const watch = setInterval(() => {
    if (process.hrtime.bigint() - lastMessage > BigInt(limit) * 1_000_000n) resolve(at);
  }, 500);
  try {
    return await promise;
  } finally {
    clearInterval(watch);
    await worker.terminate();
  }
}

const patterns = patternsOf(operations);

describe('contract patterns', () => {
  it('are collected with the characters they distinguish', () => {
    expect(patterns.length).toBeGreaterThan(40);
    expect(distinctCharacters('^[a-z ]*[a-z][a-z ]*$').length).toBe(3);
  });

  it('finish within the time limit for hostile input', async () => {
    expect(await firstThatHangs(patterns, hang)).toBeUndefined();
  });

  it('would be reported if one took quadratic time', async () => {
    const slow = { name: 'slow', pattern: '^[a-z ]*[a-z][a-z ]*$', examples: [] };
    expect(await firstThatHangs([slow], 3000)).toContain('slow');
  });

  it('are not tried on a text that is far too long, which reports only maxLength', () => {
    const ajv = createChecker({});
    const validate = ajv.compile({ type: 'string', maxLength: 10, pattern: '^a+$' });
    const keywordsOf = (text: string) => {
      validate(text);
      return (validate.errors ?? []).map(({ keyword, params }) => [keyword, params]);
    };
    expect(keywordsOf('b')).toEqual([['pattern', { pattern: '^a+$' }]]);
    expect(keywordsOf('b'.repeat(21))).toEqual([['maxLength', { limit: 10 }]]);
    expect(keywordsOf('aaa')).toEqual([]);
  });

  it('and formats finish on long repetitive texts', () => {
    const ajv = createChecker({});
    const names = new Set(
      JSON.stringify(operations, (key, value) => (key === 'responses' ? undefined : value)).matchAll(
        /"format":"([\w-]+)"/g,
      ),
    );
    for (const format of new Set([...names].map(([, name = '']) => name))) {
      if (format === 'binary') continue;
      const validate = ajv.compile({ type: 'string', format });
      for (const text of ['a', '/', '%41', ':', '0', 'https://a', '-', ' ', 't'])
        for (const end of ['', '<', '\u0001']) validate(text.repeat(length / text.length) + end);
    }
  });
});

describe('request body', () => {
  const world = useWorld();

  it('over the size limit of its operation returns 413', async () => {
    const seller = await world.seller();
    const send = (bytes: number) =>
      seller.call({ method: 'POST', url: '/product/order-message', body: { message: 'a'.repeat(bytes) } });
    expect((await send(shortBodyLimit)).statusCode).toBe(413);
    const named = await send(shortBodyLimit / 2);
    expect(named.statusCode).toBe(422);
    expect(named.json().errors).toHaveProperty('message');
    const japanese = await seller.call({
      method: 'POST',
      url: '/product/order-message',
      body: { message: 'a'.repeat(jsonBodyLimit) },
      headers: { 'accept-language': 'ja' },
    });
    expect(japanese.json().message).toMatch(/[\u3040-\u30ff]/);
  });
});
