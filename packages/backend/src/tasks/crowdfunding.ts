/** A seller's crowdfunding tasks: answering and thanking supporters, making and shipping purchased pieces. */
import { and, desc, eq, getTableColumns, inArray, isNull, ne } from 'drizzle-orm';
import { nameOf, type SupporterRow } from '../crowdfunding/contribution.ts';
import type { Queries } from '../db/database.ts';
import {
  art_piece_images,
  art_pieces,
  contributions,
  crowdfunding_messages,
  crowdfunding_requests,
  supporters,
} from '../db/schema/index.ts';
import { artPieceProcess } from '../processes/art-piece.ts';
import { taskOf } from '../processes/process.ts';
import type { GatheredTask } from './gathered.ts';
import { dueAt, dueOn, sumOf, type TaskName } from './task.ts';

type Request = typeof crowdfunding_requests.$inferSelect;

/** Statuses in which a seller can write to supporters (processes/crowdfunding.ts). */
const written = ['accepted', 'revoked', 'closed'] as const;

/** A supporter who has not been answered or thanked. */
interface Waiting {
  request: Request;
  supporter: SupporterRow;
  since: Date;
  /** The contributed amount; zero for a message. */
  amount: number;
}

/** Time of the seller's last message, by request and supporter; '' means all supporters. */
async function lastWritten(queries: Queries, requestIds: string[]) {
  const rows = await queries
    .select()
    .from(crowdfunding_messages)
    .where(inArray(crowdfunding_messages.request_id, requestIds))
    .orderBy(crowdfunding_messages.place);
  const last = new Map(rows.map((row) => [`${row.from_kind} ${row.request_id} ${row.supporter_id ?? ''}`, row]));
  const bySeller = (request: string, supporter: string) => {
    const found = [last.get(`seller ${request} ${supporter}`), last.get(`seller ${request} `)];
    return found.reduce((place, row) => (row && row.place > (place?.place ?? -1) ? row : place), undefined);
  };
  return { bySeller, bySupporter: (request: string, id: string) => last.get(`supporter ${request} ${id}`) };
}

async function waitingOf(queries: Queries, sellerId: string) {
  const given = await queries
    .select({
      gift: getTableColumns(contributions),
      request: getTableColumns(crowdfunding_requests),
      supporter: getTableColumns(supporters),
    })
    .from(contributions)
    .innerJoin(crowdfunding_requests, eq(crowdfunding_requests.id, contributions.request_id))
    .innerJoin(supporters, eq(supporters.id, contributions.supporter_id))
    .where(and(eq(contributions.seller_id, sellerId), inArray(crowdfunding_requests.status, [...written])))
    .orderBy(contributions.at, contributions.id);
  if (given.length === 0) return { thanks: [], answers: [] };
  const messages = await lastWritten(queries, [...new Set(given.map(({ request }) => request.id))]);
  const thanks: Waiting[] = given
    .filter(({ gift, request, supporter }) => {
      const answer = messages.bySeller(request.id, supporter.id);
      return gift.status === 'received' && (!answer || answer.at < gift.at);
    })
    .map(({ gift, request, supporter }) => ({ request, supporter, since: gift.at, amount: Number(gift.amount) }));
  const people = new Map(given.map((one) => [`${one.request.id} ${one.supporter.id}`, one]));
  const answers = [...people.values()].flatMap(({ request, supporter }): Waiting[] => {
    const question = messages.bySupporter(request.id, supporter.id);
    const answer = messages.bySeller(request.id, supporter.id);
    return question && (!answer || answer.place < question.place)
      ? [{ request, supporter, since: question.at, amount: 0 }]
      : [];
  });
  return { thanks, answers };
}

/** One task per request: all its waiting supporters are on one page. */
function byRequest(task: TaskName, waiting: readonly Waiting[]): GatheredTask[] {
  const groups = Map.groupBy(waiting, ({ request }) => request.id);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { request, supporter, since } = first;
    const people = new Set(group.map((one) => one.supporter.id)).size;
    const amount = group.reduce((sum, one) => sum + one.amount, 0);
    return [
      {
        id: `${request.id}:${task}`,
        task,
        record: { kind: 'crowdfunding', id: request.id, parent_id: null },
        number: request.number,
        title: request.title,
        person: people === 1 ? nameOf(supporter) : null,
        count: people,
        amount: sumOf(amount.toFixed(2), request.currency),
        coverId: request.cover_image_id,
        ...dueAt(null),
        since: since.toISOString(),
      },
    ];
  });
}

/** Supporters who contributed and were not thanked, or wrote and were not answered. */
export async function donationTasks(queries: Queries, sellerId: string): Promise<GatheredTask[]> {
  const { thanks, answers } = await waitingOf(queries, sellerId);
  return [...byRequest('answer_messages', answers), ...byRequest('thank', thanks)];
}

/** Facts of a purchased piece of an open request (processes/art-piece.ts). */
const boughtPiece = { isActive: true, mayBegin: true, hasReceiver: true, completedImages: 0 };

/** The latest photograph of each piece. */
async function latestPictures(queries: Queries, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .selectDistinctOn([art_piece_images.piece_id])
    .from(art_piece_images)
    .where(inArray(art_piece_images.piece_id, ids))
    .orderBy(art_piece_images.piece_id, desc(art_piece_images.place));
  return new Map(rows.map(({ piece_id, image_id }) => [piece_id, image_id]));
}

/** Pieces that were purchased but not delivered yet. */
export async function purchasedArtTasks(queries: Queries, sellerId: string): Promise<GatheredTask[]> {
  const rows = await queries
    .select({
      piece: getTableColumns(art_pieces),
      request: getTableColumns(crowdfunding_requests),
      purchase: getTableColumns(contributions),
      supporter: getTableColumns(supporters),
    })
    .from(art_pieces)
    .innerJoin(crowdfunding_requests, eq(crowdfunding_requests.id, art_pieces.crowdfunding_id))
    .innerJoin(contributions, and(eq(contributions.piece_id, art_pieces.id), eq(contributions.status, 'received')))
    .innerJoin(supporters, eq(supporters.id, contributions.supporter_id))
    .where(
      and(
        eq(art_pieces.seller_id, sellerId),
        isNull(art_pieces.removed_at),
        ne(art_pieces.status, 'delivered'),
        inArray(crowdfunding_requests.status, ['accepted', 'closed']),
      ),
    );
  const pictures = await latestPictures(
    queries,
    rows.map(({ piece }) => piece.id),
  );
  return rows.flatMap(({ piece, request, purchase, supporter }) => {
    const task = taskOf(artPieceProcess, piece.status, boughtPiece, piece.updated_at);
    if (!task) return [];
    const isMade = piece.status === 'completed' || piece.status === 'shipped';
    const since = new Date(Math.max(purchase.at.getTime(), piece.updated_at.getTime()));
    return [
      {
        id: piece.id,
        task,
        record: { kind: 'art_piece', id: piece.id, parent_id: request.id },
        number: request.number,
        title: piece.title,
        person: nameOf(supporter),
        count: 1,
        amount: sumOf(purchase.amount, purchase.currency),
        coverId: pictures.get(piece.id) ?? request.cover_image_id,
        ...dueOn(isMade ? null : piece.completion_date),
        since: since.toISOString(),
      },
    ];
  });
}
