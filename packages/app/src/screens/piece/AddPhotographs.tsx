import { addArtPieceImages } from '@smart-art/api-client/queries';
import { createUpload } from '@smart-art/api-client/upload';
import { addArtPieceImagesBody as bounds } from '@smart-art/openapi/constraints';
import { useForm } from '@smart-art/ui/form';
import { Section } from '@smart-art/ui/section';
import { SegmentedControl } from '@smart-art/ui/segmented-control';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useFormDraft } from '../../drafts/use-form-draft.ts';
import { useServices } from '../../services/services.ts';
import { StepForm } from '../../steps/StepForm.tsx';
import { FormPhotographs } from '../../uploads/FormPhotographs.tsx';
import { photographMessages as messages } from './piece.messages.ts';
import { type PieceStepProps, usePieceStep } from './usePieceStep.ts';

interface Values {
  kind: 'progress' | 'completed';
  files: readonly File[];
}

/** Adds photographs of a piece in progress or completed (000 section 7: completed-art-images). */
export function AddPhotographs({ piece }: Pick<PieceStepProps, 'piece'>) {
  const intl = useIntl();
  const { clients } = useServices();
  const form = useForm<Values>({
    initial: { kind: piece.status === 'completed' ? 'completed' : 'progress', files: [] },
    validate: ({ files }) => (files.length > 0 ? undefined : { files: intl.formatMessage(messages.missing) }),
  });
  const draft = useFormDraft(form, `piece-photographs-${piece.id}`, { omit: ['kind'], files: ['files'] });
  const onDone = () => form.set('files', []);
  const { take, failure } = usePieceStep({ piece, onDone }, { step: 'add_images', draft });
  const { mutateAsync: add } = useMutation(addArtPieceImages(createUpload(clients.connection)));
  const submit = async ({ kind, files }: Values) => {
    const named = files.map(({ name, size, lastModified }) => [name, size, lastModified]);
    await take(form, { kind, named, images: piece.images.length }, ({ idempotencyKey }) =>
      add({ id: piece.id, kind, files, idempotencyKey }),
    );
  };
  return (
    <Section title={intl.formatMessage(messages.title)}>
      <StepForm failure={failure} form={form} inPage onSubmit={submit} submit={intl.formatMessage(messages.add)}>
        <SegmentedControl
          label={intl.formatMessage(messages.shows)}
          options={[
            { value: 'progress', label: intl.formatMessage(messages.progress) },
            { value: 'completed', label: intl.formatMessage(messages.completed) },
          ]}
          {...form.field('kind')}
          required
        />
        <FormPhotographs
          bounds={bounds.files}
          description={intl.formatMessage(messages.help)}
          label={intl.formatMessage(messages.files)}
          pending={form.pending}
          {...form.field('files')}
          required
        />
      </StepForm>
    </Section>
  );
}
