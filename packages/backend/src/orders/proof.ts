/** The proof pack of an order: its evidence, in individually verifiable parts. */
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
  /** Checksums in the format of `sha256sum`. */
  sums: string;
  /** SHA-256 of the checksums. */
  sha256: string;
}

/** Fields that change although the order does not: available actions, operator settings, and expiring URLs. */
const passing = new Set(['available_actions', 'needs_me', 'payouts', 'url', 'sources', 'placeholder', 'cover']);

/** Readable JSON with sorted keys, so that equal values are equal byte by byte. */
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

/** Agreement, history and shipment. */
async function orderParts(services: Services, tx: Queries, row: OrderRow): Promise<Part[]> {
  const { timeline, messages: _, shipment, return: returned, ...order } = await describeOrder(services, tx, row);
  return [
    textPart('order', order),
    textPart('timeline', timeline),
    ...(shipment ? [textPart('shipment', shipment)] : []),
    ...(returned ? [textPart('return', returned)] : []),
  ];
}

/** The same for a custom order; its pieces ship individually. */
async function customOrderParts(services: Services, tx: Queries, { id, seller_id }: OrderRow): Promise<Part[]> {
  const record = await findCustomOrder(tx, seller_id, id);
  if (!record) throw new Error(`custom order ${id} is not whole`);
  const { timeline, messages: _, art_pieces: __, ...order } = await describeCustomOrder(services, tx, record);
  const rows = await tx.select().from(art_pieces).where(eq(art_pieces.order_id, id)).orderBy(asc(art_pieces.id));
  const pieces = [];
  for (const piece of rows) pieces.push(await describePiece(tx, piece, services.now(), Number.MAX_SAFE_INTEGER));
  return [textPart('order', order), textPart('timeline', timeline), textPart('pieces', pieces)];
}

/** The contents of a pack, read from the records at one moment. */
interface ProofRecords {
  order: OrderRow;
  texts: Part[];
  files: Filed[];
  images: PieceImage[];
}

/** Reads the records of an order in one transaction. */
export async function readProof(services: Services, tx: Queries, order: OrderRow): Promise<ProofRecords> {
  const partsOf = order.kind === 'custom' ? customOrderParts : orderParts;
  return {
    order,
    texts: [
      ...(await partsOf(services, tx, order)),
      // All messages, while the page shows only the latest.
      textPart('messages', await latestMessages(tx, order.id, Number.MAX_SAFE_INTEGER)),
    ],
    files: await filesOf(tx, order.id),
    images: await pieceImagesOf(tx, order.id),
  };
}

/**
 * Assembles the pack. It reads files, so the transaction that read the records must have ended.
 *
 * @throws HttpError 503 if a file server does not return a file
 */
export async function proofOf(services: Services, { texts, files, images }: ProofRecords): Promise<Proof> {
  try {
    const parts = [...texts, ...(await filePartsOf(services, files, images))];
    const sums = parts.map((part) => `${part.sha256}  ${part.name}\n`).join('');
    return { parts, sums, sha256: sha256(sums) };
  } catch (error) {
    if (!(error instanceof FilesFailure)) throw error;
    throw new HttpError(503, { key: 'pictureAway' }, { headers: { 'retry-after': '30' } });
  }
}
