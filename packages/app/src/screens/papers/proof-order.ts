import type { ArtPiece, CustomOrderDetails, OrderDetails, OrderProof } from '@smart-art/api-client/queries';
import { asOrder } from '../../orders/as-order.ts';

/** An order as its proof pack has it. */
export interface ProvenOrder {
  order: OrderDetails;
  /** Those of a custom order, with all that was written about each. */
  pieces: readonly ArtPiece[];
}

/** A document of a pack has no address of its own: its bytes stand in the archive. */
const withoutAddress = (_name: string, value: unknown) =>
  typeof value === 'object' && value !== null && 'file_name' in value ? { ...value, url: '' } : value;

/**
 * Reads the order out of a proof pack's own texts, so that what is printed is to the letter what the hashes below it are
 * of: an answer that was asked for beside it may be older or newer, and holds the latest messages only.
 */
export function provenOrder({ parts }: OrderProof, isCustom: boolean): ProvenOrder {
  const read = <Part>(kind: OrderProof['parts'][number]['kind']): Part | undefined => {
    const text = parts.find((part) => part.kind === kind)?.text;
    return text ? (JSON.parse(text, withoutAddress) as Part) : undefined;
  };
  const pieces = read<ArtPiece[]>('pieces') ?? [];
  const told = {
    ...read<object>('order'),
    // What passes is no part of a pack.
    available_actions: [],
    needs_me: false,
    timeline: read('timeline') ?? [],
    messages: read('messages') ?? [],
  };
  if (isCustom) return { order: asOrder({ ...told, art_pieces: [] } as unknown as CustomOrderDetails), pieces };
  const travelled = { shipment: read('shipment') ?? null, return: read('return') ?? null };
  return { order: { ...told, ...travelled } as unknown as OrderDetails, pieces };
}
