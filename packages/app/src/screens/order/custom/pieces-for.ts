import type { CustomOrderDetails } from '@smart-art/api-client/queries';
import { offerOf, type PieceMove } from '../../../pieces/steps.ts';

export type Piece = CustomOrderDetails['art_pieces'][number];

/** Steps that can be taken with several pieces of an order at once. */
export type PiecesStep = Extract<PieceMove, 'start' | 'report_progress' | 'complete' | 'ship' | 'deliver'>;

/** A piece with its index in the order. The index is stable, so form field names use it. */
export interface PlacedPiece {
  piece: Piece;
  at: number;
}

/** Whether a piece lacks only the photograph of the completed piece, which that step's form asks for. */
export const lacksPhotograph = (piece: Pick<Piece, 'available_actions'>): boolean =>
  offerOf(piece, 'complete')?.reason?.code === 'completed_image_missing';

/** The pieces for which the contract's list allows a step now. */
export const piecesFor = ({ art_pieces: pieces }: Pick<CustomOrderDetails, 'art_pieces'>, step: PiecesStep) =>
  pieces
    .map((piece, at): PlacedPiece => ({ piece, at }))
    .filter(({ piece }) => offerOf(piece, step)?.available || (step === 'complete' && lacksPhotograph(piece)));

/** The next piece of the order, wrapping around; undefined if there is only one. */
export function pieceAfter<Some extends { id: string }>(pieces: readonly Some[], id: string): Some | undefined {
  const at = pieces.findIndex((piece) => piece.id === id);
  return at < 0 || pieces.length < 2 ? undefined : pieces[(at + 1) % pieces.length];
}
