/** Inserts works in bulk, for benchmarks: titles of two nouns and a number, long descriptions, usually a price. */
import type { Queries } from '../src/db/database.ts';
import { work_grams, works } from '../src/db/schema/index.ts';
import { randomFrom } from '../src/demo/art/random.ts';
import { newId } from '../src/ids.ts';
import { textColumns } from '../src/products/derived.ts';
import { searchGrams } from '../src/products/folding.ts';

const nouns = ['Harbour', 'Meadow', 'Vessel', 'Night', 'Window', '港', '霧', 'Threshold', 'Currents', 'Ridge'];

function priceOf(random: ReturnType<typeof randomFrom>) {
  if (!random.chance(0.8)) return {};
  const sale_cost_amount = random.range(10, 9000).toFixed(2);
  return { sale_cost_amount, sale_cost_currency: 'USD' as const, sale_cost_key: sale_cost_amount };
}

function workOf(sellerId: string, index: number) {
  const random = randomFrom(`bench ${index}`);
  const title = `${random.pick(nouns)} ${random.pick(nouns)} ${index}`;
  const artist_name = random.chance(0.9) ? `Artist ${random.integer(1, 400)}` : null;
  const description = Array.from({ length: 40 }, () => random.pick(nouns)).join(' ');
  const texts = {
    title,
    title_reading: null,
    artist_name,
    artist_reading: null,
    year: random.chance(0.9) ? random.integer(1900, 2026) : null,
    medium: null,
    description,
  };
  const createdAt = new Date(Date.UTC(2024, 0, 1) + index * 60_000);
  return {
    id: newId('wrk'),
    seller_id: sellerId,
    ...texts,
    ...textColumns(texts),
    type: random.pick(['art', 'photo'] as const),
    category_id: random.pick(['cat_painting', 'cat_print', 'cat_drawing']),
    size_unit: 'cm' as const,
    for_sale: true,
    for_rent: false,
    status: random.pick(['for_sale', 'for_sale', 'to_rent', 'not_offered', 'needs_attention'] as const),
    attention: [],
    ...priceOf(random),
    size_class: random.pick(['small', 'medium', 'large', 'extra_large'] as const),
    orientation: random.pick(['portrait', 'landscape', 'square'] as const),
    created_at: createdAt,
    updated_at: createdAt,
  };
}

/** Inserts so many works for a seller. @returns the id of one from the middle */
export async function insertWorks(queries: Queries, sellerId: string, count: number): Promise<string> {
  const batch = 250;
  let middleId = '';
  for (let start = 0; start < count; start += batch) {
    const size = Math.min(batch, count - start);
    const added = Array.from({ length: size }, (_, index) => workOf(sellerId, start + index));
    await queries.insert(works).values(added);
    const grams = added.map(({ id, search_text }) => ({ work_id: id, grams: searchGrams(sellerId, search_text) }));
    await queries.insert(work_grams).values(grams);
    if (start <= count / 2) middleId = added[Math.floor(size / 2)]?.id ?? middleId;
  }
  return middleId;
}
