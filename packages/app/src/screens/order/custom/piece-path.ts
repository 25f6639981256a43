/** The page of a piece of a custom order. */
export const piecePath = (order: { id: string }, piece: { id: string }): string =>
  `/custom-orders-info/${order.id}/pieces/${piece.id}`;
