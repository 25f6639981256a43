/** Deadlines, as a list and as a calendar feed that anyone with its URL can read. */
import type { components } from '@smart-art/openapi/product';
import { dayIn, endOfDay, localTimeAt } from '@smart-art/openapi/rules';
import { expect, it } from 'vitest';
import { day } from '../src/constants.ts';
import { createCrowdfunding, crowdfundingApi } from './support/crowdfunding.ts';
import { freshSession } from './support/fresh-session.ts';
import { bringTo, later, offerWork, place, post, rentInput, requestPayment, setTimeZone } from './support/orders.ts';
import { addWork, type Seller, useWorld } from './support/world.ts';

type Deadline = components['schemas']['Deadline'];

const world = useWorld();

async function deadlinesOf(seller: Seller, query = ''): Promise<Deadline[]> {
  const answer = await seller.call({ url: `/product/deadlines${query}` });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}

const kindsOf = (deadlines: Deadline[]) => deadlines.map(({ kind, record }) => [kind, record?.id]);
const daysAhead = ({ at }: Deadline) => (Date.parse(at) - world.backend.services.now().getTime()) / day;
const inDays = (days: number) => new Date(world.backend.services.now().getTime() + days * day);

async function feedOf(seller: Seller): Promise<string> {
  const answer = await seller.call({ method: 'POST', url: '/product/calendar-feed' });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data.url;
}

/** The calendar's lines, unfolded (RFC 5545, section 3.1). */
const linesOf = (body: string) => body.replace(/\r\n[ \t]/g, '').split('\r\n');

it('lists the deadlines of orders within the requested days, nearest first', async () => {
  const seller = await world.seller();
  const work = await offerWork(seller);
  const requested = await place(world, work);
  expect(await deadlinesOf(seller)).toEqual([]);
  await requestPayment(seller, requested);
  const delivered = await place(world, work);
  await bringTo(world, seller, delivered, 'Delivered');
  const rented = await place(world, work, rentInput);
  await bringTo(world, seller, rented, 'Delivered');
  const near = await deadlinesOf(seller);
  expect(kindsOf(near)).toEqual([
    ['return', delivered],
    ['payment', requested],
  ]);
  expect(near.map(daysAhead).map(Math.round)).toEqual([7, 10]);
  expect(near[1]).toMatchObject({
    number: expect.stringMatching(/^SA-/),
    title: work.title,
    confirm: false,
    all_day: false,
  });
  expect(kindsOf(await deadlinesOf(seller, '?days=400'))).toContainEqual(['lease', rented]);
  expect(kindsOf(await deadlinesOf(seller, '?days=8'))).toEqual([['return', delivered]]);

  await world.play('orders.pay', { order_id: requested, method: 'bank_transfer' });
  expect((await deadlinesOf(seller)).find(({ kind }) => kind === 'payment')).toMatchObject({ confirm: true });
  await post(seller, '/change-order-status', { order_id: delivered, status: 'Closed' });
  expect(await deadlinesOf(await world.seller())).toEqual([]);
  for (const days of ['0', '401', 'x'])
    expect((await seller.call({ url: `/product/deadlines?days=${days}` })).statusCode).toBe(422);
});

it('lists the deadlines of custom orders, crowdfunding requests and exhibitions', async () => {
  const seller = await world.seller();
  const needed_by = inDays(20).toISOString().slice(0, 10);
  const { id: custom } = await world.play('custom-orders.place', { seller: seller.email, title: '港の朝', needed_by });
  const request = await createCrowdfunding(world, seller);
  await crowdfundingApi(world).accept(request.id);
  const time_zone = 'America/Los_Angeles';
  const announced = await post(seller, '/exhibition', {
    name: 'Salt and Paper',
    category: 'Virtual Exhibition',
    type: 'All',
    start_date: localTimeAt(inDays(25), time_zone),
    end_date: localTimeAt(inDays(40), time_zone),
    time_zone,
    virtual_link: 'https://rooms.example.com/salt',
    maximum_exhibitors: 5,
    maximum_subscribers: 50,
    organiser: { name: 'Harbour Room', email: 'desk@example.com' },
  });
  expect(announced.statusCode, announced.body).toBe(201);
  const exhibition = announced.json().data;
  const found = await deadlinesOf(seller, '?days=365');
  expect(kindsOf(found)).toEqual([
    ['edit', exhibition.id],
    ['needed', custom],
    ['opening', exhibition.id],
    ['funding', request.id],
  ]);
  expect(found[0]?.at).toBe(exhibition.edit_until);
  expect(found[1]).toMatchObject({ all_day: true, at: `${needed_by}T23:59:59.999Z` });

  const visitor = await world.seller();
  const work = await addWork(visitor);
  const applied = await post(visitor, '/apply-for-exhibition', {
    exhibition_id: exhibition.id,
    role: 'exhibitor',
    work_ids: [work.id],
  });
  const { id: subscription_id } = applied.json().data;
  expect(await deadlinesOf(visitor)).toEqual([]);
  await world.play('exhibitions.decide', { subscription_id, status: 'accepted' });
  expect(kindsOf(await deadlinesOf(visitor))).toEqual([
    ['leave', exhibition.id],
    ['opening', exhibition.id],
  ]);
});

it.each(['America/Los_Angeles', 'Asia/Tokyo'])('lists an all-day deadline until its day ends in %s', async (zone) => {
  const seller = await world.seller();
  await setTimeZone(seller, zone);
  const needed_by = dayIn(inDays(2), zone);
  const { id } = await world.play('custom-orders.place', { seller: seller.email, title: '港の朝', needed_by });
  const untilEnd = endOfDay(needed_by, zone).getTime() - world.backend.services.now().getTime();
  const listed = async () => {
    // The first session has expired by then.
    const headers = { authorization: await freshSession(world, seller.id) };
    return kindsOf((await world.call({ url: '/product/deadlines', headers })).json().data);
  };
  const minute = 60_000;
  await later(world, untilEnd - minute, async () => expect(await listed()).toEqual([['needed', id]]));
  await later(world, untilEnd + minute, async () => expect(await listed()).toEqual([]));
});

it('serves a calendar without a session, at a revocable URL', async () => {
  const seller = await world.seller();
  expect((await seller.call({ url: '/product/calendar-feed' })).json().data).toEqual({ url: null });
  const title = `Rain, “late”; \\ 雨の港 🎨 ${'a long way down to the water '.repeat(8)}`.trim();
  const work = await offerWork(seller, { title });
  const order = await place(world, work);
  await requestPayment(seller, order);
  const { id: custom } = await world.play('custom-orders.place', {
    seller: seller.email,
    title: 'Leap day',
    needed_by: '2028-02-29',
  });
  const url = await feedOf(seller);
  expect((await seller.call({ url: '/product/calendar-feed' })).json().data).toEqual({ url });
  const answer = await world.call({ url });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  for (const line of answer.body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const lines = linesOf(answer.body);
  const [payment] = await deadlinesOf(seller);
  expect(lines).toContain(`DTSTART:${payment?.at.replace(/[-:]|\.\d+/g, '')}`);
  expect(lines).toContain(`UID:payment-${order}@${new URL(world.backend.services.config.publicUrl).host}`);
  const summary = lines.find((line) => line.startsWith('SUMMARY:Last day'));
  expect(summary).toContain('Rain\\, “late”\\; \\\\ 雨の港 🎨 a long way');
  expect(lines.filter((line) => line.startsWith('URL'))[0]).toContain(`/buy-orders-info/${order}`);
  expect(new Set(lines.filter((line) => line.startsWith('UID:'))).size).toBe(
    lines.filter((line) => line === 'BEGIN:VEVENT').length,
  );
  expect(answer.body).not.toContain(custom ?? '-');

  const other = await feedOf(seller);
  expect(other).not.toBe(url);
  expect((await world.call({ url })).statusCode).toBe(404);
  expect((await world.call({ url: other })).statusCode).toBe(200);
  const forged = other.replace(/\.(\d+)\./, (_, generation) => `.${Number(generation) + 1}.`);
  expect((await world.call({ url: forged })).statusCode).toBe(404);
  expect((await world.call({ url: '/calendars/..%2f..%2fsecret.ics' })).statusCode).toBe(404);
  const removed = await seller.call({ method: 'DELETE', url: '/product/calendar-feed' });
  expect(removed.json().data).toEqual({ url: null });
  expect((await world.call({ url: other })).statusCode).toBe(404);
  const again = await feedOf(seller);
  expect([url, other]).not.toContain(again);
});

it('omits deadlines of pages the seller has no permission for', async () => {
  const porter = await world.seller({ permissions: ['sa-view-profile', 'sa-list-art-library'] });
  await world.play('custom-orders.place', {
    seller: porter.email,
    title: 'Unseen',
    needed_by: inDays(5).toISOString().slice(0, 10),
  });
  expect(await deadlinesOf(porter)).toEqual([]);
  const calendar = await world.call({ url: await feedOf(porter) });
  expect(calendar.body).not.toContain('Unseen');
});
