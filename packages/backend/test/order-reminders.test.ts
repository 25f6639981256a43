/** Sellers are reminded before a deadline of an order passes, once, by the ways they chose (001 section 9). */
import { and, eq, like } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { day } from '../src/constants.ts';
import { notifications, outbox } from '../src/db/schema/index.ts';
import { runJobs } from '../src/platform/jobs.ts';
import { later as at, bringTo, offerWork, place, rentInput } from './support/orders.ts';
import { type Seller, useWorld } from './support/world.ts';

const world = useWorld();

const reminders = (seller: Seller) =>
  world.backend.services.queries
    .select()
    .from(notifications)
    .where(and(eq(notifications.user_id, seller.id), like(notifications.message_key, 'orderReminder_%')));

const waiting = async (channel: 'mail' | 'slack', text: string) =>
  (await world.backend.services.queries.select().from(outbox).where(eq(outbox.channel, channel))).filter((row) =>
    JSON.stringify(row.payload).includes(text),
  );

const run = () =>
  runJobs(world.backend.services, (error) => {
    throw error;
  });

/** What time does so much later. */
const later = (milliseconds: number) => at(world, milliseconds, run);

const choose = async (seller: Seller, change: object) => {
  const url = `/product/get-client-settings?user_id=${seller.id}`;
  const { notices } = (await seller.call({ url })).json().data;
  const answer = await seller.call({
    method: 'POST',
    url: '/product/store-client-settings',
    body: { user_id: seller.id, time_zone: 'Asia/Tokyo', notices: { ...notices, ...change } },
  });
  expect(answer.statusCode, answer.body).toBe(200);
};

describe('a deadline of an order', () => {
  it('is reminded of when it is near, once, though two backends look at the same time', async () => {
    const seller = await world.seller();
    const id = await place(world, await offerWork(seller));
    const { payment_due_at } = await bringTo(world, seller, id, 'Payment Requested');
    await later(7 * day);
    expect(await reminders(seller)).toEqual([]);
    await at(world, 8.5 * day, async () => {
      await Promise.all([run(), run()]);
    });
    await later(9 * day);
    const [found, ...others] = await reminders(seller);
    expect(others).toEqual([]);
    expect(found).toMatchObject({
      message_key: 'orderReminder_payment',
      link: `/buy-orders-info/${id}`,
      message_values: { moment: payment_due_at },
    });
  });

  it('is not reminded of once the order is paid', async () => {
    const seller = await world.seller();
    const id = await place(world, await offerWork(seller));
    await bringTo(world, seller, id, 'Order Confirmed');
    await later(9 * day);
    expect(await reminders(seller)).toEqual([]);
  });

  it('is told by the ways that are chosen, on the clocks of the seller', async () => {
    const seller = await world.seller();
    await choose(seller, { deadlines: { mail: true, slack: false } });
    const id = await place(world, await offerWork(seller));
    const { number, return_until } = await bringTo(world, seller, id, 'Delivered');
    await later(6 * day);
    expect(await reminders(seller)).toMatchObject([{ message_key: 'orderReminder_return' }]);
    const [mail, ...more] = await waiting('mail', `Reminder for order ${number}`);
    expect(more).toEqual([]);
    const said = new Intl.DateTimeFormat('en-GB', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'Asia/Tokyo',
    }).format(new Date(return_until ?? ''));
    expect(JSON.stringify(mail?.payload)).toContain(`${said} GMT+9`);
    expect(await waiting('slack', `until ${said}`)).toEqual([]);
  });

  it('is in the bell alone where neither mail nor Slack is chosen', async () => {
    const seller = await world.seller();
    await choose(seller, { deadlines: { mail: false, slack: false } });
    const id = await place(world, await offerWork(seller));
    const { number } = await bringTo(world, seller, id, 'Delivered');
    await later(6 * day);
    expect(await reminders(seller)).toHaveLength(1);
    expect(await waiting('mail', `Reminder for order ${number}`)).toEqual([]);
  });

  it('that was reminded of is not told again by a way that is chosen later, nor once it has passed', async () => {
    const seller = await world.seller();
    const id = await place(world, await offerWork(seller));
    const { number } = await bringTo(world, seller, id, 'Delivered');
    await choose(seller, { deadlines: { mail: false, slack: false } });
    await later(6 * day);
    await choose(seller, { deadlines: { mail: true, slack: true } });
    await later(6.5 * day);
    await later(8 * day);
    expect(await reminders(seller)).toHaveLength(1);
    expect(await waiting('mail', `Reminder for order ${number}`)).toEqual([]);
  });

  it('is the end of a rent, a week before', async () => {
    const seller = await world.seller();
    const id = await place(world, await offerWork(seller), rentInput);
    const { rent } = await bringTo(world, seller, id, 'Delivered');
    const until = Date.parse(rent?.lease_ends_at ?? '') - world.backend.services.now().getTime();
    await later(until - 8 * day);
    expect(await reminders(seller)).toEqual([]);
    await later(until - 6 * day);
    expect(await reminders(seller)).toMatchObject([{ message_key: 'orderReminder_lease' }]);
  });
});
