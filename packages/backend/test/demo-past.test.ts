import { eq, inArray } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { notifications, orders, outbox, users } from '../src/db/schema/index.ts';
import { seedDemo } from '../src/demo/seed.ts';
import { hangDemo } from './support/demo.ts';
import { type Seller, useWorld } from './support/world.ts';

const world = useWorld();
let sellers: Seller[];
const words: string[] = [];
const play = () => seedDemo(world.backend.services, (word) => words.push(word));

beforeAll(async () => {
  sellers = await hangDemo(world);
});

const ordersOf = (email = '') =>
  world.backend.services.queries
    .select({ kind: orders.kind, status: orders.status })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.seller_id))
    .where(eq(users.email, email));

it('plays nothing by halves: a past that was cut short is played anew', async () => {
  const { services } = world.backend;
  const { now } = services;
  let asked = 0;
  const cutShort = {
    ...services,
    pictures: new Proxy(services.pictures, {
      // The picture of the artist is the first that is written in the past, after the cover.
      get: (pictures, name) => {
        if (name === 'write' && asked++ > 0) throw new Error('the power went');
        const member: unknown = Reflect.get(pictures, name);
        return typeof member === 'function' ? member.bind(pictures) : member;
      },
    }),
  };
  await expect(seedDemo({ ...cutShort, now }, () => {})).rejects.toThrow('the power went');
  expect(await ordersOf('artist@example.com')).toEqual([]);
});

it('has orders of every kind and in every state that a seller meets, and news that nobody has read', async () => {
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

it('leaves the other sellers empty-handed, writes to nobody, and is played once', async () => {
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
  expect(words).toEqual(['Playing the past of the demo, once']);
  expect(await ordersOf('artist@example.com')).toHaveLength(before);
});
