import { addArtPieceComment } from '@smart-art/api-client/queries';
import { addArtPieceCommentBody as bounds } from '@smart-art/openapi/constraints';
import { useForm } from '@smart-art/ui/form';
import { useMutation } from '@tanstack/react-query';
import type { Ref } from 'react';
import { useIntl } from 'react-intl';
import { useFormDraft } from '../../drafts/use-form-draft.ts';
import { offerOf } from '../../pieces/steps.ts';
import { useServices } from '../../services/services.ts';
import { Talk } from '../../steps/Talk.tsx';
import { commentMessages as messages } from './piece.messages.ts';
import { type PieceStepProps, usePieceStep } from './usePieceStep.ts';

interface CommentsProps extends Pick<PieceStepProps, 'piece'> {
  /** The form for writing a comment. */
  ref?: Ref<HTMLFormElement> | undefined;
}

/** Comments of the seller and the buyer on a piece (000 section 7: add-comment); they cannot be edited. */
export function Comments({ piece, ref }: CommentsProps) {
  const intl = useIntl();
  const { clients } = useServices();
  const form = useForm({ initial: { comment: '' }, constraints: { comment: bounds.comment } });
  const draft = useFormDraft(form, `piece-comment-${piece.id}`);
  const { take, failure } = usePieceStep(
    { piece, onDone: () => form.reset({ comment: '' }) },
    { step: 'comment', draft },
  );
  const { mutateAsync: add } = useMutation(addArtPieceComment(clients.product));
  const send = (comment: string) =>
    form.submit(() => {
      const body = { art_piece_id: piece.id, comment };
      /* The same text sent again after the first comment is a new comment. */
      return take(form, { body, after: piece.comments.at(-1)?.id }, ({ idempotencyKey }) =>
        add({ body, idempotencyKey }),
      );
    });
  return (
    <Talk
      empty={intl.formatMessage(messages.empty)}
      failure={failure}
      form={form}
      label={intl.formatMessage(messages.write)}
      maxLength={bounds.comment.maxLength}
      messages={piece.comments.map(({ id, at, author, comment }) => ({
        id,
        at,
        author: { id: author.kind, name: author.name },
        text: comment,
      }))}
      name="comment"
      offer={offerOf(piece, 'comment')}
      onSend={send}
      ref={ref}
      title={intl.formatMessage(messages.title)}
    />
  );
}
