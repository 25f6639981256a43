/** My tasks (000 section 2): one view per kind of business. */
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { order_counts } from '../db/schema/index.ts';
import type { Handlers } from '../http/handler.ts';
import { pageOf } from '../http/paging.ts';
import type { Services } from '../services.ts';
import { donationTasks, purchasedArtTasks } from './crowdfunding.ts';
import { exhibitionTasks } from './exhibitions.ts';
import { type GatheredTask, pageOfTasks } from './gathered.ts';
import { customOrderTasks, orderTasks } from './orders.ts';
import type { TaskCounts, TaskPage, TaskQuery, TaskView } from './task.ts';

const defaultPerPage = 48;
const atOneMoment = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

type Gathered = Record<'exhibitions' | 'donation' | 'purchased_art', GatheredTask[]>;

const collectTasks = async (tx: Queries, { sellerId, now }: TaskQuery): Promise<Gathered> => ({
  exhibitions: await exhibitionTasks(tx, sellerId, now),
  donation: await donationTasks(tx, sellerId),
  purchased_art: await purchasedArtTasks(tx, sellerId),
});

/** Number of orders with a task, by kind. */
async function countOrders(tx: Queries, sellerId: string): Promise<Pick<TaskCounts, 'buy' | 'rent' | 'custom'>> {
  const rows = await tx
    .select({ kind: order_counts.kind, count: order_counts.count })
    .from(order_counts)
    .where(and(eq(order_counts.seller_id, sellerId), eq(order_counts.needs_seller, true)));
  const counts = { buy: 0, rent: 0, custom: 0 };
  for (const row of rows) counts[row.kind] += row.count;
  return counts;
}

function readView(tx: Queries, view: TaskView, gathered: Gathered, query: TaskQuery): Promise<TaskPage> {
  switch (view) {
    case 'buy':
    case 'rent':
      return orderTasks(tx, view, query);
    case 'custom':
      return customOrderTasks(tx, query);
    case 'exhibitions':
    case 'donation':
    case 'purchased_art':
      return pageOfTasks(tx, gathered[view], query);
  }
}

const orderViews = ['buy', 'rent', 'custom'] as const;

/**
 * All views in one list. Each view's first items up to the page are loaded, so the cost grows with the page number;
 * intended for the first pages.
 */
async function readAll(tx: Queries, gathered: Gathered, query: TaskQuery): Promise<TaskPage> {
  const { page, perPage } = query;
  const first = { ...query, page: 1, perPage: page * perPage };
  const pages = [await pageOfTasks(tx, Object.values(gathered).flat(), first)];
  for (const view of orderViews) pages.push(await readView(tx, view, gathered, first));
  // Each view is sorted already; a stable sort keeps ties in the order of the views, on every page.
  const data = pages
    .flatMap((one) => one.data)
    .toSorted((one, other) => (one.since === other.since ? 0 : one.since < other.since ? -1 : 1));
  return {
    data: data.slice((page - 1) * perPage, page * perPage),
    total: pages.reduce((sum, { total }) => sum + total, 0),
  };
}

export function taskHandlers({ queries, now }: Services): Pick<Handlers, 'listTasks'> {
  return {
    async listTasks({ session, query, request }) {
      const { view, search = '', page = 1, per_page: perPage = defaultPerPage } = query;
      const taskQuery = { sellerId: session.user.id, search, page, perPage, now: now() };
      return queries.transaction(async (tx) => {
        const gathered = await collectTasks(tx, taskQuery);
        const { data, total } = await (view
          ? readView(tx, view, gathered, taskQuery)
          : readAll(tx, gathered, taskQuery));
        const counts = {
          ...(await countOrders(tx, session.user.id)),
          exhibitions: gathered.exhibitions.length,
          donation: gathered.donation.length,
          purchased_art: gathered.purchased_art.length,
        };
        return { status: 200, body: { ...pageOf(request.url, { page, perPage, total }, data), counts } };
      }, atOneMoment);
    },
  };
}
