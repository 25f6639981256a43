import type { Invalidations } from './invalidations.ts';

/* Orders and requests show their pieces, and a custom order stands where its pieces are. */
const pieces = [['art-pieces'], ['custom-orders'], ['crowdfunding'], ['tasks']] as const;

export const artPieces = {
  updateArtPiece: pieces,
  updateArtPieceStatus: pieces,
  saveArtPieceTracking: pieces,
  addArtPieceComment: [['art-pieces']],
  /* Photographs also take of the seller's quota, which the profile tells. */
  addArtPieceImages: [...pieces, ['profile']],
  addArtPieceDelivery: [...pieces, ['profile']],
} as const satisfies Invalidations;
