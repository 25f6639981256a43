import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { outbox, slack_deliveries, slack_webhooks } from '../src/db/schema/index.ts';
import { enqueueSlack } from '../src/platform/outbox.ts';
import { removeStale } from '../src/platform/stale.ts';
import { type Seller, useWorld } from './support/world.ts';

const world = useWorld();
const address = (end = 'secret') => `https://hooks.slack.com/services/T0000/B0000/${end}`;
const input = (name: string, modules: string[], end?: string) => ({
  slack_channel_name: name,
  webhook_url: address(end),
  modules,
});

const save = (seller: Seller, body: object, id = 'new', headers: Record<string, string> = {}) =>
  seller.call({ method: 'POST', url: `/product/slack-webhook/${id}`, body, headers });
const added = async (seller: Seller, ...given: Parameters<typeof input>) => {
  const answer = await save(seller, input(...given));
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data;
};
const show = (seller: Seller, id: string) => seller.call({ url: `/product/slack-webhook/${id}` });

describe('Slack modules', () => {
  it('are named in both languages and reference their webhook', async () => {
    const seller = await world.seller();
    const { id } = await added(seller, 'studio', ['forum']);
    const english = (await seller.call({ url: '/product/slack-modules' })).json().data;
    expect(english[0]).toEqual({ id: 'orders', name: 'Orders', module_link: '/buy-orders', taken_by: null });
    expect(english.find((module: { id: string }) => module.id === 'forum').taken_by).toBe(id);
    const japanese = await seller.call({ url: '/product/slack-modules', headers: { 'accept-language': 'ja' } });
    expect(japanese.json().data[0].name).toBe('注文');
  });

  it('require the settings permission', async () => {
    const seller = await world.seller({ permissions: ['sa-view-dashboard'] });
    const answer = await seller.call({ url: '/product/slack-modules' });
    expect([answer.statusCode, answer.json().message]).toEqual([403, "You can't access this functionality"]);
  });
});

describe('Slack webhook', () => {
  it('can be added, searched and deleted, and hides its address', async () => {
    const seller = await world.seller();
    const first = await added(seller, '#studio-orders', ['orders', 'forum']);
    expect(first).toMatchObject({
      slack_channel_name: 'studio-orders',
      webhook_url: 'https://hooks.slack.com/…cret',
      last_sent_at: null,
      last_failure: null,
      version: 1,
    });
    expect(first.modules).toMatchObject([{ module: 'orders', name: 'Orders' }, { module: 'forum' }]);
    world.pass(1000);
    const second = await added(seller, '展覧会のお知らせ', ['exhibitions']);
    const list = (await seller.call({ url: '/product/slack-webhook?per_page=1' })).json();
    expect(list).toMatchObject({
      data: [{ id: second.id }],
      total: 2,
      current_page: 1,
      links: { next: '?per_page=1&page=2' },
    });
    expect((await seller.call({ url: '/product/slack-webhook?search=STUDIO' })).json().data).toMatchObject([first]);
    expect((await seller.call({ url: '/product/slack-webhook?search=%25' })).json().total).toBe(0);
    const shown = await show(seller, first.id);
    expect(shown.json().data).toEqual(first);
    expect(shown.headers.etag).toBe('"1"');
    const [row] = await world.backend.services.queries
      .select()
      .from(slack_webhooks)
      .where(eq(slack_webhooks.id, first.id));
    expect(JSON.stringify(row)).not.toContain('T0000');
    const gone = await seller.call({ method: 'DELETE', url: `/product/slack-webhook/${first.id}` });
    expect(gone.json()).toEqual({ success: true, message: 'Record deleted successfully' });
    expect((await show(seller, first.id)).statusCode).toBe(404);
    await added(seller, 'again', ['orders']);
  });

  it('can be saved; modules that remain keep their ids', async () => {
    const seller = await world.seller();
    const made = await added(seller, 'studio', ['orders', 'forum']);
    const body = { slack_channel_name: 'atelier', modules: ['forum', 'payments'] };
    const saved = await save(seller, body, made.id, { 'if-match': '"1"' });
    expect(saved.json().data).toMatchObject({
      slack_channel_name: 'atelier',
      webhook_url: made.webhook_url,
      version: 2,
    });
    expect(saved.json().data.modules).toMatchObject([{ id: made.modules[1].id }, { module: 'payments' }]);
    const late = await save(seller, body, made.id, { 'if-match': '"1"' });
    expect([late.statusCode, late.json().current.version]).toEqual([412, 2]);
  });

  it('must have a unique name and unique modules per seller', async () => {
    const seller = await world.seller();
    await added(seller, 'studio', ['orders']);
    const other = await save(seller, input('other', ['orders']));
    expect([other.statusCode, other.json().errors]).toEqual([
      422,
      { modules: ['Module name has already been taken.'] },
    ]);
    expect((await save(seller, input('studio', ['forum']))).json().errors).toHaveProperty('slack_channel_name');
    await added(await world.seller(), 'studio', ['orders']);
    const both = await Promise.all(['a', 'b'].map((name) => save(seller, input(name, ['referrals']))));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422]);
  });

  it('is rejected with field errors', async () => {
    const seller = await world.seller();
    const wrong = { slack_channel_name: 'Two Words', webhook_url: 'https://evil.example/x', modules: [] };
    expect((await save(seller, wrong)).json().errors).toEqual({
      slack_channel_name: ['A channel’s name has lower-case letters, digits, hyphens and underscores only.'],
      modules: ['Choose at least one module.'],
    });
    for (const webhook_url of [
      'https://evil.example/x',
      'http://hooks.slack.com/services/x',
      'https://hooks.slack.com:8443/x',
      'https://hooks.slack.com@evil.example/x',
      'http://169.254.169.254/',
    ]) {
      const answer = await save(seller, { ...input('studio', ['orders']), webhook_url });
      expect(answer.json().errors, webhook_url).toHaveProperty('webhook_url');
    }
    const without = await save(seller, { slack_channel_name: 'studio', modules: ['orders'] });
    expect(without.json().errors).toEqual({ webhook_url: ['Enter the address of the incoming webhook.'] });
  });

  it('is added once per idempotency key', async () => {
    const seller = await world.seller();
    const headers = { 'idempotency-key': randomUUID() };
    const first = await save(seller, input('studio', ['orders']), 'new', headers);
    expect((await save(seller, input('studio', ['orders']), 'new', headers)).json()).toEqual(first.json());
    expect((await save(seller, input('other', ['orders']), 'new', headers)).statusCode).toBe(422);
  });

  it('can lose a module and change its address', async () => {
    const seller = await world.seller();
    const made = await added(seller, 'studio', ['orders']);
    const url = '/product/update-slack-webhook-url';
    const change = (body: object, headers = {}) => seller.call({ method: 'POST', url, body, headers });
    const changed = await change({ id: made.id, webhook_url: address('fresh') }, { 'if-match': '"1"' });
    expect(changed.json().data).toMatchObject({ webhook_url: 'https://hooks.slack.com/…resh', version: 2 });
    expect((await change({ id: made.id, webhook_url: address() }, { 'if-match': '"1"' })).statusCode).toBe(412);
    expect((await change({ id: made.id, webhook_url: 'https://x.example/' })).statusCode).toBe(422);
    const link = `/product/slack-webhook-module/${made.modules[0].id}`;
    expect((await seller.call({ method: 'DELETE', url: link })).json().data).toMatchObject({ modules: [], version: 3 });
    expect((await seller.call({ method: 'DELETE', url: link })).statusCode).toBe(404);
  });

  it('returns 404 to other sellers', async () => {
    const seller = await world.seller();
    const other = await world.seller();
    const { id, modules } = await added(seller, 'studio', ['orders']);
    const unknown = (await show(other, 'slk_none')).json();
    const tries = [
      await show(other, id),
      await save(other, input('mine', ['orders']), id),
      await other.call({ method: 'DELETE', url: `/product/slack-webhook/${id}` }),
      await other.call({ method: 'POST', url: `/product/slack-webhook/${id}/test` }),
      await other.call({
        method: 'POST',
        url: '/product/update-slack-webhook-url',
        body: { id, webhook_url: address() },
      }),
      await other.call({ method: 'DELETE', url: `/product/slack-webhook-module/${modules[0].id}` }),
    ];
    expect(tries.map((answer) => [answer.statusCode, answer.json()])).toEqual(tries.map(() => [404, unknown]));
    expect((await show(seller, id)).json().data.version).toBe(1);
    expect((await other.call({ url: '/product/slack-webhook' })).json().total).toBe(0);
  });
});

describe('Slack message', () => {
  const inbox = async () =>
    (await world.call({ url: '/sandbox/slack' })).json().data as { address: string; text: string }[];
  const enqueue = (sellerId: string, name: string) =>
    world.backend.services.queries.transaction((tx) =>
      enqueueSlack(tx, {
        sellerId,
        module: 'orders',
        language: 'en',
        wording: { key: 'welcome', values: { name } },
        now: world.backend.services.now(),
      }),
    );

  it('goes to the channel of its module and nowhere without one', async () => {
    const seller = await world.seller();
    const { id } = await added(seller, 'studio', ['orders'], randomUUID());
    await enqueue(seller.id, '<!channel> & Co');
    await enqueue((await world.seller()).id, 'Nobody');
    await world.tick();
    const texts = (await inbox()).map(({ text }) => text);
    expect(texts).toContain('Welcome back, <!channel> & Co.');
    expect(texts).not.toContain('Welcome back, Nobody.');
    expect((await show(seller, id)).json().data.last_sent_at).not.toBeNull();
  });

  it('is not posted after the notification service has expired', async () => {
    const seller = await world.seller({ agreementDays: -1 });
    await added(seller, 'studio', ['orders'], randomUUID());
    await enqueue(seller.id, 'Late');
    await world.tick();
    expect((await inbox()).map(({ text }) => text)).not.toContain('Welcome back, Late.');
  });

  it('is not posted while the seller has Slack switched off', async () => {
    const seller = await world.seller();
    await added(seller, 'studio', ['orders'], randomUUID());
    const settings = (is_slack: boolean) =>
      seller.call({
        method: 'POST',
        url: '/product/store-client-settings',
        body: { user_id: seller.id, is_slack },
      });
    const flag = async () =>
      (await seller.call({ url: `/product/users/profile-details/${seller.email}` })).json().details.is_slack;
    expect(await flag()).toBe(true);
    await settings(false);
    expect(await flag()).toBe(false);
    await enqueue(seller.id, 'Silent');
    await world.tick();
    await settings(true);
    await enqueue(seller.id, 'Heard');
    await world.tick();
    const texts = (await inbox()).map(({ text }) => text);
    expect(texts).toContain('Welcome back, Heard.');
    expect(texts).not.toContain('Welcome back, Silent.');
  });

  it('to a revoked address is given up and its failure shown', async () => {
    const seller = await world.seller();
    const { id } = await added(seller, 'studio', ['orders'], 'gone');
    await enqueue(seller.id, 'Hana');
    await world.tick();
    const [last] = (await world.backend.services.queries.select().from(outbox)).filter(({ payload }) =>
      JSON.stringify(payload).includes(seller.id),
    );
    expect(last).toMatchObject({ due_at: null, sent_at: null, attempts: 1, failure: 'Slack: no_service' });
    expect((await show(seller, id)).json().data.last_failure).toBe('Slack didn’t accept the message: no_service');
  });

  it('can be sent as a test, up to a rate limit', async () => {
    const seller = await world.seller();
    const good = await added(seller, 'studio', ['orders'], randomUUID());
    const gone = await added(seller, 'gone', ['forum'], 'gone');
    const test = (id: string) => seller.call({ method: 'POST', url: `/product/slack-webhook/${id}/test` });
    expect((await test(good.id)).json().message).toBe('Slack accepted the test message.');
    expect((await inbox())[0]?.text).toContain('This is a test message for studio.');
    const failed = await test(gone.id);
    expect([failed.statusCode, failed.json().message]).toEqual([400, 'Slack didn’t accept the message: no_service']);
    for (let index = 0; index < 18; index++) await test(gone.id);
    expect((await test(gone.id)).statusCode).toBe(429);
  });
});

describe('delivery log of a channel', () => {
  const enqueue = (sellerId: string, name: string) =>
    world.backend.services.queries.transaction((tx) =>
      enqueueSlack(tx, {
        sellerId,
        module: 'orders',
        language: 'en',
        wording: { key: 'welcome', values: { name } },
        now: world.backend.services.now(),
      }),
    );
  const log = async (seller: Seller, id: string, query = '') =>
    (await seller.call({ url: `/product/slack-webhook/${id}/deliveries${query}` })).json();
  /* Reads the database directly where more time passes than a session lasts. */
  const storedDeliveries = (id: string) =>
    world.backend.services.queries.select().from(slack_deliveries).where(eq(slack_deliveries.webhook_id, id));
  const retry = (seller: Seller, id: string, delivery: string) =>
    seller.call({ method: 'POST', url: `/product/slack-webhook/${id}/deliveries/${delivery}/retry` });

  it('lists each message, newest first, and marks tests', async () => {
    const seller = await world.seller();
    const { id } = await added(seller, 'studio', ['orders'], randomUUID());
    await enqueue(seller.id, 'Hana');
    await world.tick();
    world.pass(1000);
    await seller.call({ method: 'POST', url: `/product/slack-webhook/${id}/test` });
    const { data, total } = await log(seller, id);
    expect(total).toBe(2);
    expect(data).toMatchObject([
      { module: null, module_name: null, state: 'sent', attempts: 1, failure: null, can_retry: false },
      { module: 'orders', module_name: 'Orders', text: 'Welcome back, Hana.', state: 'sent', next_try_at: null },
    ]);
    expect((await log(seller, id, '?per_page=1&page=2')).data).toMatchObject([{ module: 'orders' }]);
    expect((await retry(seller, id, data[0].id)).statusCode).toBe(409);
    expect((await retry(seller, id, data[1].id)).json().message).toMatch(/^This message was delivered/);
  });

  it('shows the next retry until the message is given up', async () => {
    const seller = await world.seller();
    const { id } = await added(seller, 'studio', ['orders'], 'busy');
    await enqueue(seller.id, 'Hana');
    await world.tick();
    const [first] = (await log(seller, id)).data;
    expect(first).toMatchObject({ state: 'waiting', attempts: 1, can_retry: true });
    expect(first.failure).toBe('Slack didn’t accept the message: rate_limited');
    expect(Date.parse(first.next_try_at)).toBeGreaterThan(Date.parse(first.tried_at));
    // Retried at once, not at the scheduled time.
    expect((await retry(seller, id, first.id)).json().data.state).toBe('waiting');
    await world.tick();
    expect((await log(seller, id)).data).toMatchObject([{ id: first.id, attempts: 2 }]);
    for (let index = 0; index < 6; index++) {
      world.pass(6 * 3_600_000);
      await world.tick();
    }
    expect(await storedDeliveries(id)).toMatchObject([{ state: 'given_up', attempts: 7, next_try_at: null }]);
  });

  it('retries a given-up message after the channel was fixed and sends it once', async () => {
    const seller = await world.seller();
    const { id } = await added(seller, 'studio', ['orders'], 'gone');
    const word = randomUUID();
    await enqueue(seller.id, word);
    await world.tick();
    const [lost] = (await log(seller, id)).data;
    expect(lost).toMatchObject({ state: 'given_up', attempts: 1, can_retry: true });
    await seller.call({
      method: 'POST',
      url: '/product/update-slack-webhook-url',
      body: { id, webhook_url: address('mended') },
    });
    const both = await Promise.all([retry(seller, id, lost.id), retry(seller, id, lost.id)]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    await world.tick();
    expect((await log(seller, id)).data).toMatchObject([{ id: lost.id, state: 'sent', attempts: 2, failure: null }]);
    const { data } = (await world.call({ url: '/sandbox/slack' })).json();
    expect(data.filter(({ text }: { text: string }) => text.includes(word))).toHaveLength(1);
  });

  it('is private to the seller and deleted after a month', async () => {
    const [seller, other] = [await world.seller(), await world.seller()];
    const { id } = await added(seller, 'studio', ['orders'], 'gone');
    await enqueue(seller.id, 'Hana');
    await world.tick();
    const [lost] = (await log(seller, id)).data;
    const mine = await added(other, 'studio', ['orders'], randomUUID());
    expect((await log(other, id)).message).toBe('Record not found');
    for (const webhook of [id, mine.id]) expect((await retry(other, webhook, lost.id)).statusCode).toBe(404);
    world.pass(31 * 24 * 3_600_000);
    await removeStale(world.backend.services);
    expect(await storedDeliveries(id)).toEqual([]);
  });
});
