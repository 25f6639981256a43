/**
 * Searches orders and their buyers. The latest orders, read by a date index, are searched first; only if that finds too
 * little is the trigram index used (decision 17), with a limit on candidates. So neither a word in nearly every order
 * nor one in none of them reads all orders; for a word in very many older orders but none of the latest, only some are
 * found.
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

/** Number of latest orders per kind that are searched first. */
const latest = 1000;

/** Maximum candidates from the trigram index. */
const candidates = 1000;

const kinds = ['buy', 'rent', 'custom'] as const;

/** Escapes the wildcards of a LIKE pattern. */
const literal = (word: string) => word.replace(/[\\%_]/g, '\\$&');

/** Number and title are the first two lines of the search text; the buyer follows. */
const belowTitle = (pattern: string) => `%\n%\n${pattern}`;

/* States the position of nulls although there are none: the index matches only then. */
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

/** All orders that may match; a separate query, so that the planner uses the trigram index. */
const byGrams = (sellerId: string, query: string): SQL => sql`
  select ${orders.id}, ${orders.buyer_id}, ${orders.created_at}, ${orders.search_text} from ${orders}
  where ${and(eq(orders.seller_id, sellerId), ...searchConditions(sellerId, query))} limit ${candidates}`;

/** @param field whether to find orders, or their buyers without duplicates */
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

/** Sorts rows in the order of the ids. */
const inOrder = <Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] =>
  ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);

/** The seller's orders that match in number, title or buyer; the newest first. */
export async function findOrders(tx: Queries, sellerId: string, query: string): Promise<FoundOrder[]> {
  const ids = await search(tx, sellerId, query, 'id');
  if (ids.length === 0) return [];
  const { id, kind, number, title, buyer } = orders;
  const rows = await tx.select({ id, kind, number, title, buyer }).from(orders).where(inArray(id, ids));
  return inOrder(ids, rows).map((row) => ({ ...row, buyer: nameOf(row.buyer) }));
}

/** Buyers whose name, company or email contains the words as entered, ignoring case; few and short enough to scan. */
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

/** Matching buyers of the seller by latest order, then those without a matching order among these. */
export async function findBuyers(tx: Queries, sellerId: string, query: string): Promise<FoundPerson[]> {
  const ids = await search(tx, sellerId, query, 'buyer_id');
  const latest = and(eq(buyers.seller_id, sellerId), inArray(buyers.id, ids));
  const found = ids.length > 0 ? inOrder(ids, await tx.select().from(buyers).where(latest)) : [];
  const others = ids.length < perKind ? await byName(tx, sellerId, query) : [];
  return [...found, ...others.filter(({ id }) => !ids.includes(id))]
    .slice(0, perKind)
    .map((row) => ({ id: row.id, kind: 'buyer', name: nameOf(row), company: row.company }));
}
