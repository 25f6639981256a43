import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../src/config.ts';
import { CaptchaUnavailable, recaptcha } from '../src/ports/captcha.ts';
import type { GatewayFailure } from '../src/ports/gateway.ts';
import { openOutgoing } from '../src/ports/safe-fetch.ts';
import { sellerGateways } from '../src/ports/seller-gateways.ts';
import { type SlackFailure, slackWebhooks } from '../src/ports/slack.ts';
import { jpeg } from './support/pictures.ts';
import { uploadImage, useWorld } from './support/world.ts';

/** A server that returns the configured response and records requests. */
const received: { type: string | undefined; body: string }[] = [];
let answer: { status: number; body: string; type?: string } = { status: 200, body: 'ok' };
const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  received.push({ type: request.headers['content-type'], body });
  response.writeHead(answer.status, { ...(answer.type && { 'content-type': answer.type }) }).end(answer.body);
});
await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
const { port } = server.address() as AddressInfo;
const url = `http://127.0.0.1:${port}/`;

const folder = await mkdtemp(join(tmpdir(), 'smart-art-house-'));
const bucket = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: folder,
  configureBuckets: [{ name: 'house', configs: [] }],
});
const place = await bucket.run();

afterAll(async () => {
  server.close();
  await bucket.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  received.length = 0;
});

describe('Slack port', () => {
  const slack = slackWebhooks(openOutgoing([`127.0.0.1:${port}`]));
  const failureOf = (sent: Promise<void>) => sent.then(() => undefined).catch((error: SlackFailure) => error);

  it('escapes markup in messages', async () => {
    answer = { status: 200, body: 'ok' };
    await slack.send(url, '<!channel> 注文 & more');
    expect(received).toEqual([
      { type: 'application/json; charset=utf-8', body: '{"text":"&lt;!channel&gt; 注文 &amp; more"}' },
    ]);
  });

  it('reports the failure reason and whether it is final', async () => {
    const failures = [];
    for (const [status, body] of [
      [404, 'no_service'],
      [429, 'rate_limited'],
      [500, '<html>'],
      [302, ''],
    ] as const) {
      answer = { status, body };
      const failure = await failureOf(slack.send(url, 'x'));
      failures.push([failure?.message, failure?.isFinal]);
    }
    expect(failures).toEqual([
      ['no_service', true],
      ['rate_limited', false],
      ['HTTP 500', false],
      ['HTTP 302', true],
    ]);
    const rejected = await failureOf(slackWebhooks(openOutgoing([])).send(url, 'x'));
    expect([rejected?.message, rejected?.isFinal]).toEqual(['refused_address', true]);
  });
});

describe('reCAPTCHA port', () => {
  const captcha = recaptcha(url, 'secret & more');

  it('sends the secret, the token and the address', async () => {
    answer = { status: 200, body: '{"success":true}' };
    expect(await captcha.isPerson('token', '203.0.113.7')).toBe(true);
    expect(received[0]).toEqual({
      type: 'application/x-www-form-urlencoded',
      body: 'secret=secret+%26+more&response=token&remoteip=203.0.113.7',
    });
    answer = { status: 200, body: '{"success":false,"error-codes":["timeout-or-duplicate"]}' };
    expect(await captcha.isPerson('token', '203.0.113.7')).toBe(false);
  });

  it('throws CaptchaUnavailable for an error status or an invalid body', async () => {
    for (const [status, body] of [
      [500, '{"success":true}'],
      [200, 'nonsense'],
    ] as const) {
      answer = { status, body };
      await expect(captcha.isPerson('token', '203.0.113.7')).rejects.toBeInstanceOf(CaptchaUnavailable);
    }
  });
});

describe('operator bucket', () => {
  const { outside } = readConfig({
    FILES: 's3',
    S3_ENDPOINT: `http://127.0.0.1:${place.port}`,
    S3_BUCKET: 'house',
    S3_ACCESS_KEY: 'S3RVER',
    S3_SECRET_KEY: 'S3RVER',
    S3_PATH_STYLE: '1',
  });
  const world = useWorld({ outside });

  it('stores photos, which count against the quota', async () => {
    const seller = await world.seller({ quotaBytes: 1_000_000 });
    const before = await world.files();
    const image = await uploadImage(seller, await jpeg(400, 300));
    expect(await world.files()).toEqual(before);
    expect((await world.call({ url: image.sources[0]?.url ?? '' })).statusCode).toBe(200);
    const profile = await seller.call({ url: `/product/users/profile-details/${seller.email}` });
    expect(profile.json().dbCurrentActiveAgreement.used_bytes).toBe(image.bytes);
  });

  it('rejects incomplete or unknown file storage settings', () => {
    expect(() => readConfig({ FILES: 's3', S3_ENDPOINT: 'https://s3.example.com' })).toThrow('S3_BUCKET');
    expect(() => readConfig({ FILES: 'cloud' })).toThrow('disk or s3');
  });
});

describe('seller payment gateways', () => {
  const gateways = sellerGateways(url, openOutgoing([`127.0.0.1:${port}`]));
  const kindOf = (tried: Promise<void>) => tried.then(() => 'passed').catch((error: GatewayFailure) => error.kind);

  it('report whether the card gateway accepts the seller’s key', async () => {
    answer = { status: 200, body: '{"object":"list","data":[]}' };
    expect(await kindOf(gateways.tryCard('sk_test_1'))).toBe('passed');
    answer = { status: 401, body: '{"error":{"type":"invalid_request_error","message":"Invalid API Key provided"}}' };
    expect(await kindOf(gateways.tryCard('sk_test_2'))).toBe('key');
    answer = { status: 403, body: '{"error":{"type":"invalid_request_error","message":"no permission"}}' };
    expect(await kindOf(gateways.tryCard('rk_test_3'))).toBe('key');
  });

  it('report whether the wallet SDK loads, and reject private addresses', async () => {
    const tried = (status: number, type: string) => {
      answer = { status, body: 'x', type };
      return kindOf(gateways.tryWallet(url, 'client'));
    };
    expect(await tried(200, 'application/javascript')).toBe('passed');
    expect(await tried(400, 'application/javascript')).toBe('settings');
    expect(await tried(200, 'text/html')).toBe('settings');
    expect(await tried(503, 'text/html')).toBe('unreachable');
    expect(await kindOf(gateways.tryWallet('http://169.254.169.254', 'client'))).toBe('settings');
  });
});
