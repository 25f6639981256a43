/**
 * Search matches variants of letters, quotes, dashes and characters, also in rows written before the folding covered
 * them.
 */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Queries } from '../src/db/database.ts';
import { orders, work_grams, works } from '../src/db/schema/index.ts';
import { orderGrams } from '../src/orders/narrowing.ts';
import { fillDerived } from '../src/products/derived.ts';
import { searchGrams } from '../src/products/folding.ts';
import { listOf, offerWork, place } from './support/orders.ts';
import { list, useWorld } from './support/world.ts';

const world = useWorld();

async function migrateBy(queries: Queries, name: string): Promise<void> {
  const migration = await readFile(resolve(import.meta.dirname, '../drizzle', name), 'utf8');
  for (const statement of migration.split('--> statement-breakpoint')) await queries.execute(sql.raw(statement));
  await fillDerived(queries);
}

it('finds a work and its order by folded Latin letters, also in migrated rows', async () => {
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

  // As written by the previous version.
  const { queries } = world.backend.services;
  const before = { works: 'interior, strandgade\nvilhelm hammershøi', orders: 'łucja großmann' };
  await queries.update(works).set({ search_text: before.works, artist_key: 'vilhelm hammershøi' });
  await queries.update(work_grams).set({ grams: searchGrams(seller.id, before.works) });
  await queries.update(orders).set({ search_text: before.orders, search_grams: orderGrams(seller.id, before.orders) });
  await migrateBy(queries, '0020_latin_letters.sql');
  await expectFound();
  const [{ key } = {}] = await queries.select({ key: works.artist_key }).from(works).where(eq(works.id, work.id));
  expect(key).toBe('vilhelm hammershoi');
});

it('finds a work and its order by equivalent quotes, dashes and kanji, also in migrated rows', async () => {
  const seller = await world.seller();
  const work = await offerWork(seller, { title: 'L’Étoile 東京〜京都', artist_name: '髙橋 𠮷郎' });
  const order = await place(world, work, { first_name: '渡邉', last_name: 'O’Keeffe' });
  const expectFound = async () => {
    for (const search of ["L'Etoile", 'l’étoile', '東京～京都', '高橋 吉郎', '髙橋']) {
      const found = await list(seller, `?search=${encodeURIComponent(search)}`);
      expect(found.data.map(({ id }) => id)).toEqual([work.id]);
    }
    for (const search of ['渡辺', "O'Keeffe", 'O‘Keeffe']) {
      const found = await listOf(seller, `ready_for=Sale&search=${encodeURIComponent(search)}`);
      expect(found.data.map(({ id }) => id)).toEqual([order]);
    }
  };
  await expectFound();

  // As written by the previous version.
  const { queries } = world.backend.services;
  const before = { works: 'l’etoile 東京〜京都\n髙橋 𠮷郎', orders: '渡邉 o’keeffe' };
  await queries.update(works).set({ search_text: before.works, artist_key: '髙橋 𠮷郎' });
  await queries.update(work_grams).set({ grams: searchGrams(seller.id, before.works) });
  await queries.update(orders).set({ search_text: before.orders, search_grams: orderGrams(seller.id, before.orders) });
  await migrateBy(queries, '0032_alike_characters.sql');
  await expectFound();
  const [{ key } = {}] = await queries.select({ key: works.artist_key }).from(works).where(eq(works.id, work.id));
  expect(key).toBe('高橋 吉郎');
});
