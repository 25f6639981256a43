import type { ArtPiece, CustomOrderDetails, OrderDetails, OrderProof } from '@smart-art/api-client/queries';
import { asOrder } from '../../orders/as-order.ts';

/** An order as read from its order record. */
export interface ProvenOrder {
  order: OrderDetails;
  /** The pieces of a custom order, with all comments. */
  pieces: readonly ArtPiece[];
}

/** A document in the record has no URL: its bytes are in the archive. */
const withoutAddress = (_name: string, value: unknown) =>
  typeof value === 'object' && value !== null && 'file_name' in value ? { ...value, url: '' } : value;

/**
 * Parses the order out of the record's own texts, so that the printed values are exactly those that the hashes cover. A
 * separate response may be older or newer, and contains only the latest messages.
 */
export function provenOrder({ parts }: OrderProof, isCustom: boolean): ProvenOrder {
  const read = <Part>(kind: OrderProof['parts'][number]['kind']): Part | undefined => {
    const text = parts.find((part) => part.kind === kind)?.text;
    return text ? (JSON.parse(text, withoutAddress) as Part) : undefined;
  };
  const pieces = read<ArtPiece[]>('pieces') ?? [];
  const recorded = {
    ...read<object>('order'),
    // Temporary values are not part of the record.
    available_actions: [],
    needs_me: false,
    timeline: read('timeline') ?? [],
    messages: read('messages') ?? [],
  };
  if (isCustom) return { order: asOrder({ ...recorded, art_pieces: [] } as unknown as CustomOrderDetails), pieces };
  const travelled = { shipment: read('shipment') ?? null, return: read('return') ?? null };
  return { order: { ...recorded, ...travelled } as unknown as OrderDetails, pieces };
}
