/** Limits on open connections, per address and in total. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { useWorld } from './support/world.ts';

const open: Socket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});

/** Opens a connection and sends nothing. */
async function dial(
  port: number,
  host = '127.0.0.1',
): Promise<{ socket: Socket; received: () => string; closed: Promise<unknown> }> {
  const socket = connect(port, host);
  open.push(socket);
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  socket.on('error', () => {});
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await Promise.race([once(socket, 'connect'), closed]);
  return { socket, received: () => text, closed };
}

/** Sends a request over a new connection. @returns the status line, or an empty string if it was closed */
async function statusLineOf(port: number, host?: string): Promise<string> {
  const { socket, received, closed } = await dial(port, host);
  socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  await closed;
  return received().split('\r\n')[0] ?? '';
}

const ok = 'HTTP/1.1 200 OK';

describe.each([
  { limits: { inAll: 100, fromAddress: 5 }, trustProxy: 0, expected: 'HTTP/1.1 503 Service Unavailable' },
  { limits: { inAll: 5, fromAddress: 100 }, trustProxy: 0, expected: '' },
  { limits: { inAll: 5, fromAddress: 2 }, trustProxy: 1, expected: '' },
])('with limits $limits and $trustProxy trusted proxies', ({ limits, trustProxy, expected }) => {
  const world = useWorld({ connectionLimits: limits, trustProxy });
  let port = 0;
  beforeAll(async () => {
    await world.backend.app.listen({ port: 0, host: '127.0.0.1' });
    port = (world.backend.app.server.address() as { port: number }).port;
  });

  it('serves five connections, rejects more and frees the place of a closed one', async () => {
    const silent = await Promise.all(Array.from({ length: 4 }, () => dial(port)));
    expect(await statusLineOf(port)).toBe(ok);
    const fifth = await dial(port);
    expect(await statusLineOf(port)).toBe(expected);
    fifth.socket.destroy();
    await expect.poll(() => statusLineOf(port), { timeout: 60_000 }).toBe(ok);
    for (const { received } of silent) expect(received()).toBe('');
  });
});

describe('rejected connection', () => {
  const world = useWorld({ connectionLimits: { inAll: 100, fromAddress: 1 } });

  it('receives a 503 with a message in both languages when the backend listens on localhost', async () => {
    await world.backend.app.listen({ port: 0, host: 'localhost' });
    const { port } = world.backend.app.server.address() as { port: number };
    const occupying = await dial(port);
    const { received, closed } = await dial(port);
    await closed;
    expect(received()).toMatch(
      /^HTTP\/1\.1 503 .*\r\nRetry-After: 10\r\n.*Too many open connections.*接続が多すぎます/s,
    );
    occupying.socket.destroy();
    await expect.poll(() => statusLineOf(port), { timeout: 60_000 }).toBe(ok);
  });
});
