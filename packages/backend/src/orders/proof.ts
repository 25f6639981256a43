/** The proof pack of an order: what can be shown of it, in parts that can be checked one by one. */
import type { components } from '@smart-art/openapi/product';
import { asc, eq } from 'drizzle-orm';
import { describePiece } from '../art-pieces/piece.ts';
import { findCustomOrder } from '../custom-orders/find.ts';
import { describeOrder as describeCustomOrder } from '../custom-orders/order.ts';
import type { Queries } from '../db/database.ts';
import { art_pieces } from '../db/schema/index.ts';
import { HttpError } from '../http/http-error.ts';
import { sha256 } from '../ids.ts';
import { FilesFailure } from '../ports/files.ts';
import type { Services } from '../services.ts';
import { describeOrder } from './describe.ts';
import { latestMessages } from './messages.ts';
import { filePartsOf, type Part, type PieceImage, pieceImagesOf } from './proof-files.ts';
import type { OrderRow } from './record.ts';
import { type Filed, filesOf } from './settlement.ts';

type Kind = components['schemas']['ProofPart']['kind'];

export interface Proof {
  parts: Part[];
  /** As `sha256sum` writes and reads them. */
  sums: string;
  /** Of the sums. */
  sha256: string;
}

/** What changes while nothing of the order does: what may be done now, what the house sets, and addresses that run out. */
const passing = new Set(['available_actions', 'needs_me', 'payouts', 'url', 'sources', 'placeholder', 'cover']);

/** JSON as people read it, with the names of each object in order: what is equal is equal to the byte. */
function textOf(value: unknown): string {
  const ordered = (_: string, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part)
            .filter(([name]) => !passing.has(name))
            .sort(([a], [b]) => (a < b ? -1 : 1)),
        )
      : part;
  return `${JSON.stringify(value, ordered, 2)}\n`;
}

function textPart(kind: Kind, value: unknown): Part {
  const text = textOf(value);
  const content = Buffer.from(text);
  return {
    name: `${kind}.json`,
    kind,
    content_type: 'application/json',
    bytes: content.length,
    sha256: sha256(text),
    text,
    url: null,
    width: null,
    height: null,
    read: async () => content,
  };
}

/** What was agreed, what happened, and how it travelled. */
async function orderParts(services: Services, tx: Queries, row: OrderRow): Promise<Part[]> {
  const { timeline, messages: _, shipment, return: returned, ...order } = await describeOrder(services, tx, row);
  return [
    textPart('order', order),
    textPart('timeline', timeline),
    ...(shipment ? [textPart('shipment', shipment)] : []),
    ...(returned ? [textPart('return', returned)] : []),
  ];
}

/** The same of a custom order; its pieces travel each on its own. */
async function customOrderParts(services: Services, tx: Queries, { id, seller_id }: OrderRow): Promise<Part[]> {
  const record = await findCustomOrder(tx, seller_id, id);
  if (!record) throw new Error(`custom order ${id} is not whole`);
  const { timeline, messages: _, art_pieces: __, ...order } = await describeCustomOrder(services, tx, record);
  const rows = await tx.select().from(art_pieces).where(eq(art_pieces.order_id, id)).orderBy(asc(art_pieces.id));
  const pieces = [];
  for (const piece of rows) pieces.push(await describePiece(tx, piece, services.now(), Number.MAX_SAFE_INTEGER));
  return [textPart('order', order), textPart('timeline', timeline), textPart('pieces', pieces)];
}

/** What a pack is made of, as the records of an order stand at one moment. */
interface ProofRecords {
  order: OrderRow;
  told: Part[];
  files: Filed[];
  images: PieceImage[];
}

/** Reads the records of an order in one transaction. */
export async function readProof(services: Services, tx: Queries, order: OrderRow): Promise<ProofRecords> {
  const partsOf = order.kind === 'custom' ? customOrderParts : orderParts;
  return {
    order,
    told: [
      ...(await partsOf(services, tx, order)),
      // All of them, where the page shows the latest.
      textPart('messages', await latestMessages(tx, order.id, Number.MAX_SAFE_INTEGER)),
    ],
    files: await filesOf(tx, order.id),
    images: await pieceImagesOf(tx, order.id),
  };
}

/**
 * Puts the pack together. It reads files, so the transaction of the records must be over.
 *
 * @throws HttpError 503 where a file server does not give a file
 */
export async function proofOf(services: Services, { told, files, images }: ProofRecords): Promise<Proof> {
  try {
    const parts = [...told, ...(await filePartsOf(services, files, images))];
    const sums = parts.map((part) => `${part.sha256}  ${part.name}\n`).join('');
    return { parts, sums, sha256: sha256(sums) };
  } catch (error) {
    if (!(error instanceof FilesFailure)) throw error;
    throw new HttpError(503, { key: 'pictureAway' }, { headers: { 'retry-after': '30' } });
  }
}
