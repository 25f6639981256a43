import { saveArtPieceTracking } from '@smart-art/api-client/queries';
import { saveArtPieceTrackingBody } from '@smart-art/openapi/constraints';
import { useForm } from '@smart-art/ui/form';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useFormDraft } from '../../drafts/use-form-draft.ts';
import { type Tracking, TrackingFields, trackingErrorMessages, trackingOf } from '../../orders/TrackingFields.tsx';
import { useServices } from '../../services/services.ts';
import { StepForm } from '../../steps/StepForm.tsx';
import { useSyncPristineForm } from '../../steps/use-sync-pristine-form.ts';
import { moveMessages } from './move.messages.ts';
import type { MoveFormProps } from './PieceMoves.tsx';
import { usePieceStep } from './usePieceStep.ts';

const { art_piece_id: _, ...constraints } = saveArtPieceTrackingBody;

/** Records or corrects how a piece is shipped (000 section 7: tracking-order-details). */
export function Track({ piece, step, onDone }: MoveFormProps) {
  const intl = useIntl();
  const initialOf = ({ tracking }: MoveFormProps['piece']) => trackingOf(tracking, intl.timeZone);
  const { clients } = useServices();
  const form = useForm<Tracking>({ initial: initialOf(piece), constraints, messages: trackingErrorMessages(intl) });
  const draft = useFormDraft(form, `piece-${step}-${piece.id}`);
  const { take, failure } = usePieceStep({ piece, onDone }, { step, draft, initialOf });
  useSyncPristineForm(form, initialOf(piece));
  const { mutateAsync: save } = useMutation(saveArtPieceTracking(clients.product));
  const submit = async ({ tracking_date, ...rest }: Tracking) => {
    if (!tracking_date) return;
    const body = { art_piece_id: piece.id, tracking_date, ...rest };
    await take(form, body, (controls) => save({ body, ...controls }));
  };
  return (
    <StepForm
      draft={draft}
      failure={failure}
      form={form}
      onSubmit={submit}
      submit={intl.formatMessage(moveMessages[step])}
    >
      <TrackingFields form={form} since={piece.created_at} />
    </StepForm>
  );
}
