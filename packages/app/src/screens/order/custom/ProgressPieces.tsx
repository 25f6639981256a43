import { type CustomOrderDetails, updateArtPieceStatus } from '@smart-art/api-client/queries';
import { updateArtPieceStatusBody as bounds } from '@smart-art/openapi/constraints';
import { useForm } from '@smart-art/ui/form';
import { NumberField } from '@smart-art/ui/number-field';
import { Stack } from '@smart-art/ui/stack';
import { TextArea } from '@smart-art/ui/text-area';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useFormDraft } from '../../../drafts/use-form-draft.ts';
import { useServices } from '../../../services/services.ts';
import { StepForm } from '../../../steps/StepForm.tsx';
import type { Controls } from '../../../steps/use-step.ts';
import { useSyncPristineForm } from '../../../steps/use-sync-pristine-form.ts';
import { reportMessages as fieldMessages, moveMessages } from '../../piece/move.messages.ts';
import { NotTakenPieces } from './NotTakenPieces.tsx';
import { PieceRow } from './PieceRow.tsx';
import type { PiecesFormProps } from './pieces-form.ts';
import { piecesStepMessages as messages } from './pieces-step.messages.ts';
import { usePiecesStep } from './use-pieces-step.ts';

type Values = { note: string } & { [Name in `percent_${number}`]: number | null };

const nameOf = (at: number) => `percent_${at}` as const;

const initialOf = ({ art_pieces: pieces }: CustomOrderDetails) =>
  ({
    note: '',
    ...Object.fromEntries(pieces.map(({ percent }, at) => [nameOf(at), percent])),
  }) as Values;

/** Reports the progress of several pieces (000 section 7: update-art-piece-status); each changed one gets the note. */
export function ProgressPieces({ order, among, place }: PiecesFormProps) {
  const intl = useIntl();
  const { clients } = useServices();
  const form = useForm<Values>({
    initial: initialOf(order),
    constraints: {
      note: bounds.note,
      ...Object.fromEntries(order.art_pieces.map((_, at) => [nameOf(at), bounds.percent])),
    },
  });
  const draft = useFormDraft(form, `custom-progress-${order.id}`);
  const { take, failures } = usePiecesStep({ order, step: 'report_progress', draft });
  useSyncPristineForm(form, initialOf(order));
  const { mutateAsync: report } = useMutation(updateArtPieceStatus(clients.product));

  const submit = async (values: Values) => {
    const note = values.note.trim();
    const percentAt = (at: number) => values[nameOf(at)] ?? null;
    const moved = among.filter(({ piece, at }) => percentAt(at) !== null && percentAt(at) !== piece.percent);
    /* A note without progress is sent for every piece. */
    const reported = moved.length > 0 || note === '' ? moved : among;
    const [first] = among;
    if (reported.length === 0 && first)
      return form.setErrors({ [nameOf(first.at)]: intl.formatMessage(messages.noNews) });
    const calls = reported.map(({ piece, at }) => {
      const percent = percentAt(at) ?? piece.percent;
      const body = { art_piece_id: piece.id, status: 'in_progress', percent, ...(note && { note }) } as const;
      const send = (controls: Controls) => report({ body, ...controls });
      return { piece, at, intent: { body, version: piece.version }, send };
    });
    const formName = (name: string, at: number) => (name === 'percent' ? nameOf(at) : name);
    const { isTaken, now } = await take(form, calls, { formName });
    if (isTaken) form.reset(initialOf(now));
  };
  return (
    <StepForm
      draft={draft}
      failure={undefined}
      form={form}
      inPage={place}
      onSubmit={submit}
      submit={intl.formatMessage(moveMessages.report_progress)}
    >
      <NotTakenPieces failures={failures} />
      <Stack as="ul" gap={3}>
        {among.map(({ piece, at }) => (
          <PieceRow key={piece.id} order={order} piece={piece}>
            <NumberField
              label={intl.formatMessage(fieldMessages.percent)}
              step={5}
              suffix="%"
              {...form.field(nameOf(at))}
              required
              value={form.values[nameOf(at)] ?? null}
            />
          </PieceRow>
        ))}
      </Stack>
      <TextArea
        description={intl.formatMessage(fieldMessages.noteHelp)}
        label={intl.formatMessage(fieldMessages.note)}
        maxLength={bounds.note.maxLength}
        rows={2}
        {...form.field('note')}
      />
    </StepForm>
  );
}
