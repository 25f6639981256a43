/** Pieces as shown in their order or request. */
import type { components } from '@smart-art/openapi/product';
import { and, asc, count, eq, inArray } from 'drizzle-orm';
import { type Contribution, contributionOf } from '../crowdfunding/contribution.ts';
import type { Queries } from '../db/database.ts';
import { art_piece_images, contributions, images, supporters } from '../db/schema/index.ts';
import { type Image, imageOf } from '../images/image.ts';
import { type ArtPieceFacts, artPieceProcess } from '../processes/art-piece.ts';
import { availableActions } from '../processes/process.ts';
import { moneyOf } from '../products/money.ts';
import { picturesOf } from '../products/product.ts';
import type { ArtPieceRow } from './find.ts';
import { ownersOf, type PieceOwner } from './owner.ts';

export type ArtPieceSummary = components['schemas']['ArtPieceSummary'];

/** Purchases of crowdfunding pieces, by piece. */
async function purchasesOf(queries: Queries, ids: string[]): Promise<Map<string, Contribution>> {
  const rows = await queries
    .select({ contribution: contributions, supporter: supporters })
    .from(contributions)
    .innerJoin(supporters, eq(supporters.id, contributions.supporter_id))
    .where(and(inArray(contributions.piece_id, ids), eq(contributions.status, 'received')));
  return new Map(
    rows.map(({ contribution, supporter }) => [contribution.piece_id ?? '', contributionOf(contribution, supporter)]),
  );
}

/** The latest photograph of each piece, or the cover of its work. */
export async function coversOf(queries: Queries, pieces: readonly ArtPieceRow[]): Promise<Map<string, Image>> {
  const works = await picturesOf(
    queries,
    pieces.flatMap(({ work_id }) => work_id ?? []),
    true,
  );
  const byWork = new Map(works.map((image) => [image.work_id, imageOf(image)]));
  const own = await queries
    .select({ piece_id: art_piece_images.piece_id, image: images })
    .from(art_piece_images)
    .innerJoin(images, eq(images.id, art_piece_images.image_id))
    .where(
      inArray(
        art_piece_images.piece_id,
        pieces.map(({ id }) => id),
      ),
    )
    .orderBy(asc(art_piece_images.place));
  // In a Map the last of equal keys wins: the latest photograph.
  const byPiece = new Map(own.map(({ piece_id, image }) => [piece_id, imageOf(image)]));
  return new Map(
    pieces.flatMap(({ id, work_id }): [string, Image][] => {
      const cover = byPiece.get(id) ?? byWork.get(work_id);
      return cover ? [[id, cover]] : [];
    }),
  );
}

interface Parts {
  covers: Map<string, Image>;
  purchases: Map<string, Contribution>;
  owners: Map<string, PieceOwner>;
  /** Number of photographs of the completed piece. */
  completed: Map<string, number>;
}

async function partsOf(queries: Queries, pieces: readonly ArtPieceRow[]): Promise<Parts> {
  const ids = pieces.map(({ id }) => id);
  const completed = await queries
    .select({ piece_id: art_piece_images.piece_id, count: count() })
    .from(art_piece_images)
    .where(and(inArray(art_piece_images.piece_id, ids), eq(art_piece_images.kind, 'completed')))
    .groupBy(art_piece_images.piece_id);
  return {
    covers: await coversOf(queries, pieces),
    purchases: await purchasesOf(queries, ids),
    owners: await ownersOf(queries, pieces),
    completed: new Map(completed.map((row) => [row.piece_id, row.count])),
  };
}

function factsIn(piece: ArtPieceRow, { owners, purchases, completed }: Parts): ArtPieceFacts {
  const owner = owners.get(piece.id);
  return {
    isActive: owner?.isRunning === true && piece.removed_at === null,
    mayBegin: owner?.mayBegin === true,
    hasReceiver: owner?.kind === 'custom_order' || purchases.has(piece.id),
    completedImages: completed.get(piece.id) ?? 0,
  };
}

/** A piece's facts for the transition table. */
export async function factsOf(queries: Queries, piece: ArtPieceRow): Promise<ArtPieceFacts> {
  return factsIn(piece, await partsOf(queries, [piece]));
}

/** A charge for a piece of a custom order, in the order's currency. */
const chargeOf = (amount: string | null, { owners }: Parts, { id }: ArtPieceRow) =>
  moneyOf(amount, owners.get(id)?.currency ?? null);

const summaryOf = (piece: ArtPieceRow, parts: Parts, now: Date): ArtPieceSummary => ({
  id: piece.id,
  title: piece.title,
  type: piece.type,
  product_id: piece.work_id,
  status: piece.status,
  percent: piece.percent,
  start_date: piece.start_date,
  completion_date: piece.completion_date,
  normal_cost: moneyOf(piece.normal_cost_amount, piece.normal_cost_currency),
  crowdfunding_cost: moneyOf(piece.crowdfunding_cost_amount, piece.crowdfunding_cost_currency),
  delivery_charge: chargeOf(piece.delivery_charge, parts, piece),
  insurance_charge: chargeOf(piece.insurance_charge, parts, piece),
  cover: parts.covers.get(piece.id) ?? null,
  purchase: parts.purchases.get(piece.id) ?? null,
  version: piece.version,
  available_actions: availableActions(artPieceProcess, piece.status, factsIn(piece, parts), now),
});

/** By piece. */
export async function summariesOf(
  queries: Queries,
  pieces: readonly ArtPieceRow[],
  now: Date,
): Promise<Map<string, ArtPieceSummary>> {
  if (pieces.length === 0) return new Map();
  const parts = await partsOf(queries, pieces);
  return new Map(pieces.map((piece) => [piece.id, summaryOf(piece, parts, now)]));
}
