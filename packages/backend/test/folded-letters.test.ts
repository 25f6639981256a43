/** Letters that are none with an accent are found by what people type for them, also in what was written before that. */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { orders, work_grams, works } from '../src/db/schema/index.ts';
import { orderGrams } from '../src/orders/narrowing.ts';
import { fillDerived } from '../src/products/derived.ts';
import { searchGrams } from '../src/products/folding.ts';
import { listOf, offerWork, place } from './support/orders.ts';
import { list, useWorld } from './support/world.ts';

const world = useWorld();

it('a work and its order are found by Hammershoi, and were before the letters were known', async () => {
  const seller = await world.seller();
  const work = await offerWork(seller, { title: 'Interior, Strandgade', artist_name: 'Vilhelm Hammershøi' });
  const order = await place(world, work, { first_name: 'Łucja', last_name: 'Großmann' });
  const expectFound = async () => {
    for (const search of ['hammershoi', 'HAMMERSHØI', 'mmersho']) {
      const found = await list(seller, `?search=${encodeURIComponent(search)}`);
      expect(found.data.map(({ id }) => id)).toEqual([work.id]);
    }
    for (const search of ['Lucja', 'grossmann', 'Großmann']) {
      const found = await listOf(seller, `ready_for=Sale&search=${encodeURIComponent(search)}`);
      expect(found.data.map(({ id }) => id)).toEqual([order]);
    }
  };
  await expectFound();

  // As the version before has written them.
  const { queries } = world.backend.services;
  const before = { works: 'interior, strandgade\nvilhelm hammershøi', orders: 'łucja großmann' };
  await queries.update(works).set({ search_text: before.works, artist_key: 'vilhelm hammershøi' });
  await queries.update(work_grams).set({ grams: searchGrams(seller.id, before.works) });
  await queries.update(orders).set({ search_text: before.orders, search_grams: orderGrams(seller.id, before.orders) });
  const migration = await readFile(resolve(import.meta.dirname, '../drizzle/0020_latin_letters.sql'), 'utf8');
  for (const statement of migration.split('--> statement-breakpoint')) await queries.execute(sql.raw(statement));
  await fillDerived(queries);
  await expectFound();
  const [{ key } = {}] = await queries.select({ key: works.artist_key }).from(works).where(eq(works.id, work.id));
  expect(key).toBe('vilhelm hammershoi');
});
