/** What a piece is made for: a custom order or a crowdfunding request, as far as the piece depends on it. */
import { and, eq, inArray } from 'drizzle-orm';
import { nameOf } from '../crowdfunding/contribution.ts';
import { lockRequest } from '../crowdfunding/find.ts';
import type { Queries } from '../db/database.ts';
import { contributions, crowdfunding_requests, supporters } from '../db/schema/index.ts';
import type { Language } from '../messages/messages.ts';
import type { ArtPieceRow } from './find.ts';

/** Who gets the piece, where that is known. */
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
  /** The permission that its pages ask for (001 section 2). */
  permission: 'sa-list-orders' | 'sa-list-crowd-funding';
  /** Where in the seller's app it is shown. */
  link: string;
  /** When it was placed or requested. */
  since: Date;
  /** Whether it is not cancelled, rejected or revoked. */
  isRunning: boolean;
  /** Whether work may begin. */
  mayBegin: boolean;
  /** Whether the costs of its pieces may still change. */
  costsAreOpen: boolean;
}

async function crowdfundingOwners(queries: Queries, ids: string[]): Promise<Map<string, PieceOwner>> {
  if (ids.length === 0) return new Map();
  const rows = await queries.select().from(crowdfunding_requests).where(inArray(crowdfunding_requests.id, ids));
  return new Map(
    rows.map(({ id, number, title, status, created_at }) => [
      id,
      {
        kind: 'crowdfunding',
        id,
        number,
        title,
        permission: 'sa-list-crowd-funding',
        link: `/crowdfunding/view-info/${id}`,
        since: created_at,
        isRunning: status === 'requested' || status === 'accepted' || status === 'closed',
        mayBegin: status === 'accepted' || status === 'closed',
        costsAreOpen: status === 'requested',
      },
    ]),
  );
}

/** The owners of pieces, by piece. */
export async function ownersOf(queries: Queries, pieces: readonly ArtPieceRow[]): Promise<Map<string, PieceOwner>> {
  const requests = await crowdfundingOwners(queries, [
    ...new Set(pieces.flatMap(({ crowdfunding_id }) => crowdfunding_id ?? [])),
  ]);
  return new Map(
    pieces.map((piece): [string, PieceOwner] => {
      const owner = requests.get(piece.crowdfunding_id ?? '');
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

/** Locks what a piece is made for until the transaction ends. */
export async function lockOwner(tx: Queries, { crowdfunding_id }: ArtPieceRow): Promise<void> {
  if (crowdfunding_id) await lockRequest(tx, crowdfunding_id);
}

/** Who gets the piece: the supporter who bought it. */
export async function receiverOf(queries: Queries, piece: ArtPieceRow): Promise<Receiver | null> {
  const [row] = await queries
    .select({ supporter: supporters })
    .from(contributions)
    .innerJoin(supporters, eq(supporters.id, contributions.supporter_id))
    .where(and(eq(contributions.piece_id, piece.id), eq(contributions.status, 'received')));
  if (!row) return null;
  return { name: nameOf(row.supporter), email: row.supporter.email, language: row.supporter.language };
}
