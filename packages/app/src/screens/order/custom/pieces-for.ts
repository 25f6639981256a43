import type { CustomOrderDetails } from '@smart-art/api-client/queries';
import { offerOf, type PieceMove } from '../../../pieces/steps.ts';

export type Piece = CustomOrderDetails['art_pieces'][number];

/** Steps that are taken with several pieces of an order at once. */
export type PiecesStep = Extract<PieceMove, 'start' | 'report_progress' | 'complete' | 'ship' | 'deliver'>;

/** A piece with its place in the order, from 0: its fields in a form are called by that, which stays. */
export interface PlacedPiece {
  piece: Piece;
  at: number;
}

/** Whether a piece lacks nothing but a photograph of the completed piece, which the form of that step asks for. */
export const lacksPhotograph = (piece: Pick<Piece, 'available_actions'>): boolean =>
  offerOf(piece, 'complete')?.reason?.code === 'completed_image_missing';

/** The pieces that a step can be taken with now, as the contract's list says of each. */
export const piecesFor = ({ art_pieces: pieces }: Pick<CustomOrderDetails, 'art_pieces'>, step: PiecesStep) =>
  pieces
    .map((piece, at): PlacedPiece => ({ piece, at }))
    .filter(({ piece }) => offerOf(piece, step)?.available || (step === 'complete' && lacksPhotograph(piece)));

/** The piece after this one in its order, the first after the last; undefined where it is the only one. */
export function pieceAfter<Some extends { id: string }>(pieces: readonly Some[], id: string): Some | undefined {
  const at = pieces.findIndex((piece) => piece.id === id);
  return at < 0 || pieces.length < 2 ? undefined : pieces[(at + 1) % pieces.length];
}
