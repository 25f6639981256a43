import { addArtPieceImages, updateArtPieceStatus } from '@smart-art/api-client/queries';
import { createUpload } from '@smart-art/api-client/upload';
import { addArtPieceImagesBody as bounds } from '@smart-art/openapi/constraints';
import { Checkbox } from '@smart-art/ui/checkbox';
import { useForm } from '@smart-art/ui/form';
import { Stack } from '@smart-art/ui/stack';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useFormDraft } from '../../../drafts/use-form-draft.ts';
import { useServices } from '../../../services/services.ts';
import { StepForm } from '../../../steps/StepForm.tsx';
import type { Controls } from '../../../steps/use-step.ts';
import { FormPhotographs } from '../../../uploads/FormPhotographs.tsx';
import { moveMessages } from '../../piece/move.messages.ts';
import { photographMessages } from '../../piece/piece.messages.ts';
import { NotTakenPieces } from './NotTakenPieces.tsx';
import { PieceRow } from './PieceRow.tsx';
import { lacksPhotograph } from './pieces-for.ts';
import type { PiecesFormProps } from './pieces-form.ts';
import { piecesStepMessages as messages } from './pieces-step.messages.ts';
import { usePiecesStep } from './use-pieces-step.ts';

type Values = { [Name in `photographs_${number}`]: readonly File[] } & { [Name in `ready_${number}`]: boolean };

const photographsOf = (at: number) => `photographs_${at}` as const;
const readyOf = (at: number) => `ready_${at}` as const;

/**
 * Completes the pieces that can be completed: those with a photograph, and those for which one is chosen here (000
 * section 7: completed-art-images, update-art-piece-status).
 */
export function CompletePieces({ order, among, place }: PiecesFormProps) {
  const intl = useIntl();
  const { clients } = useServices();
  const form = useForm<Values>({
    initial: Object.fromEntries(
      order.art_pieces.flatMap((_, at) => [
        [photographsOf(at), []],
        [readyOf(at), true],
      ]),
    ) as Values,
  });
  const files = order.art_pieces.map((_, at) => photographsOf(at));
  const draft = useFormDraft(form, `custom-complete-${order.id}`, { files });
  const { take, failures } = usePiecesStep({ order, step: 'complete', draft });
  const { mutateAsync: add } = useMutation(addArtPieceImages(createUpload(clients.connection)));
  const { mutateAsync: report } = useMutation(updateArtPieceStatus(clients.product));

  const submit = async (values: Values) => {
    const filesAt = (at: number) => values[photographsOf(at)] ?? [];
    const chosen = among.filter(({ piece, at }) =>
      lacksPhotograph(piece) ? filesAt(at).length > 0 : values[readyOf(at)],
    );
    const [first] = among;
    if (chosen.length === 0 && first) {
      const lacks = lacksPhotograph(first.piece);
      const name = lacks ? photographsOf(first.at) : readyOf(first.at);
      return form.setErrors({ [name]: intl.formatMessage(lacks ? photographMessages.missing : messages.noneChosen) });
    }
    const calls = chosen.map(({ piece, at }) => {
      const photographs = lacksPhotograph(piece) ? filesAt(at) : [];
      const named = photographs.map(({ name, size, lastModified }) => [name, size, lastModified]);
      const body = { art_piece_id: piece.id, status: 'completed' } as const;
      const send = async ({ idempotencyKey, version }: Controls) => {
        if (photographs.length === 0) return report({ body, idempotencyKey, version });
        const shown = await add({ id: piece.id, kind: 'completed', files: photographs, idempotencyKey });
        /* The second request needs its own idempotency key and the piece's new version. */
        return report({ body, idempotencyKey: `${idempotencyKey}-completed`, version: shown.data.version });
      };
      return { piece, at, intent: { body, named, version: piece.version }, send };
    });
    const formName = (name: string, at: number) => (name.startsWith('files') ? photographsOf(at) : name);
    const { isTaken } = await take(form, calls, { formName });
    if (isTaken) form.reset();
  };
  return (
    <StepForm
      draft={draft}
      failure={undefined}
      form={form}
      inPage={place}
      onSubmit={submit}
      submit={intl.formatMessage(moveMessages.complete)}
    >
      <NotTakenPieces failures={failures} />
      <Stack as="ul" gap={3}>
        {among.map(({ piece, at }) => (
          <PieceRow key={piece.id} order={order} piece={piece}>
            {lacksPhotograph(piece) ? (
              <FormPhotographs
                bounds={bounds.files}
                description={intl.formatMessage(photographMessages.help)}
                label={intl.formatMessage(messages.completedPhotographs)}
                pending={form.pending}
                {...form.field(photographsOf(at))}
                required
                value={form.values[photographsOf(at)] ?? []}
              />
            ) : (
              <Checkbox
                label={intl.formatMessage(moveMessages.complete)}
                {...form.field(readyOf(at))}
                required
                value={form.values[readyOf(at)] ?? true}
              />
            )}
          </PieceRow>
        ))}
      </Stack>
    </StepForm>
  );
}
