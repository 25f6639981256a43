/**
 * Orders by a few letters, and whom they are from. What is common is found among the latest orders, which an index by date
 * holds; only what is not found there is asked of the index over the grams (decision 17), and of what that knows so many
 * are read at most. So neither a word that stands in nearly every order nor one that stands in none reads them all; a word
 * of very many orders, but of none of the latest, finds some of them.
 */
import type { components } from '@smart-art/openapi/product';
import { and, eq, ilike, inArray, like, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { rowsOf } from '../db/migrate.ts';
import { buyers, orders } from '../db/schema/index.ts';
import { nameOf } from '../orders/describe.ts';
import { searchConditions } from '../orders/narrowing.ts';
import { searchPatterns } from '../products/folding.ts';
import { perKind } from './bound.ts';

type FoundOrder = components['schemas']['FoundOrder'];
type FoundPerson = components['schemas']['FoundPerson'];

/** How many of the latest orders of each kind are looked through first. */
const latest = 1000;

/** How many of those that the grams leave are looked through. */
const candidates = 1000;

const kinds = ['buy', 'rent', 'custom'] as const;

/** What is typed is meant literally. */
const literal = (word: string) => word.replace(/[\\%_]/g, '\\$&');

/** Number and title stand on the first two lines of what search looks through; what is said of the buyer, below. */
const belowTitle = (pattern: string) => `%\n%\n${pattern}`;

/* It says where nulls go, though there are none: only then does the index serve it. */
const latestOf = (sellerId: string, kind: (typeof kinds)[number]) => sql`
  (select ${orders.id}, ${orders.buyer_id}, ${orders.created_at}, ${orders.search_text} from ${orders}
   where ${orders.seller_id} = ${sellerId} and ${orders.kind} = ${kind}
   order by ${orders.created_at} desc nulls last, ${orders.id} desc nulls last limit ${latest})`;

/** The latest orders of each kind. */
const amongLatest = (sellerId: string): SQL =>
  sql.join(
    kinds.map((kind) => latestOf(sellerId, kind)),
    sql` union all `,
  );

/** Every order that can have the words; kept apart, so that the index over the grams is what it is read by. */
const byGrams = (sellerId: string, query: string): SQL => sql`
  select ${orders.id}, ${orders.buyer_id}, ${orders.created_at}, ${orders.search_text} from ${orders}
  where ${and(eq(orders.seller_id, sellerId), ...searchConditions(sellerId, query))} limit ${candidates}`;

/** @param field what is looked for: orders, or whom they are from, each once */
async function find(
  tx: Queries,
  { from, field, patterns }: { from: SQL; field: 'id' | 'buyer_id'; patterns: readonly string[] },
): Promise<string[]> {
  const text = sql.raw('seen.search_text');
  const having = and(...patterns.map((pattern) => like(text, pattern)));
  const found = sql.raw(field);
  const answer = await tx.execute(sql`
    with seen as materialized (${from})
    select ${found} as found from seen where ${having}
    group by ${found} order by max(created_at) desc, ${found} desc limit ${perKind}`);
  return rowsOf<{ found: string }>(answer).map((row) => row.found);
}

async function search(tx: Queries, sellerId: string, query: string, field: 'id' | 'buyer_id'): Promise<string[]> {
  const words = searchPatterns(query);
  const patterns = field === 'id' ? words : words.map(belowTitle);
  const found = await find(tx, { from: amongLatest(sellerId), field, patterns });
  return found.length === perKind ? found : find(tx, { from: byGrams(sellerId, query), field, patterns });
}

/** In the order of the ids. */
const inOrder = <Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] =>
  ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);

/** The seller's orders that have the words in number, title or buyer; the newest first. */
export async function findOrders(tx: Queries, sellerId: string, query: string): Promise<FoundOrder[]> {
  const ids = await search(tx, sellerId, query, 'id');
  if (ids.length === 0) return [];
  const { id, kind, number, title, buyer } = orders;
  const rows = await tx.select({ id, kind, number, title, buyer }).from(orders).where(inArray(id, ids));
  return inOrder(ids, rows).map((row) => ({ ...row, buyer: nameOf(row.buyer) }));
}

/** Buyers whose name, company or email has the words as they are typed, whatever their case: these are few, and short. */
function byName(tx: Queries, sellerId: string, query: string) {
  const { first_name, last_name, company, email } = buyers;
  const text = sql`concat_ws(' ', ${first_name}, ${last_name}, ${first_name}, ${company}, ${email})`;
  const words = query.trim().split(/\s+/u);
  return tx
    .select()
    .from(buyers)
    .where(and(eq(buyers.seller_id, sellerId), ...words.map((word) => ilike(text, `%${literal(word)}%`))))
    .limit(perKind);
}

/** Who ordered from the seller and is called so, by when they last did; then those whose orders are not among these. */
export async function findBuyers(tx: Queries, sellerId: string, query: string): Promise<FoundPerson[]> {
  const ids = await search(tx, sellerId, query, 'buyer_id');
  const latest = and(eq(buyers.seller_id, sellerId), inArray(buyers.id, ids));
  const found = ids.length > 0 ? inOrder(ids, await tx.select().from(buyers).where(latest)) : [];
  const others = ids.length < perKind ? await byName(tx, sellerId, query) : [];
  return [...found, ...others.filter(({ id }) => !ids.includes(id))]
    .slice(0, perKind)
    .map((row) => ({ id: row.id, kind: 'buyer', name: nameOf(row), company: row.company }));
}
