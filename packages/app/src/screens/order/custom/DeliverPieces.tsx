import { addArtPieceDelivery } from '@smart-art/api-client/queries';
import { createUpload } from '@smart-art/api-client/upload';
import { addArtPieceDeliveryBody as bounds } from '@smart-art/openapi/constraints';
import { useForm } from '@smart-art/ui/form';
import { TextArea } from '@smart-art/ui/text-area';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useFormDraft } from '../../../drafts/use-form-draft.ts';
import { useServices } from '../../../services/services.ts';
import { StepForm } from '../../../steps/StepForm.tsx';
import type { Controls } from '../../../steps/use-step.ts';
import { FormPhotographs } from '../../../uploads/FormPhotographs.tsx';
import { reportMessages as fieldMessages, moveMessages } from '../../piece/move.messages.ts';
import { NotTakenPieces } from './NotTakenPieces.tsx';
import { PIECES, PieceChoice, usePieceChoice } from './PieceChoice.tsx';
import type { PiecesFormProps } from './pieces-form.ts';
import { piecesStepMessages as messages } from './pieces-step.messages.ts';
import { usePiecesStep } from './use-pieces-step.ts';

interface Values {
  delivery_image: readonly File[];
  note: string;
}

const empty: Values = { delivery_image: [], note: '' };

/** Marks pieces as delivered; pieces of one parcel share a photograph (000 section 7: deliver-status-image). */
export function DeliverPieces({ order, among, place }: PiecesFormProps) {
  const intl = useIntl();
  const { clients } = useServices();
  const form = useForm<Values>({
    initial: empty,
    constraints: { note: bounds.note },
    validate: ({ delivery_image }) =>
      delivery_image.length > 0 ? undefined : { delivery_image: intl.formatMessage(fieldMessages.deliveryMissing) },
  });
  const draft = useFormDraft(form, `custom-deliver-${order.id}`, { files: ['delivery_image'] });
  const choice = usePieceChoice(among);
  const { take, failures } = usePiecesStep({ order, step: 'deliver', draft });
  const { mutateAsync: deliver } = useMutation(addArtPieceDelivery(createUpload(clients.connection)));
  const submit = async ({ delivery_image: [image], note }: Values) => {
    if (!image) return;
    if (choice.chosen.length === 0) return form.setErrors({ [PIECES]: intl.formatMessage(messages.noneChosen) });
    const text = note.trim();
    const { name, size, lastModified } = image;
    const calls = choice.chosen.map(({ piece, at }) => {
      const send = ({ idempotencyKey }: Pick<Controls, 'idempotencyKey'>) =>
        deliver({ id: piece.id, image, ...(text && { note: text }), idempotencyKey });
      return { piece, at, intent: { id: piece.id, text, name, size, lastModified }, send };
    });
    const { isTaken } = await take(form, calls);
    if (!isTaken) return;
    choice.setLeft([]);
    form.reset(empty);
  };
  return (
    <StepForm
      draft={draft}
      failure={undefined}
      form={form}
      inPage={place}
      onSubmit={submit}
      submit={intl.formatMessage(moveMessages.deliver)}
    >
      <NotTakenPieces failures={failures} />
      <PieceChoice choice={choice} label={intl.formatMessage(messages.which)} />
      <FormPhotographs
        bounds={{ maxItems: 1, items: bounds.delivery_image }}
        description={intl.formatMessage(fieldMessages.deliveryHelp)}
        label={intl.formatMessage(fieldMessages.delivery)}
        pending={form.pending}
        {...form.field('delivery_image')}
        required
      />
      <TextArea
        label={intl.formatMessage(fieldMessages.note)}
        maxLength={bounds.note.maxLength}
        rows={2}
        {...form.field('note')}
      />
    </StepForm>
  );
}
