import { type ArtPiece, getCustomOrder } from '@smart-art/api-client/queries';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../services/services.ts';
import { piecePath } from '../order/custom/piece-path.ts';
import { pieceAfter } from '../order/custom/pieces-for.ts';

/** Where the next piece of the same custom order is; undefined where there is none, or it is not known yet. */
export function useNextPiece({ id, belongs_to: owner }: Pick<ArtPiece, 'id' | 'belongs_to'>): string | undefined {
  const { clients } = useServices();
  const { data: order } = useQuery({
    ...getCustomOrder(clients.product, owner.id),
    enabled: owner.kind === 'custom_order',
  });
  const next = order && pieceAfter(order.art_pieces, id);
  return order && next && piecePath(order, next);
}
