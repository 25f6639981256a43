import { type ArtPiece, getArtPiece } from '@smart-art/api-client/queries';
import { useServices } from '../../services/services.ts';
import { type StepOptions, useStep } from '../../steps/use-step.ts';

/** What each form of a piece is given. */
export interface PieceStepProps {
  piece: ArtPiece;
  onDone: () => void;
}

/** Takes a step of a piece; its answer is the piece as it stands then. */
export function usePieceStep(
  { piece, onDone }: PieceStepProps,
  options: Pick<StepOptions<ArtPiece>, 'step' | 'draft' | 'initialOf'>,
) {
  const { clients } = useServices();
  const { queryKey } = getArtPiece(clients.product, piece.id);
  return useStep({ of: piece, queryKey, isAnswered: true, onDone, ...options });
}
