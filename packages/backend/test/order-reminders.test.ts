/** Sellers get one reminder before an order deadline, through their chosen channels (001 section 9). */
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

const queued = async (channel: 'mail' | 'slack', text: string) =>
  (await world.backend.services.queries.select().from(outbox).where(eq(outbox.channel, channel))).filter((row) =>
    JSON.stringify(row.payload).includes(text),
  );

const run = () =>
  runJobs(world.backend.services, (error) => {
    throw error;
  });

/** Runs the jobs at a later time. */
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

describe('order deadline reminder', () => {
  it('is sent once when the deadline is near, even if two job runs overlap', async () => {
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

  it('is not sent once the order is paid', async () => {
    const seller = await world.seller();
    const id = await place(world, await offerWork(seller));
    await bringTo(world, seller, id, 'Order Confirmed');
    await later(9 * day);
    expect(await reminders(seller)).toEqual([]);
  });

  it('uses the chosen channels and the seller’s time zone', async () => {
    const seller = await world.seller();
    await choose(seller, { deadlines: { mail: true, slack: false } });
    const id = await place(world, await offerWork(seller));
    const { number, return_until } = await bringTo(world, seller, id, 'Delivered');
    await later(6 * day);
    expect(await reminders(seller)).toMatchObject([{ message_key: 'orderReminder_return' }]);
    const [mail, ...more] = await queued('mail', `Reminder for order ${number}`);
    expect(more).toEqual([]);
    const deadlineText = new Intl.DateTimeFormat('en-GB', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'Asia/Tokyo',
    }).format(new Date(return_until ?? ''));
    expect(JSON.stringify(mail?.payload)).toContain(`${deadlineText} GMT+9`);
    expect(await queued('slack', `until ${deadlineText}`)).toEqual([]);
  });

  it('is only a notification if neither mail nor Slack is chosen', async () => {
    const seller = await world.seller();
    await choose(seller, { deadlines: { mail: false, slack: false } });
    const id = await place(world, await offerWork(seller));
    const { number } = await bringTo(world, seller, id, 'Delivered');
    await later(6 * day);
    expect(await reminders(seller)).toHaveLength(1);
    expect(await queued('mail', `Reminder for order ${number}`)).toEqual([]);
  });

  it('is not repeated through a channel chosen later or after the deadline', async () => {
    const seller = await world.seller();
    const id = await place(world, await offerWork(seller));
    const { number } = await bringTo(world, seller, id, 'Delivered');
    await choose(seller, { deadlines: { mail: false, slack: false } });
    await later(6 * day);
    await choose(seller, { deadlines: { mail: true, slack: true } });
    await later(6.5 * day);
    await later(8 * day);
    expect(await reminders(seller)).toHaveLength(1);
    expect(await queued('mail', `Reminder for order ${number}`)).toEqual([]);
  });

  it('is sent a week before a rental ends', async () => {
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
