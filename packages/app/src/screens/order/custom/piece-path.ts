/** Where a piece of a custom order is made, step by step. */
export const piecePath = (order: { id: string }, piece: { id: string }): string =>
  `/custom-orders-info/${order.id}/pieces/${piece.id}`;
