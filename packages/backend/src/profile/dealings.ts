/** A buyer or supporter, as far as they dealt with the requesting seller (000 section 2: view-user-profile). */
import type { components } from '@smart-art/openapi/product';
import type { Permission } from '@smart-art/openapi/rules';
import { and, count, desc, eq, min } from 'drizzle-orm';
import { amountOf } from '../crowdfunding/amount.ts';
import type { Queries } from '../db/database.ts';
import { art_pieces, buyers, contributions, crowdfunding_requests, orders, supporters } from '../db/schema/index.ts';
import { linesOf } from '../orders/amounts.ts';

type Schemas = components['schemas'];

interface Dealer {
  /** Permission for the list that contains the person; also needed to see the person. */
  permission: Permission;
  card: Schemas['PersonCard'];
  dealings: Schemas['Dealings'];
}

/** Maximum latest dealings: the contract's bound. */
const shown = 50;

type CardDetails = Pick<Schemas['PersonCard'], 'id' | 'firstname' | 'lastname' | 'company' | 'contact'>;

/** Buyers and supporters have no industry, place or picture. */
const cardOf = (details: CardDetails, isCompany: boolean, since: Date): Schemas['PersonCard'] => ({
  ...details,
  actor_type: isCompany ? 'company_buyer' : 'personal_buyer',
  industry: null,
  city: null,
  country: null,
  profile_image: null,
  member_since: since.toISOString(),
});

async function findBuyer(queries: Queries, sellerId: string, id: string): Promise<Dealer | undefined> {
  const [buyer] = await queries
    .select()
    .from(buyers)
    .where(and(eq(buyers.id, id), eq(buyers.seller_id, sellerId)));
  if (!buyer) return undefined;
  const theirs = and(eq(orders.buyer_id, id), eq(orders.seller_id, sellerId));
  const [all] = await queries
    .select({ count: count(), since: min(orders.created_at) })
    .from(orders)
    .where(theirs);
  const rows = await queries
    .select()
    .from(orders)
    .where(theirs)
    .orderBy(desc(orders.created_at), desc(orders.id))
    .limit(shown);
  const { first_name: firstname, last_name: lastname, company, email } = buyer;
  const details = { id, firstname, lastname, company, contact: { email, telephone: null } };
  return {
    permission: 'sa-list-orders',
    card: cardOf(details, buyer.kind === 'company', all?.since ?? buyer.created_at),
    dealings: {
      orders: rows.map((order) => ({
        id: order.id,
        kind: order.kind,
        number: order.number,
        title: order.title,
        status: order.status,
        total: linesOf(order).total,
        at: order.created_at.toISOString(),
      })),
      order_count: all?.count ?? 0,
      contributions: [],
      contribution_count: 0,
    },
  };
}

async function findSupporter(queries: Queries, sellerId: string, id: string): Promise<Dealer | undefined> {
  const theirs = and(eq(contributions.supporter_id, id), eq(contributions.seller_id, sellerId));
  const [all] = await queries
    .select({ count: count(), since: min(contributions.at) })
    .from(contributions)
    .where(theirs);
  const [supporter] = all?.since ? await queries.select().from(supporters).where(eq(supporters.id, id)) : [];
  if (!all?.since || !supporter) return undefined;
  const rows = await queries
    .select({
      contribution: contributions,
      request: { id: crowdfunding_requests.id, title: crowdfunding_requests.title },
      piece: { id: art_pieces.id, title: art_pieces.title },
    })
    .from(contributions)
    .innerJoin(crowdfunding_requests, eq(crowdfunding_requests.id, contributions.request_id))
    .leftJoin(art_pieces, eq(art_pieces.id, contributions.piece_id))
    .where(theirs)
    .orderBy(desc(contributions.at), desc(contributions.id))
    .limit(shown);
  const { firstname, lastname, company } = supporter;
  return {
    permission: 'sa-list-crowd-funding',
    card: cardOf({ id, firstname, lastname, company, contact: null }, company !== null, all.since),
    dealings: {
      orders: [],
      order_count: 0,
      contributions: rows.map(({ contribution, request, piece }) => ({
        id: contribution.id,
        kind: contribution.kind,
        request,
        piece,
        amount: amountOf(contribution.amount, contribution.currency),
        status: contribution.status,
        at: contribution.at.toISOString(),
      })),
      contribution_count: all.count,
    },
  };
}

/** The seller's buyer or supporter with this id; undefined if there is none, or it is another seller's. */
export const findDealer = async (queries: Queries, sellerId: string, id: string): Promise<Dealer | undefined> =>
  (await findBuyer(queries, sellerId, id)) ?? findSupporter(queries, sellerId, id);
