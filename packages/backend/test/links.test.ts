/** Links in notifications, mails, Slack messages, calendars and responses lead to existing screens and records. */
import { beforeAll, expect, it } from 'vitest';
import { day } from '../src/constants.ts';
import { notifications, outbox, sandbox_mails, users } from '../src/db/schema/index.ts';
import { seedDemo } from '../src/demo/seed.ts';
import { deliverOutbox } from '../src/platform/deliver.ts';
import type { SlackPayload } from '../src/platform/outbox.ts';
import { sandboxCaptchaResponse } from '../src/ports/captcha.ts';
import { type Screen, screenFinder } from './support/app-routes.ts';
import { addDemoData } from './support/demo.ts';
import { freshSession } from './support/fresh-session.ts';
import { clearRateLimits } from './support/rate-limits.ts';
import { createSellerData } from './support/seller-data/seller-data.ts';
import { type Seller, useWorld } from './support/world.ts';

/** A link, where it was found, and the user it is for; null if for no particular user. */
interface Link {
  href: string;
  where: string;
  userId: string | null;
}

const world = useWorld();
const links: Link[] = [];
let screenOf: Awaited<ReturnType<typeof screenFinder>>;
let publicUrl: string;

/** The call that returns a screen's record (000 section 7). A screen with a record must be listed here. */
const records: Readonly<Record<string, (screen: Screen, query: URLSearchParams) => string>> = {
  '/buy-orders-info/:id': ({ params }) => `orders-details/${params.id}`,
  '/rent-orders-info/:id': ({ params }) => `orders-details/${params.id}`,
  '/custom-orders-info/:id': ({ params }) => `orders-custom-details/${params.id}`,
  '/custom-orders-info/:id/pieces/:piece': ({ params }) => `get-art-peice-data/${params.piece}`,
  '/crowdfunding/view-info/:id': ({ params }) => `crowd-funding/${params.id}`,
  '/exhibitions/view/:id': ({ params }) => `exhibition/${params.id}`,
  '/forum': (_, query) => `get-forum-by-id/${query.get('id')}`,
};

/** URLs of the app only: external pages and service endpoints are not screens. */
function pathIn(href: string): URL | undefined {
  const url = new URL(href, publicUrl);
  const isService = /^\/(sandbox|product|sso|calendars|documents)(\/|$)/.test(url.pathname);
  return url.origin === new URL(publicUrl).origin && !isService ? url : undefined;
}

const addressesIn = (text: string) => text.match(/https?:\/\/[^\s<>"）」]+/g) ?? [];

/** The values of all fields of a response named `link` or ending in `_link`. */
function linksIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === 'string' && /(^|_)link$/.test(name) ? [inner] : linksIn(inner),
  );
}

async function collectFromCalls(seller: Seller): Promise<void> {
  for (const call of ['slack-modules', 'referrals']) {
    const answer = await seller.call({ url: `/product/${call}` });
    expect(answer.statusCode, `${call} ${answer.body}`).toBe(200);
    links.push(...linksIn(answer.json()).map((href) => ({ href, where: call, userId: seller.id })));
  }
}

async function collectFromCalendar(seller: Seller): Promise<void> {
  const feed = await seller.call({ method: 'POST', url: '/product/calendar-feed' });
  const { body } = await world.call({ url: feed.json().data.url });
  const lines = body.replace(/\r\n[ \t]/g, '').split('\r\n');
  for (const line of lines) {
    const href = /^URL[^:]*:(.*)$/.exec(line)?.[1];
    if (href) links.push({ href, where: 'calendar', userId: seller.id });
  }
}

async function collectFromMessages(): Promise<void> {
  const { services } = world.backend;
  const { queries } = services;
  await deliverOutbox(services);
  for (const { id, user_id, link, type } of await queries.select().from(notifications)) {
    if (link) links.push({ href: link, where: `bell ${type} ${id}`, userId: user_id });
  }
  const people = await queries.select({ id: users.id, email: users.email }).from(users);
  const byEmail = new Map(people.map(({ id, email }) => [email, id]));
  for (const { recipient, subject, body } of await queries.select().from(sandbox_mails)) {
    const userId = byEmail.get(recipient) ?? null;
    links.push(...addressesIn(body).map((href) => ({ href, where: `mail “${subject}” to ${recipient}`, userId })));
  }
  for (const { channel, payload } of await queries.select().from(outbox)) {
    if (channel !== 'slack') continue;
    const { sellerId, text } = payload as SlackPayload;
    links.push(...addressesIn(text).map((href) => ({ href, where: `Slack “${text}”`, userId: sellerId })));
  }
}

async function writeToCompany(): Promise<void> {
  const post = (path: string, body: object) => world.call({ method: 'POST', url: `/product/${path}`, body });
  const verified = await post('recapcha-verification', { response: sandboxCaptchaResponse, type: 'seller' });
  const sent = await post('contact-us', {
    firstname: 'Anna',
    lastname: 'Weber',
    email: 'anna.weber@example.com',
    phoneCode: '49-DE',
    contactNumber: '3012345678',
    company: 'Galerie Weber',
    message: 'Do you ship framed works to Berlin?',
    reCaptcha: true,
    captcha_proof: verified.json().captcha_proof,
  });
  expect(sent.statusCode, sent.body).toBe(201);
}

async function forgetPassword({ email }: Seller): Promise<void> {
  const post = (url: string, body: object) => world.call({ method: 'POST', url, body });
  const { token } = (await post('/sso/password/forgot-password', { email })).json();
  await post('/product/forgot-password', { token, email, fromAdmin: false, type: 'seller' });
}

beforeAll(async () => {
  screenOf = await screenFinder();
  const { services } = world.backend;
  publicUrl = services.config.publicUrl;
  const [artist] = await addDemoData(world);
  await seedDemo(services, () => {});
  if (!artist) throw new Error('the demo has no artist');
  const { owner, ids } = await createSellerData(world);
  const [forum = ''] = ids.forum ?? [];
  await owner.call({
    method: 'POST',
    url: '/product/set-forum-status',
    body: { forum_id: forum, status: 'published' },
  });
  const guest = { email: 'links.guest@example.com', firstname: 'Ren', lastname: 'Oda' };
  await world.play('forum.post', { forum_id: forum, message: 'What paper is it?', ...guest });
  await forgetPassword(owner);
  await world.play('referrals.join', { referral_id: ids.referral?.[0] ?? '' });
  await writeToCompany();
  await collectFromCalendar(artist);
  await collectFromCalendar(owner);
  await collectFromCalls(artist);
  await collectFromCalls(owner);
  await collectFromMessages();
  // Messages about expiring payments and services.
  world.pass(380 * day);
  await world.tick();
  await collectFromMessages();
});

it('collects links of every kind', () => {
  const places = new Set(links.map(({ where }) => where.split(' ')[0]));
  for (const place of ['bell', 'calendar', 'mail', 'referrals', 'slack-modules']) expect(places).toContain(place);
  const found = new Set(links.flatMap(({ href }) => screenOf(pathIn(href)?.pathname ?? '')?.path ?? []));
  for (const path of [
    ...Object.keys(records),
    '/disk-quota-transactions',
    '/payment-renew',
    '/reset-password',
    '/sign-up',
    '/buy-orders',
  ]) {
    expect(found, path).toContain(path);
  }
});

it('finds a screen for every link', () => {
  const dead = links.filter(({ href }) => {
    const url = pathIn(href);
    return url && !screenOf(url.pathname);
  });
  expect(dead).toEqual([]);
});

it('finds the record of every link', async () => {
  const requested = new Set<string>();
  const missing: object[] = [];
  const unknown = new Set<string>();
  for (const { href, where, userId } of links) {
    const url = pathIn(href);
    const screen = url && screenOf(url.pathname);
    if (!url || !screen || !userId) continue;
    const callOf = records[screen.path];
    if (!callOf) {
      if (screen.path.includes(':')) unknown.add(screen.path);
      continue;
    }
    const call = `/product/${callOf(screen, url.searchParams)}`;
    if (requested.has(`${userId} ${call}`)) continue;
    requested.add(`${userId} ${call}`);
    await clearRateLimits(world);
    const authorization = await freshSession(world, userId);
    const { statusCode } = await world.call({ url: call, headers: { authorization } });
    if (statusCode !== 200) missing.push({ href, where, statusCode });
  }
  expect([...unknown]).toEqual([]);
  expect(missing).toEqual([]);
  expect(requested.size).toBeGreaterThan(20);
});
