/** The owner of a piece, a custom order or a crowdfunding request, as far as it affects the piece. */
import type { Money } from '@smart-art/openapi/rules';
import { and, eq, inArray } from 'drizzle-orm';
import { nameOf } from '../crowdfunding/contribution.ts';
import { lockRequest } from '../crowdfunding/find.ts';
import { lockCustomOrder, selectCustomOrders, stateOfRecord } from '../custom-orders/find.ts';
import type { Queries } from '../db/database.ts';
import { contributions, crowdfunding_requests, orders, supporters } from '../db/schema/index.ts';
import type { Language } from '../messages/messages.ts';
import type { CustomOrderState } from '../processes/custom.ts';
import type { ArtPieceRow } from './find.ts';

/** The receiver of the piece, if known. */
export interface Receiver {
  name: string;
  email: string;
  language: Language;
}

export interface PieceOwner {
  kind: 'custom_order' | 'crowdfunding';
  id: string;
  number: string;
  title: string;
  /** Permission required for its pages (001 section 2). */
  permission: 'sa-list-orders' | 'sa-list-crowd-funding';
  /** Path of its page in the app. */
  link: string;
  /** True if it is not cancelled, rejected or revoked. */
  isRunning: boolean;
  /** True if work on the pieces may begin. */
  mayBegin: boolean;
  /** True if the costs of its pieces may still change. */
  costsAreOpen: boolean;
  /** Currency of all its amounts. */
  currency: Money['currency'];
}

/** States of a custom order in which pieces are not made: ended, or not paid yet. */
const ended: readonly CustomOrderState[] = ['artist_not_accepted', 'cancelled'];
const unpaid: readonly CustomOrderState[] = ['placed', 'auction_applied', 'artist_accepted', 'paying'];

async function orderOwners(queries: Queries, ids: string[]): Promise<Map<string, PieceOwner>> {
  if (ids.length === 0) return new Map();
  const records = await selectCustomOrders(queries).where(inArray(orders.id, ids));
  return new Map(
    records.map((record) => {
      const { id, number, title, currency } = record.order;
      const state = stateOfRecord(record);
      const isRunning = !ended.includes(state);
      return [
        id,
        {
          kind: 'custom_order',
          id,
          number,
          title,
          permission: 'sa-list-orders',
          link: `/custom-orders-info/${id}`,
          isRunning,
          mayBegin: isRunning && !unpaid.includes(state),
          costsAreOpen: state === 'placed',
          currency,
        },
      ];
    }),
  );
}

async function crowdfundingOwners(queries: Queries, ids: string[]): Promise<Map<string, PieceOwner>> {
  if (ids.length === 0) return new Map();
  const rows = await queries.select().from(crowdfunding_requests).where(inArray(crowdfunding_requests.id, ids));
  return new Map(
    rows.map(({ id, number, title, status, currency }) => [
      id,
      {
        kind: 'crowdfunding',
        id,
        number,
        title,
        permission: 'sa-list-crowd-funding',
        link: `/crowdfunding/view-info/${id}`,
        isRunning: status === 'requested' || status === 'accepted' || status === 'closed',
        mayBegin: status === 'accepted' || status === 'closed',
        costsAreOpen: status === 'requested',
        currency,
      },
    ]),
  );
}

/** The owners of pieces, by piece. */
export async function ownersOf(queries: Queries, pieces: readonly ArtPieceRow[]): Promise<Map<string, PieceOwner>> {
  const requests = await crowdfundingOwners(queries, [
    ...new Set(pieces.flatMap(({ crowdfunding_id }) => crowdfunding_id ?? [])),
  ]);
  const placed = await orderOwners(queries, [...new Set(pieces.flatMap(({ order_id }) => order_id ?? []))]);
  return new Map(
    pieces.map((piece): [string, PieceOwner] => {
      const owner = placed.get(piece.order_id ?? '') ?? requests.get(piece.crowdfunding_id ?? '');
      if (!owner) throw new Error(`piece ${piece.id} belongs to nothing`);
      return [piece.id, owner];
    }),
  );
}

export async function ownerOf(queries: Queries, piece: ArtPieceRow): Promise<PieceOwner> {
  const owner = (await ownersOf(queries, [piece])).get(piece.id);
  if (!owner) throw new Error(`piece ${piece.id} belongs to nothing`);
  return owner;
}

/** Locks a piece's owner until the transaction ends. */
export async function lockOwner(tx: Queries, { crowdfunding_id, order_id }: ArtPieceRow): Promise<void> {
  if (order_id) await lockCustomOrder(tx, order_id);
  if (crowdfunding_id) await lockRequest(tx, crowdfunding_id);
}

/** The receiver of the piece: the buyer who ordered it, or the supporter who bought it. */
export async function receiverOf(queries: Queries, piece: ArtPieceRow): Promise<Receiver | null> {
  if (piece.order_id) {
    const [record] = await selectCustomOrders(queries).where(eq(orders.id, piece.order_id));
    if (!record) return null;
    const { email, language, first_name: firstname, last_name: lastname } = record.order.buyer;
    return { name: nameOf({ firstname, lastname }), email, language };
  }
  const [row] = await queries
    .select({ supporter: supporters })
    .from(contributions)
    .innerJoin(supporters, eq(supporters.id, contributions.supporter_id))
    .where(and(eq(contributions.piece_id, piece.id), eq(contributions.status, 'received')));
  if (!row) return null;
  return { name: nameOf(row.supporter), email: row.supporter.email, language: row.supporter.language };
}
