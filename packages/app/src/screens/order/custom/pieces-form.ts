import type { CustomOrderDetails } from '@smart-art/api-client/queries';
import type { PlacedPiece } from './pieces-for.ts';

/** What each form for several pieces of an order is given. */
export interface PiecesFormProps {
  order: CustomOrderDetails;
  /** The pieces that the step can be taken with; one at least. */
  among: readonly PlacedPiece[];
  /** Whether it is the first of the forms, and its button the one to be pressed next. */
  place: 'lead' | true;
}
