import { type ArtPiece, getArtPiece } from '@smart-art/api-client/queries';
import { useServices } from '../../services/services.ts';
import { type StepOptions, useStep } from '../../steps/use-step.ts';

/** Props of each form of a piece. */
export interface PieceStepProps {
  piece: ArtPiece;
  onDone: () => void;
}

/** Takes a step of a piece; the response is the updated piece. */
export function usePieceStep(
  { piece, onDone }: PieceStepProps,
  options: Pick<StepOptions<ArtPiece>, 'step' | 'draft' | 'initialOf'>,
) {
  const { clients } = useServices();
  const { queryKey } = getArtPiece(clients.product, piece.id);
  return useStep({ of: piece, queryKey, isAnswered: true, onDone, ...options });
}
