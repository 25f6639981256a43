import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPublicAddress, OutgoingFailure, openOutgoing } from './safe-fetch.ts';

let server: Server;
let port = 0;
let hits = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    hits += 1;
    if (request.url === '/redirect') return response.writeHead(302, { location: '/ok' }).end();
    if (request.url === '/large') return response.end('x'.repeat(5000));
    if (request.url === '/slow') return undefined;
    return request.pipe(response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const request = { body: 'hello', contentType: 'text/plain', timeout: 500, maxBytes: 1000 };

const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => 'taken',
    (error: unknown) => (error instanceof OutgoingFailure ? error.reason : String(error)),
  );

describe('address', () => {
  it.each([
    '127.0.0.1',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '198.18.0.1',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    'fd00:ec2::254',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::7f00:1',
    '2002:7f00:1::',
    '2001::1',
    '2001:db8::1',
    'not an address',
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['8.8.8.8', '203.0.114.1', '2606:4700::1111'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});

describe('outgoing request', () => {
  it.each([
    (own: number) => `http://127.0.0.1:${own}/`,
    (own: number) => `http://2130706433:${own}/`,
    (own: number) => `http://0x7f.1:${own}/`,
    (own: number) => `http://0177.0.0.1:${own}/`,
    (own: number) => `http://[::1]:${own}/`,
    (own: number) => `http://[::ffff:7f00:1]:${own}/`,
    (own: number) => `http://localhost:${own}/`,
    (own: number) => `http://user:password@8.8.8.8:${own}/`,
    () => 'http://169.254.169.254/latest/meta-data/',
    () => 'ftp://example.com/',
    () => 'file:///etc/passwd',
    () => 'nonsense',
  ])('is not sent to %s', async (address) => {
    const before = hits;
    expect(await reasonOf(openOutgoing([]).post(address(port), request))).toBe('refused_address');
    expect(hits).toBe(before);
  });

  it('is sent to an allowed host, at the allowed port only', async () => {
    const outgoing = openOutgoing([`127.0.0.1:${port}`]);
    expect(await outgoing.post(`http://127.0.0.1:${port}/`, request)).toEqual({ status: 200, body: 'hello' });
    expect(await reasonOf(outgoing.post(`http://127.0.0.1:${port + 1}/`, request))).toBe('refused_address');
  });

  it('does not follow redirects', async () => {
    const before = hits;
    const answer = await openOutgoing([`127.0.0.1:${port}`]).post(`http://127.0.0.1:${port}/redirect`, request);
    expect([answer.status, hits - before]).toEqual([302, 1]);
  });

  it('is aborted if the response is too large or too slow', async () => {
    const outgoing = openOutgoing([`127.0.0.1:${port}`]);
    expect(await reasonOf(outgoing.post(`http://127.0.0.1:${port}/large`, request))).toBe('too_large');
    expect(await reasonOf(outgoing.post(`http://127.0.0.1:${port}/slow`, request))).toBe('timeout');
  });

  it('reports an unreachable host', async () => {
    expect(await reasonOf(openOutgoing(['127.0.0.1:1']).post('http://127.0.0.1:1/', request))).toBe('unreachable');
  });
});
