/** An order keeps the buyer details and rental terms with which it was placed. */
import { resolve } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { eq, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/pglite';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../src/db/database.ts';
import { rowsOf } from '../src/db/migrate.ts';
import { openPglite } from '../src/db/open-pglite.ts';
import { buyers } from '../src/db/schema/index.ts';
import { mailsTo } from './support/mail.ts';
import { bringTo, type Order, offer, offerWork, orderOf, place, post, rentInput } from './support/orders.ts';
import { type Seller, useWorld } from './support/world.ts';

const world = useWorld();

async function sumsOf(seller: Seller, id: string): Promise<string> {
  const answer = await seller.call({ url: `/product/order-proof/${id}` });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data.sums;
}

const customOf = async (seller: Seller, id: string): Promise<Order> =>
  (await seller.call({ url: `/product/orders-custom-details/${id}` })).json().data;

const buyersOf = ({ id }: Seller) =>
  world.backend.services.queries.select().from(buyers).where(eq(buyers.seller_id, id));

describe('buyer details of an order', () => {
  const first = { email: 'aya@example.jp', language: 'ja', first_name: '彩', last_name: '木村' };
  const second = { ...first, email: 'Aya@Example.jp', language: 'en', first_name: 'Aya', last_name: 'Mori' };

  it('stay as entered when the same person later orders under another name', async () => {
    const seller = await world.seller();
    const work = await offerWork(seller);
    const early = await place(world, work, first);
    const before = await sumsOf(seller, early);
    const late = await place(world, work, { ...second, company: 'Mori Ltd.' });
    expect(await sumsOf(seller, early)).toBe(before);
    expect((await orderOf(seller, early)).buyer).toMatchObject({ name: '木村 彩', company: null, kind: 'personal' });
    expect((await orderOf(seller, late)).buyer).toMatchObject({ name: 'Aya Mori', company: 'Mori Ltd.' });

    // Mails use the language of each order: Japanese for the first, English for the second.
    for (const order_id of [early, late]) await post(seller, '/order-message', { order_id, message: 'Hello' });
    const subjects = (await mailsTo(world, first.email)).map(({ subject }) => subject);
    expect(subjects.slice(0, 2).sort()).toEqual([
      expect.stringMatching(/^Order SA-/),
      expect.stringMatching(/^注文SA-/),
    ]);
  });

  it('stay unchanged in custom orders and in the cancelled list', async () => {
    const seller = await world.seller();
    const work = await offerWork(seller);
    const id = await place(world, work, first);
    await world.play('orders.cancel', { order_id: id, reason: 'Found another' });
    const { id: custom = '' } = await world.play('custom-orders.place', {
      seller: seller.email,
      title: 'Harbour',
      email: first.email,
    });
    const sums = await sumsOf(seller, custom);
    const original = (await customOf(seller, custom)).buyer;
    await place(world, work, second);
    expect((await customOf(seller, custom)).buyer).toEqual(original);
    expect(await sumsOf(seller, custom)).toBe(sums);
    const list = await seller.call({ url: '/product/cancelled-list' });
    expect(list.json().data).toMatchObject([{ buyer: { name: '木村 彩' } }]);
  });

  it('create one buyer per email address for concurrent orders', async () => {
    const seller = await world.seller();
    const input = { seller: seller.email, title: 'Harbour' };
    const emails = ['one@example.com', 'One@example.com', 'ONE@EXAMPLE.COM', 'one@example.com', 'two@example.com'];
    const placed = await Promise.all(emails.map((email) => world.play('custom-orders.place', { ...input, email })));
    const orders = await Promise.all(placed.map(({ id = '' }) => customOf(seller, id)));
    expect(new Set(orders.map(({ buyer }) => buyer.id)).size).toBe(2);
    expect((await buyersOf(seller)).map(({ email }) => email).sort()).toEqual(['one@example.com', 'two@example.com']);
  });
});

describe('rental terms of an order', () => {
  it('stay as they were when ordered, also for renewals', async () => {
    const seller = await world.seller();
    const work = await offerWork(seller);
    const id = await place(world, work, rentInput);
    await bringTo(world, seller, id, 'Delivered');
    const before = await sumsOf(seller, id);
    const terms = { ...offer, minimum_rental_months: 6, maximum_rental_months: 24 };
    const saved = await post(seller, `/product/create/${work.id}`, {
      ...{ title: work.title, type: work.type, category_id: 'cat_painting' },
      ...{ ...terms, image_ids: work.images.map((image) => image.id) },
    });
    expect(saved.statusCode, saved.body).toBe(200);
    expect(await sumsOf(seller, id)).toBe(before);
    expect((await orderOf(seller, id)).rent).toMatchObject({ minimum_rental_months: 3, maximum_rental_months: 12 });
    await expect(world.play('orders.renew', { order_id: id, months: 13 })).rejects.toThrow('between 3 and 12');
    await world.play('orders.renew', { order_id: id, months: 3 });
  });
});

describe('migration of orders without stored buyer details', () => {
  const folder = resolve(import.meta.dirname, '../drizzle');
  const isEarlier = ({ sql: statements }: { sql: string[] }) => !statements.join('').includes('ADD COLUMN "buyer"');

  /** A database from before that migration, with the records of one seller. */
  async function before(): Promise<PGlite> {
    const pglite = await openPglite();
    const database = drizzle(pglite);
    const all = readMigrationFiles({ migrationsFolder: folder });
    const earlier = all.slice(
      0,
      all.findIndex((migration) => !isEarlier(migration)),
    );
    await database.execute(sql`create schema drizzle`);
    await database.execute(
      sql`create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
    );
    for (const { sql: statements, hash, folderMillis } of earlier) {
      for (const statement of statements) await database.execute(sql.raw(statement));
      await database.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
      );
    }
    await pglite.exec(`
      insert into users (id, email, password_hash, firstname, lastname, roles, created_at)
        values ('u', 'seller@example.com', '', 'Hana', 'Morita', '[]', now());
      insert into buyers (id, seller_id, kind, first_name, last_name, company, email, language, delivery_address, created_at)
        values ('b1', 'u', 'personal', 'Emma', 'Larsen', null, 'Emma@example.com', 'en', '{}', '2026-01-01'),
          ('b2', 'u', 'company', 'Emma', 'Mori', 'Mori Ltd.', 'emma@example.com', 'ja', '{}', '2026-02-01');
    `);
    for (const [id, buyer] of [
      ['o1', 'b1'],
      ['o2', 'b2'],
    ]) {
      await pglite.exec(`
        insert into orders (id, number, kind, seller_id, buyer_id, title, status, needs_seller, delivery_address,
          international, currency, unit_price_amount, units, event_discount, event_discount_percent,
          service_charge_percent, tax_percent, usd_jpy_rate, total_key, payment_status, search_text, search_grams,
          created_at, updated_at)
        values ('${id}', '${id}', 'custom', 'u', '${buyer}', 'Harbour', 'Closed', false, '{}', false, 'USD', 100, 1,
          'none', 0, 0, 0, 155, 100, 'none', '', '{}', now(), now())`);
    }
    return pglite;
  }

  it('copies the buyer details into each order and merges buyers with the same email', async () => {
    const pglite = await before();
    const database = await openDatabase({ pglite });
    const orders = rowsOf(await database.queries.execute(sql`select id, buyer_id, buyer from orders order by id`));
    const common = { email: 'emma@example.com', first_name: 'Emma' };
    expect(orders).toEqual([
      {
        id: 'o1',
        buyer_id: 'b2',
        buyer: {
          ...common,
          email: 'Emma@example.com',
          kind: 'personal',
          last_name: 'Larsen',
          company: null,
          language: 'en',
        },
      },
      {
        id: 'o2',
        buyer_id: 'b2',
        buyer: { ...common, kind: 'company', last_name: 'Mori', company: 'Mori Ltd.', language: 'ja' },
      },
    ]);
    const people = rowsOf(await database.queries.execute(sql`select id, email from buyers`));
    expect(people).toEqual([{ id: 'b2', email: 'emma@example.com' }]);
    await database.close();
  });
});
