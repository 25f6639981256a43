import { updateArtPieceStatus } from '@smart-art/api-client/queries';
import { updateArtPieceStatusBody as bounds } from '@smart-art/openapi/constraints';
import { useForm } from '@smart-art/ui/form';
import { NumberField } from '@smart-art/ui/number-field';
import { TextArea } from '@smart-art/ui/text-area';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useFormDraft } from '../../drafts/use-form-draft.ts';
import { whenEmpty } from '../../i18n/when-empty.ts';
import { useServices } from '../../services/services.ts';
import { StepForm } from '../../steps/StepForm.tsx';
import { useSyncPristineForm } from '../../steps/use-sync-pristine-form.ts';
import { reportMessages as messages, moveMessages, reportMissing } from './move.messages.ts';
import type { MoveFormProps } from './PieceMoves.tsx';
import { usePieceStep } from './usePieceStep.ts';

interface Values {
  percent: number | null;
  note: string;
}

/** Reports the progress of a piece (000 section 7: update-art-piece-status); the buyer sees the note. */
export function Report({ piece, step, onDone }: MoveFormProps) {
  const intl = useIntl();
  const { clients } = useServices();
  const asksPercent = step === 'report_progress' || step === 'reopen';
  /* A reopened piece is no longer completed. */
  const initialOf = ({ percent }: Pick<typeof piece, 'percent'>): Values => ({
    percent: step === 'reopen' ? null : percent,
    note: '',
  });
  const form = useForm<Values>({
    initial: initialOf(piece),
    constraints: { percent: { ...bounds.percent, required: asksPercent }, note: bounds.note },
    messages: whenEmpty(intl, reportMissing),
  });
  const draft = useFormDraft(form, `piece-${step}-${piece.id}`);
  const done = () => {
    form.reset({ ...form.store.snapshot().values, note: '' });
    onDone();
  };
  const { take, failure } = usePieceStep({ piece, onDone: done }, { step, draft });
  useSyncPristineForm(form, initialOf(piece));
  const { mutateAsync: report } = useMutation(updateArtPieceStatus(clients.product));
  const submit = async ({ percent, note }: Values) => {
    const text = note.trim();
    const body = {
      art_piece_id: piece.id,
      status: step === 'complete' ? 'completed' : 'in_progress',
      ...(asksPercent && percent !== null && { percent }),
      ...(text && { note: text }),
    } as const;
    await take(form, { body, version: piece.version }, (controls) => report({ body, ...controls }));
  };
  return (
    <StepForm
      draft={draft}
      failure={failure}
      form={form}
      onSubmit={submit}
      submit={intl.formatMessage(moveMessages[step])}
    >
      {asksPercent && (
        <NumberField label={intl.formatMessage(messages.percent)} step={5} suffix="%" {...form.field('percent')} />
      )}
      <TextArea
        description={intl.formatMessage(messages.noteHelp)}
        label={intl.formatMessage(messages.note)}
        maxLength={bounds.note.maxLength}
        rows={3}
        {...form.field('note')}
      />
    </StepForm>
  );
}
