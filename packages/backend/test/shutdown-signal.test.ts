/** The cut-off signal of a stopping process aborts every call to an external service. */
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CaptchaUnavailable, recaptcha } from '../src/ports/captcha.ts';
import { stripeCard } from '../src/ports/card-stripe.ts';
import { FilesFailure } from '../src/ports/files.ts';
import { s3Files } from '../src/ports/files-s3.ts';
import { GatewayFailure } from '../src/ports/gateway.ts';
import { MailFailure, smtpMail } from '../src/ports/mail.ts';
import { openOutgoing } from '../src/ports/safe-fetch.ts';
import { sellerGateways } from '../src/ports/seller-gateways.ts';
import { SlackFailure, slackWebhooks } from '../src/ports/slack.ts';
import { payPalWallet } from '../src/ports/wallet-paypal.ts';
import { openBadMailServer, openBadServer } from './support/bad-server.ts';

const server = await openBadServer();
const mailServer = await openBadMailServer();
afterAll(() => Promise.all([server.close(), mailServer.close()]));

const never = new AbortController().signal;
/** So long that only the cut-off ends a call. */
const day = 86_400_000;
// Disables call timeouts, except at the card gateway, whose library has its own.
beforeEach(() => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(never);
});
afterEach(() => {
  vi.restoreAllMocks();
  server.hangUp();
});

const now = () => new Date();
const outgoing = (cutOff: AbortSignal) => openOutgoing([`127.0.0.1:${server.port}`], cutOff);
const place = {
  endpoint: server.url,
  region: 'us-east-1',
  bucket: 'pictures',
  accessKey: 'key',
  secretKey: 'secret',
  pathStyle: true,
};
const files = (cutOff: AbortSignal) => s3Files(place, { cutOff, timeouts: { connection: day, call: day } });
const wallet = { clientId: 'id', clientSecret: 'secret', apiUrl: server.url };
const card = { secretKey: 'sk_test_1', webhookSecret: undefined, apiUrl: server.url };
const mail = { id: 'out_1', to: 'hana@example.com', subject: 'x', text: 'x', attachments: [] };
const patient = { connection: day, greeting: day, silence: day, whole: day };

const calls: [name: string, call: (cutOff: AbortSignal) => Promise<unknown>, failure: new (...of: never[]) => Error][] =
  [
    ['Slack', (cutOff) => slackWebhooks(outgoing(cutOff)).send(`${server.url}/x`, 'x'), SlackFailure],
    ['the captcha service', (cutOff) => recaptcha(server.url, 'x', cutOff).isPerson('x', '::1'), CaptchaUnavailable],
    ['the wallet provider', (cutOff) => payPalWallet(wallet, now, cutOff).find('1'), GatewayFailure],
    ['the card gateway', (cutOff) => stripeCard(card, now, cutOff).find('cs_1'), GatewayFailure],
    [
      'a seller’s card gateway',
      (cutOff) => sellerGateways(server.url, outgoing(cutOff), cutOff).tryCard('x'),
      GatewayFailure,
    ],
    [
      'a seller’s wallet',
      (cutOff) => sellerGateways(server.url, outgoing(cutOff)).tryWallet(server.url, 'x'),
      GatewayFailure,
    ],
    [
      'a bucket (write)',
      (cutOff) => files(cutOff).put({ path: 'a', data: Buffer.from('a'), contentType: 'x' }),
      FilesFailure,
    ],
    ['a bucket (read)', (cutOff) => files(cutOff).read('a'), FilesFailure],
    ['a bucket (delete)', (cutOff) => files(cutOff).remove(['a']), FilesFailure],
    ['a bucket (list)', (cutOff) => files(cutOff).list('')[Symbol.asyncIterator]().next(), FilesFailure],
    ['the mail server', (cutOff) => smtpMail(mailServer.url, 'a@example.com', cutOff, patient).send(mail), MailFailure],
  ];

const servers = () => server.calls + mailServer.calls;

it.each(calls)('aborts a call to %s', async (_name, call, failure) => {
  const before = servers();
  const cut = new AbortController();
  const called = call(cut.signal).catch((error: unknown) => error);
  await expect.poll(() => servers() - before, { timeout: day }).toBe(1);
  cut.abort();
  expect(await called).toBeInstanceOf(failure);
});
