import { updateArtPieceStatus } from '@smart-art/api-client/queries';
import { useForm } from '@smart-art/ui/form';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useServices } from '../../../services/services.ts';
import { StepForm } from '../../../steps/StepForm.tsx';
import type { Controls } from '../../../steps/use-step.ts';
import { moveMessages } from '../../piece/move.messages.ts';
import { NotTakenPieces } from './NotTakenPieces.tsx';
import { PIECES, PieceChoice, usePieceChoice } from './PieceChoice.tsx';
import type { PiecesFormProps } from './pieces-form.ts';
import { piecesStepMessages as messages } from './pieces-step.messages.ts';
import { usePiecesStep } from './use-pieces-step.ts';

/** Starts the work on several pieces (000 section 7: update-art-piece-status). */
export function StartPieces({ order, among, place }: PiecesFormProps) {
  const intl = useIntl();
  const { clients } = useServices();
  const form = useForm<{ pieces?: string[] }>({ initial: {} });
  const choice = usePieceChoice(among);
  const { take, failures } = usePiecesStep({ order, step: 'start' });
  const { mutateAsync: report } = useMutation(updateArtPieceStatus(clients.product));
  const submit = async () => {
    if (choice.chosen.length === 0) return form.setErrors({ [PIECES]: intl.formatMessage(messages.noneChosen) });
    const calls = choice.chosen.map(({ piece, at }) => {
      const body = { art_piece_id: piece.id, status: 'in_progress' } as const;
      const send = (controls: Controls) => report({ body, ...controls });
      return { piece, at, intent: { body, version: piece.version }, send };
    });
    const { isTaken } = await take(form, calls);
    if (isTaken) choice.setLeft([]);
  };
  return (
    <StepForm
      failure={undefined}
      form={form}
      inPage={place}
      onSubmit={submit}
      submit={intl.formatMessage(moveMessages.start)}
    >
      <NotTakenPieces failures={failures} />
      <PieceChoice choice={choice} label={intl.formatMessage(messages.which)} />
    </StepForm>
  );
}
