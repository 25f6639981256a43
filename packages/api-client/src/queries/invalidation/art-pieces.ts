import type { Invalidations } from './invalidations.ts';

/* Orders and requests show their pieces, and a custom order's status follows from its pieces. */
const pieces = [['art-pieces'], ['custom-orders'], ['crowdfunding'], ['tasks']] as const;

export const artPieces = {
  updateArtPiece: pieces,
  updateArtPieceStatus: pieces,
  saveArtPieceTracking: pieces,
  addArtPieceComment: [['art-pieces']],
  /* Photographs also use the seller's quota, which is part of the profile. */
  addArtPieceImages: [...pieces, ['profile']],
  addArtPieceDelivery: [...pieces, ['profile']],
} as const satisfies Invalidations;
