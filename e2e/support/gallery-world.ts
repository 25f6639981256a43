import path from 'node:path';
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { crowdfundingOf } from './crowdfunding.ts';
import { customOrdersOf } from './custom-orders.ts';
import { exhibitionsOf } from './exhibitions.ts';
import { forumOf } from './forum.ts';
import { call, type Newcomer, newcomer, play } from './newcomer.ts';
import { orderStatesOf } from './order-states.ts';
import { paint } from './pictures.ts';
import { fillSignIn, type Seller } from './sellers.ts';
import { Stack } from './stack.ts';
import { worksOf } from './works.ts';

/** A company with branches, sister companies and social links: the operator on the public pages. */
const companyFile = path.join(import.meta.dirname, '../../packages/backend/src/demo/company.json');

/** The storage state of a signed-in browser. */
export type Visit = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** The date of everything on the screens: a Sunday in spring. */
const spring = '2026-04-05T09:00:00Z';

/** The browser's clock: hours later, so that "2 hours ago" does not depend on how long the fixture took. */
export const hoursLater = new Date('2026-04-05T11:10:00Z');

/** More than a year before, when the payments for expired terms were made. */
const lastYear = '2025-03-01T09:00:00Z';

const clockTo = (stack: Stack, to: string) => call(stack, '/sandbox/clock', { body: { to } });

interface Begun {
  data: { id: string; checkout: { id: string } };
}

const renewed = { disk_quota: 'paid', quota_gb: 20, years: 1, notification_service: true, currency: 'USD' };

/** Starts a payment without paying on the gateway's page. @returns the gateway's id */
async function begin(stack: Stack, { email, token }: Newcomer, method: 'card' | 'wallet', isRenewal = false) {
  const { data } = await call<Begun>(stack, isRenewal ? '/product/renew_payment' : '/product/sign-up-payment', {
    token,
    body: { email, method, ...(isRenewal && { services: renewed }) },
  });
  return { id: data.id, checkout: data.checkout.id };
}

/** Pays by card or wallet. @returns the gateway's id */
async function pay(stack: Stack, seller: Newcomer, method: 'card' | 'wallet', isRenewal = false): Promise<string> {
  const { checkout } = await begin(stack, seller, method, isRenewal);
  await play(stack, 'payments.checkout', { id: checkout, outcome: 'pay' });
  const { token } = seller;
  if (method === 'wallet') await call(stack, '/product/capture-wallet-payment', { token, body: { token: checkout } });
  else {
    const path = isRenewal ? '/product/stripe-renew-payment-success' : '/product/stripe-payment-success';
    await call(stack, path, { token, body: { session_id: checkout } });
  }
  return checkout;
}

/** Leaves the wallet without paying. @returns the gateway's id of the cancelled payment */
async function giveUp(stack: Stack, seller: Newcomer, isRenewal = false): Promise<string> {
  const { id, checkout } = await begin(stack, seller, 'wallet', isRenewal);
  await call(stack, `/product/payments/${id}/cancel`, { token: seller.token, body: {} });
  return checkout;
}

async function signInAgain(stack: Stack, { email, password, id }: Newcomer): Promise<Newcomer> {
  const { token } = await call<{ token: string }>(stack, '/sso/signin', { body: { email, password } });
  return { email, password, id, token };
}

/** Signs in as a seller. @returns the storage state */
async function visit(browser: Browser, stack: Stack, seller: Seller): Promise<Visit> {
  const context = await browser.newContext({ baseURL: stack.origin, locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto('/sign-in');
  await fillSignIn(page, seller);
  await page.waitForFunction(() => localStorage.getItem('auth_token') !== null);
  const state = await context.storageState();
  await context.close();
  return state;
}

/** A signed-in seller without one permission, which the operator may have revoked. */
function withoutPermission(state: Visit, denied: string): Visit {
  const changed = structuredClone(state);
  for (const entry of changed.origins.flatMap(({ localStorage }) => localStorage)) {
    if (entry.name !== 'sso_data') continue;
    const sso = JSON.parse(entry.value) as { roles: { permissions: { name: string }[] }[] };
    for (const role of sso.roles) role.permissions = role.permissions.filter(({ name }) => name !== denied);
    entry.value = JSON.stringify(sso);
  }
  return changed;
}

const works = [
  {
    title: 'Harbour before rain',
    medium: 'Oil on linen',
    width: 91,
    height: 72.7,
    sale_cost: '1450',
    size: [1200, 960],
  },
  {
    title: 'Persimmons, late light',
    medium: 'Gouache on paper',
    width: 41,
    height: 53,
    sale_cost: '480',
    size: [930, 1200],
  },
  {
    title: 'Snow line',
    medium: 'Ink on mulberry paper',
    width: 116.7,
    height: 60,
    sale_cost: '2200',
    size: [1200, 620],
  },
] as const;

/** Adds three works, two of which are ordered. */
async function beginToSell(browser: Browser, stack: Stack, { token }: Newcomer) {
  const page = await browser.newPage();
  const headers = { Authorization: `Bearer ${token}` };
  const workIds: string[] = [];
  for (const { size, sale_cost, ...work } of works) {
    const [width, height] = size;
    const files = await paint(page, 'work.jpg', ['#2c5a7d', '#b3361f'], { width, height });
    const sent = await page.request.post(`${stack.origin}/product/product/update-images-files`, {
      headers,
      multipart: { files },
    });
    const { images } = (await sent.json()) as { images: { id: string }[] };
    const { data } = await call<{ data: { id: string } }>(stack, '/product/product/create/new', {
      token,
      body: {
        ...work,
        type: 'art',
        category_id: 'cat_painting',
        artist_name: 'Sumi Arai',
        for_sale: true,
        sale_cost: { amount: sale_cost, currency: 'USD' },
        image_ids: images.map(({ id }) => id),
      },
    });
    workIds.push(data.id);
  }
  await page.close();
  // The screen shows the minute of the order.
  await clockTo(stack, spring);
  const [work_id = '', other] = workIds;
  await play(stack, 'orders.place', { work_id: other, ready_for: 'Sale' });
  const occasion = { event_name: 'A wedding', note: 'Could it arrive before the end of the month?' };
  const order = await play(stack, 'orders.place', { work_id, ready_for: 'Sale', ...occasion });
  return { work: work_id, order: order.id };
}

/** Published reviews of the public pages. */
const reviews = [
  ['Emma', 'Larsen', 5, 'The painting came in a crate made for it, with the label already on the back.'],
  ['恵', '佐藤', 5, '作家さんから制作途中の写真が届くのが、毎週の楽しみでした。'],
  ['Daniel', 'Okafor', 4, 'One return, no arguing: the money was back within the week.'],
] as const;

async function review(stack: Stack): Promise<void> {
  for (const [first_name, last_name, star, message] of reviews) {
    const body = { email: 'buyer@example.com', first_name, last_name, star, message };
    await call(stack, '/product/feedback-store', { body });
    const { feedback } = await call<{ feedback: { id: string }[] }>(stack, '/sandbox/visitors');
    await play(stack, 'feedback.publish', { id: feedback[0]?.id });
  }
}

/** Creates two custom orders, one unanswered and one in progress, and a crowdfunding request. */
async function beginToMake(browser: Browser, stack: Stack, maker: Newcomer) {
  const orders = customOrdersOf(stack, maker, maker.token);
  const wish = {
    pieces: '2',
    description: 'For the north wall.\nIn blue, please.',
    budget: '5000',
    needed_by: '2027-08-01',
  };
  const requested = await orders.place('Two views of the harbour', wish);
  const made = await orders.place('The painted door', { budget: '1800', auction: 'true' });
  const [piece] = made.art_pieces;
  const [offered] = requested.art_pieces;
  if (!piece || !offered) throw new Error('The custom order has no pieces.');
  await orders.offer(piece, { completion_date: '2027-06-30', width: 80, height: 200 });
  await orders.report(piece, 'auction_applied');
  await orders.buyer('accept-artist', made);
  await orders.buyer('pay', made);
  await orders.report(piece, 'in_progress', { percent: 40, note: 'The ground is dry.' });
  const page = await browser.newPage();
  const files = await paint(page, 'door.jpg', ['#3d5a45', '#c8b890'], { width: 800, height: 1200 });
  const cover = await paint(page, 'cover.jpg', ['#1d3c5a', '#d8b070']);
  const other = await paint(page, 'sea.jpg', ['#5a3c1d', '#b0c8d8']);
  await page.close();
  await orders.show(piece, files);
  await orders.comment(piece, 'The green is just right.');
  const works = await worksOf(stack, maker);
  const work = await works.add({ title: 'Between two weathers' });
  const requests = crowdfundingOf(stack, maker.token);
  const request = await requests.create('Twelve mornings', [work.id], cover);
  await requests.other('accept', request);
  await requests.other('donate', request, { amount: 1250 });
  await requests.other('write', request, { message: 'We look forward to the first.' });
  const free = await works.add({ title: 'Ebb, from the north mole' });
  const waiting = await requests.create('The sea wall', [free.id], other);
  return {
    request: request.id,
    /** An undecided request. */
    waiting: waiting.id,
    requested: requested.id,
    offered: offered.id,
    made: made.id,
    piece: piece.id,
  };
}

/** Creates a request that gets donations and sells a piece, and cancels another. */
async function beginToFund(browser: Browser, stack: Stack, founder: Newcomer) {
  const page = await browser.newPage();
  const covers = [
    await paint(page, 'mornings.jpg', ['#2f4858', '#e8b04a']),
    await paint(page, 'mural.jpg', ['#4a2f58', '#b0e84a']),
  ] as const;
  await page.close();
  const works = await worksOf(stack, founder);
  const requests = crowdfundingOf(stack, founder.token);
  const pieces = [await works.add({ title: 'First light' }), await works.add({ title: '渡し舟 The ferry' })];
  const funded = await requests.create(
    'A year at the ferry landing',
    pieces.map(({ id }) => id),
    covers[0],
  );
  await requests.other('accept', funded);
  await requests.other('donate', funded, { amount: 1500 });
  const bought = funded.art_pieces.find(({ title }) => title === 'First light');
  if (!bought) throw new Error('The crowdfunding request has no piece “First light”.');
  await requests.buy(bought);
  const wall = await works.add({ title: 'The long wall' });
  const givenUp = await requests.create('A mural for the market', [wall.id], covers[1]);
  await requests.cancel(givenUp, 'The wall is to be pulled down.');
  const { contributions } = await requests.read(funded.id);
  const buyer = contributions.find(({ kind }) => kind === 'purchase')?.supporter.id ?? '';
  return { bought: bought.id, buyer };
}

/** Organises an exhibition, and takes part in others as exhibitor and attendee, on fixed dates. */
async function beginToExhibit(stack: Stack, curator: Newcomer) {
  await clockTo(stack, spring);
  const exhibitions = exhibitionsOf(stack, curator.token);
  const works = await worksOf(stack, curator);
  const work = await works.add({ title: 'Salt works, low sun' });
  const own = await exhibitions.announce('潮の間 Between Tides', {
    description: 'Twelve paintings of one harbour, hung in the order of the tide.',
    start_date: '2026-05-20T10:00',
    end_date: '2026-05-31T18:00',
    time_zone: 'Asia/Tokyo',
    map_link: 'https://maps.example.com/onomichi',
    exhibitor_fee: { amount: '80.00', currency: 'USD' },
    organiser: { name: 'Nao Harbour Room', email: 'room@example.com', phone: '+81 848 00 0000' },
    work_ids: [work.id],
  });
  await exhibitions.apply(own.id, ['Nagi', 'Saeki'], { role: 'exhibitor', message: 'Three small prints.' });
  await exhibitions.apply(own.id, ['Ren', 'Oda'], { role: 'attendee', attendance: 'virtual' });
  const { id: exhibited } = await exhibitions.others('Paper and Salt', 30, { attendee_fee: '12' });
  const { id: attended } = await exhibitions.others('One Night of Prints', 2);
  const { token } = curator;
  const apply = (body: object) => call(stack, '/product/apply-for-exhibition', { token, body });
  await apply({
    exhibition_id: exhibited,
    role: 'exhibitor',
    work_ids: [work.id],
    message: 'I would bring a tall one.',
  });
  await apply({ exhibition_id: attended, role: 'attendee', attendance: 'physical' });
  return { own: own.id, exhibited, attended };
}

/** Creates two forums; the first has posts of others in every status. */
async function beginToTalk(stack: Stack, owner: Seller, member: Seller, reader: Seller): Promise<string> {
  // The screen shows the minute of a post; an hour later than the rest, so that the order does not depend on how long
  // that took.
  await clockTo(stack, '2026-04-05T10:00:00Z');
  const own = await forumOf(stack, owner);
  const [one, other] = [await forumOf(stack, member), await forumOf(stack, reader)];
  await own.open('墨と紙', 'にじみ、濃さ、乾き。');
  const forum = await own.open('Papers that take water', 'Washi, cotton, and what each of them forgives.');
  await own.write(forum, 'Unsized kozo for the first wash: who has found one that does not tear?');
  const post = async (who: typeof one, text: string) => {
    const written = await who.write(forum, text);
    await own.decide(forum, 'published', written);
    return written;
  };
  await post(one, '越前の生漉き、三匁がおすすめです。\nhttps://paper.example/echizen');
  await one.remove(await post(one, 'Never mind.'));
  const advertised = await post(other, 'The best ink, half price today.');
  await one.report(advertised, 'spam');
  const promoted = await other.write(forum, 'Half price, really.');
  await own.decide(forum, 'unpublished', promoted);
  await one.write(forum, 'How long do you let it dry in the rainy season?');
  // Otherwise the first visit would change what the next one sees.
  for (const person of [own, one]) await person.see(forum, advertised);
  await clockTo(stack, spring);
  return forum.id;
}

/**
 * Leaves only announcements of the operator unread: opening an order or a forum marks its notifications as seen, and the
 * first screen to do so would change the others.
 */
async function announce(stack: Stack, { email, token }: Newcomer) {
  // Half an hour later than the orders, so that the order does not depend on how long those took.
  await clockTo(stack, '2026-04-05T09:30:00Z');
  await call(stack, '/product/bell/notify/mark-seen', { token, body: { all: true } });
  for (const message of ['The spring catalogue is out.', 'Framing prices change in June.'])
    await play(stack, 'bell.announce', { email, message, link: '/art-library' });
}

/** The person who uses a browser. */
export type Person =
  | 'artist'
  | 'maker'
  | 'curator'
  | 'dealer'
  | 'founder'
  | 'denied'
  | 'undecided'
  | 'unpaid'
  | 'cardPayer'
  | 'walletPayer'
  | 'transferring'
  | 'forced'
  | 'lapsed'
  | 'hesitant'
  | 'byCard'
  | 'byWallet';

export type GalleryWorld = Awaited<ReturnType<typeof openGalleryWorld>>;

/** Sellers at every stage, each with a browser state, at a fixed time. */
export async function openGalleryWorld(browser: Browser) {
  // Not the demo data, whose dates depend on the day it is created; but with the demo operator, configured as in a
  // deployment.
  const stack = await Stack.start({ env: { SEED: 'none', APP_CONFIG_FILE: companyFile } });
  await clockTo(stack, lastYear);
  const named = (name: string) => newcomer(stack, { email: `${name}@example.com` });
  const old = {
    lapsed: await named('aoi'),
    byCard: await named('ren'),
    byWallet: await named('yui'),
    hesitant: await named('kai'),
  };
  for (const seller of Object.values(old)) await pay(stack, seller, 'card');
  await clockTo(stack, spring);

  const lapsed = await signInAgain(stack, old.lapsed);
  const renewalAbandoned = await giveUp(stack, lapsed, true);
  const hesitant = await signInAgain(stack, old.hesitant);
  const renewalOpen = (await begin(stack, hesitant, 'card', true)).checkout;
  const byCard = await signInAgain(stack, old.byCard);
  const renewalSession = await pay(stack, byCard, 'card', true);
  const receipts = await call<{ data: { id: string }[] }>(
    stack,
    `/product/transactions-list-disk?seller_id=${byCard.id}`,
    { token: byCard.token },
  );
  const channel = await call<{ data: { id: string } }>(stack, '/product/slack-webhook/new', {
    token: byCard.token,
    body: {
      slack_channel_name: 'studio-orders',
      webhook_url: 'https://hooks.slack.com/services/T0000/B0000/studio',
      modules: ['orders', 'payments'],
    },
  });
  const byWallet = await signInAgain(stack, old.byWallet);
  const renewalOrder = await pay(stack, byWallet, 'wallet', true);

  await review(stack);
  const undecided = await newcomer(stack, { email: 'tomo@example.com', step: 1 });
  const unpaid = await named('hana');
  const abandoned = await giveUp(stack, unpaid);
  const cardPayer = await named('kenji');
  const session = await pay(stack, cardPayer, 'card');
  const walletPayer = await named('emma');
  const order = await pay(stack, walletPayer, 'wallet');
  const transferring = await named('sora');
  const { email, token } = transferring;
  // The screen shows the minute by which the transfer is due.
  await clockTo(stack, spring);
  await call(stack, '/product/sign-up-payment', { token, body: { email, method: 'bank_transfer' } });
  const forced = await named('mio');
  await pay(stack, forced, 'card');
  await play(stack, 'accounts.force-password-change', { email: forced.email });
  const artist = await named('sumi');
  await pay(stack, artist, 'card');
  const sold = await beginToSell(browser, stack, artist);
  const maker = await named('nao');
  await pay(stack, maker, 'card');
  await clockTo(stack, spring);
  const custom = await beginToMake(browser, stack, maker);
  const forum = await beginToTalk(stack, maker, artist, cardPayer);
  await announce(stack, artist);
  const curator = await named('yuto');
  await pay(stack, curator, 'card');
  const exhibitions = await beginToExhibit(stack, curator);
  const dealer = await named('rin');
  await pay(stack, dealer, 'card');
  // After all others, because order numbers appear on their screens.
  await clockTo(stack, spring);
  const page = await browser.newPage();
  const orders = await orderStatesOf(stack, dealer, await paint(page, 'transfer.jpg', ['#f4f1e8', '#3a3a38']));
  await page.close();
  const { data: cancelled } = await call<{ data: { id: string; order_id: string }[] }>(
    stack,
    '/product/cancelled-list?per_page=20',
    { token: dealer.token },
  );
  const founder = await named('mei');
  await pay(stack, founder, 'card');
  await clockTo(stack, spring);
  const funding = await beginToFund(browser, stack, founder);
  const people = {
    artist,
    maker,
    curator,
    dealer,
    founder,
    undecided,
    unpaid,
    cardPayer,
    walletPayer,
    transferring,
    forced,
    lapsed,
    hesitant,
    byCard,
    byWallet,
  };
  const visits = {} as Record<Person, Visit>;
  for (const [name, seller] of Object.entries(people)) visits[name as Person] = await visit(browser, stack, seller);
  visits.denied = withoutPermission(visits.artist, 'sa-list-art-library');
  return {
    stack,
    visits,
    colleague: byCard.id,
    /** The newest disk quota receipt of the seller who pays by card. */
    receipt: receipts.data[0]?.id ?? '',
    /** The same seller's channel, without messages yet. */
    slackChannel: channel.data.id,
    /** A work of the artist's, and an order for it. */
    ...sold,
    /** The maker's custom orders: one awaiting the offer, one with its piece. */
    custom,
    /** Exhibitions: the curator's own, and others in which they exhibit or attend. */
    exhibitions,
    /** The dealer's orders, one per status. */
    orders,
    /** The id of a cancellation. */
    cancellation: cancelled.find(({ order_id }) => order_id === orders.refunded)?.id ?? '',
    /** The founder's: a piece that was bought, and its buyer. */
    funding,
    /** The maker's forum. */
    forum,
    gateway: { session, order, abandoned, renewalSession, renewalOrder, renewalAbandoned, renewalOpen },
  };
}
