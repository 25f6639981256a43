import { addArtPieceDelivery } from '@smart-art/api-client/queries';
import { createUpload } from '@smart-art/api-client/upload';
import { addArtPieceDeliveryBody as bounds } from '@smart-art/openapi/constraints';
import { useForm } from '@smart-art/ui/form';
import { TextArea } from '@smart-art/ui/text-area';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useFormDraft } from '../../drafts/use-form-draft.ts';
import { useServices } from '../../services/services.ts';
import { StepForm } from '../../steps/StepForm.tsx';
import { FormPhotographs } from '../../uploads/FormPhotographs.tsx';
import { reportMessages as messages, moveMessages } from './move.messages.ts';
import type { MoveFormProps } from './PieceMoves.tsx';
import { usePieceStep } from './usePieceStep.ts';

interface Values {
  delivery_image: readonly File[];
  note: string;
}

/** Marks a piece as delivered (000 section 7: deliver-status-image). */
export function Deliver({ piece, step, onDone }: MoveFormProps) {
  const intl = useIntl();
  const { clients } = useServices();
  const form = useForm<Values>({
    initial: { delivery_image: [], note: '' },
    constraints: { note: bounds.note },
    validate: ({ delivery_image }) =>
      delivery_image.length > 0 ? undefined : { delivery_image: intl.formatMessage(messages.deliveryMissing) },
  });
  const draft = useFormDraft(form, `piece-${step}-${piece.id}`, { files: ['delivery_image'] });
  const { take, failure } = usePieceStep({ piece, onDone }, { step, draft });
  const { mutateAsync: deliver } = useMutation(addArtPieceDelivery(createUpload(clients.connection)));
  const submit = async ({ delivery_image: [image], note }: Values) => {
    if (!image) return;
    const text = note.trim();
    const { name, size, lastModified } = image;
    await take(form, { text, name, size, lastModified }, ({ idempotencyKey }) =>
      deliver({ id: piece.id, image, ...(text && { note: text }), idempotencyKey }),
    );
  };
  return (
    <StepForm
      draft={draft}
      failure={failure}
      form={form}
      onSubmit={submit}
      submit={intl.formatMessage(moveMessages.deliver)}
    >
      <FormPhotographs
        bounds={{ maxItems: 1, items: bounds.delivery_image }}
        description={intl.formatMessage(messages.deliveryHelp)}
        label={intl.formatMessage(messages.delivery)}
        pending={form.pending}
        {...form.field('delivery_image')}
        required
      />
      <TextArea
        label={intl.formatMessage(messages.note)}
        maxLength={bounds.note.maxLength}
        rows={3}
        {...form.field('note')}
      />
    </StepForm>
  );
}
