/** A full disk is reported to users and to monitoring. */
import fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freeDiskNeeded } from '../src/constants.ts';
import { isDiskFull } from '../src/db/unavailable.ts';
import { serveHealth } from '../src/http/health.ts';
import { jpeg } from './support/pictures.ts';
import { addWork, type Seller, upload, useWorld } from './support/world.ts';

const world = useWorld();
const services = () => world.backend.services;

const errorOf = (code: string) => Object.assign(new Error(`${code}: no more room, write`), { code });

/** Makes a method fail for the rest of a test. */
function failing<Name extends string>(target: Record<Name, unknown>, name: Name, error: Error): void {
  const original = target[name];
  target[name] = () => Promise.reject(error);
  onTestFinished(() => {
    target[name] = original;
  });
}

const save = (seller: Seller, headers: Record<string, string> = {}) =>
  seller.call({
    method: 'POST',
    url: '/product/product/create/new',
    body: { title: 'Harbour', type: 'art', category_id: 'cat_painting' },
    headers,
  });

describe('full disk', () => {
  it.each(['ENOSPC', 'EDQUOT', '53100'])('returns 503 with a localised message for %s', async (code) => {
    const seller = await world.seller();
    const error = new Error('Failed query: insert into works', { cause: errorOf(code) });
    failing(services().queries as never, 'transaction' as never, error);
    const answer = await save(seller);
    expect([answer.statusCode, answer.headers['retry-after'], answer.json().message]).toEqual([
      503,
      '60',
      'Our storage is full right now. Nothing was changed. Try again later.',
    ]);
    const japanese = await save(seller, { 'accept-language': 'ja' });
    expect(japanese.json().message).toContain('空き容量');
  });

  it('returns 503 for an upload and does not affect later saves', async () => {
    const seller = await world.seller();
    failing(services().pictures as never, 'write' as never, errorOf('ENOSPC'));
    expect((await upload(seller, await jpeg())).statusCode).toBe(503);
    await addWork(seller);
  });

  it('is recognised by the error message of the embedded database', () => {
    expect(isDiskFull(new Error('could not extend file "base/5/16384": No space left on device'))).toBe(true);
    expect(isDiskFull(new Error('duplicate key value violates unique constraint'))).toBe(false);
  });

  it('fails the readiness check but not the health check', async () => {
    const app = fastify();
    onTestFinished(() => app.close());
    let free = freeDiskNeeded - 1;
    serveHealth(
      app,
      services(),
      () => false,
      async () => free,
    );
    const ready = async () => {
      const answer = await app.inject({ url: '/readyz' });
      return [answer.statusCode, answer.json().trouble];
    };
    expect(await ready()).toEqual([503, 'disk']);
    expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
    free = freeDiskNeeded;
    expect(await ready()).toEqual([200, undefined]);
  });
});
