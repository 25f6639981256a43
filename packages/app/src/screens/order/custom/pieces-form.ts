import type { CustomOrderDetails } from '@smart-art/api-client/queries';
import type { PlacedPiece } from './pieces-for.ts';

/** Props of each form for several pieces of an order. */
export interface PiecesFormProps {
  order: CustomOrderDetails;
  /** The pieces that the step can be taken with; at least one. */
  among: readonly PlacedPiece[];
  /** `lead` for the first form, whose button is the primary one. */
  place: 'lead' | true;
}
