import { saveArtPieceTracking } from '@smart-art/api-client/queries';
import { saveArtPieceTrackingBody } from '@smart-art/openapi/constraints';
import { useForm } from '@smart-art/ui/form';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useFormDraft } from '../../../drafts/use-form-draft.ts';
import { type Tracking, TrackingFields, trackingErrorMessages, trackingOf } from '../../../orders/TrackingFields.tsx';
import { useServices } from '../../../services/services.ts';
import { StepForm } from '../../../steps/StepForm.tsx';
import type { Controls } from '../../../steps/use-step.ts';
import { moveMessages } from '../../piece/move.messages.ts';
import { NotTakenPieces } from './NotTakenPieces.tsx';
import { PIECES, PieceChoice, usePieceChoice } from './PieceChoice.tsx';
import type { PiecesFormProps } from './pieces-form.ts';
import { piecesStepMessages as messages } from './pieces-step.messages.ts';
import { usePiecesStep } from './use-pieces-step.ts';

const { art_piece_id: _, ...constraints } = saveArtPieceTrackingBody;

/** Ships completed pieces in one parcel; deselected ones go with the next (000 section 7: tracking-order-details). */
export function ShipPieces({ order, among, place }: PiecesFormProps) {
  const intl = useIntl();
  const { clients } = useServices();
  const form = useForm<Tracking>({
    initial: trackingOf(null, intl.timeZone),
    constraints,
    messages: trackingErrorMessages(intl),
  });
  const draft = useFormDraft(form, `custom-ship-${order.id}`);
  const choice = usePieceChoice(among);
  const { take, failures } = usePiecesStep({ order, step: 'ship', draft });
  const { mutateAsync: save } = useMutation(saveArtPieceTracking(clients.product));
  const submit = async ({ tracking_date, ...rest }: Tracking) => {
    if (!tracking_date) return;
    if (choice.chosen.length === 0) return form.setErrors({ [PIECES]: intl.formatMessage(messages.noneChosen) });
    const calls = choice.chosen.map(({ piece, at }) => {
      const body = { art_piece_id: piece.id, tracking_date, ...rest };
      const send = (controls: Controls) => save({ body, ...controls });
      return { piece, at, intent: body, send };
    });
    /* The next parcel has its own tracking number. */
    const { isTaken } = await take(form, calls);
    if (!isTaken) return;
    choice.setLeft([]);
    form.reset(trackingOf(null, intl.timeZone));
  };
  return (
    <StepForm
      draft={draft}
      failure={undefined}
      form={form}
      inPage={place}
      onSubmit={submit}
      submit={intl.formatMessage(moveMessages.ship)}
    >
      <NotTakenPieces failures={failures} />
      <PieceChoice choice={choice} label={intl.formatMessage(messages.inParcel)} />
      <TrackingFields form={form} since={order.created_at} />
    </StepForm>
  );
}
