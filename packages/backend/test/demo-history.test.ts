import { eq, inArray } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { notifications, orders, outbox, users } from '../src/db/schema/index.ts';
import { seedDemo } from '../src/demo/seed.ts';
import { addDemoData } from './support/demo.ts';
import { type Seller, useWorld } from './support/world.ts';

const world = useWorld();
let sellers: Seller[];
const messages: string[] = [];
const play = () => seedDemo(world.backend.services, (message) => messages.push(message));

beforeAll(async () => {
  sellers = await addDemoData(world);
});

const ordersOf = (email = '') =>
  world.backend.services.queries
    .select({ kind: orders.kind, status: orders.status })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.seller_id))
    .where(eq(users.email, email));

it('leaves no orders behind when seeding is interrupted', async () => {
  const { services } = world.backend;
  const { now } = services;
  let writes = 0;
  const cutShort = {
    ...services,
    pictures: new Proxy(services.pictures, {
      // The first write is the cover; the second one, the artist's picture, fails.
      get: (pictures, name) => {
        if (name === 'write' && writes++ > 0) throw new Error('the power went');
        const member: unknown = Reflect.get(pictures, name);
        return typeof member === 'function' ? member.bind(pictures) : member;
      },
    }),
  };
  await expect(seedDemo({ ...cutShort, now }, () => {})).rejects.toThrow('the power went');
  expect(await ordersOf('artist@example.com')).toEqual([]);
});

it('creates orders of every kind and status, unseen notifications and revenue', async () => {
  const { queries } = world.backend.services;
  await play();
  const found = await ordersOf('artist@example.com');
  expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(['buy', 'rent', 'custom']));
  expect(new Set(found.map(({ status }) => status))).toEqual(
    new Set([
      'Purchase Request',
      'Payment Requested',
      'Payment',
      'Order Confirmed',
      'Shipped',
      'Delivered',
      'Return Request',
      'Order Cancelled',
      'Closed',
    ]),
  );
  const news = await queries
    .select({ seen: notifications.seen_at })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.user_id))
    .where(eq(users.email, 'artist@example.com'));
  const unseen = news.filter(({ seen }) => seen === null).length;
  expect(unseen).toBeGreaterThan(1);
  expect(news.length).toBeGreaterThan(unseen + 20);
  const [artist] = sellers;
  const revenue = await artist?.call({ url: `/product/getRevenueAmounts/${artist.id}` });
  expect(revenue?.json().data.months.length).toBeGreaterThan(5);
});

it('creates no orders for other sellers, sends no messages and runs only once', async () => {
  const { queries } = world.backend.services;
  expect(await ordersOf('rival@example.com')).toEqual([]);
  expect(await ordersOf('newcomer@example.com')).toEqual([]);
  const waiting = await queries
    .select()
    .from(outbox)
    .where(inArray(outbox.channel, ['mail', 'slack']));
  expect(waiting).toEqual([]);
  const before = (await ordersOf('artist@example.com')).length;
  await play();
  expect(messages).toEqual(['Creating the demo orders (once)']);
  expect(await ordersOf('artist@example.com')).toHaveLength(before);
});
