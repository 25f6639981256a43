import { type ArtPiece, getCustomOrder } from '@smart-art/api-client/queries';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../services/services.ts';
import { piecePath } from '../order/custom/piece-path.ts';
import { pieceAfter } from '../order/custom/pieces-for.ts';

/** The custom order of a piece, and the path of its next piece; undefined if there is none or it has not loaded. */
export function useOrderOf({ id, belongs_to: owner }: Pick<ArtPiece, 'id' | 'belongs_to'>) {
  const { clients } = useServices();
  const { data: order } = useQuery({
    ...getCustomOrder(clients.product, owner.id),
    enabled: owner.kind === 'custom_order',
  });
  const next = order && pieceAfter(order.art_pieces, id);
  return { order, next: order && next && piecePath(order, next) };
}
