import { type FieldErrors, useForm } from '@smart-art/ui/form';
import { useIntl } from 'react-intl';
import { useFormDraft } from '../../drafts/use-form-draft.ts';
import { whenEmpty } from '../../i18n/when-empty.ts';
import { requestFormMessages as messages, missingMessages, pieceMissing } from './request-form.messages.ts';
import { costsAbove, isWithoutCover, type RequestValues, requestBounds } from './request-form.ts';

/** The form of a request with its rules (001 sections 3 and 5), and its draft. @param name the name of the draft */
export function useRequestForm(initial: RequestValues, name: string) {
  const intl = useIntl();
  const aboveNothing = { pattern: intl.formatMessage(messages.aboveNothing) };
  const ofPieces = Array.from({ length: requestBounds.art_pieces.maxItems }, (_, at) =>
    (['normal_cost', 'crowdfunding_cost'] as const).flatMap((cost) => [
      [`art_pieces.${at}.${cost}`, { required: intl.formatMessage(pieceMissing[cost]) }],
      [`art_pieces.${at}.${cost}.amount`, aboveNothing],
    ]),
  );
  const form = useForm<RequestValues>({
    initial,
    constraints: requestBounds,
    messages: whenEmpty(intl, missingMessages, {
      'amount_requested.amount': aboveNothing,
      art_pieces: { minItems: intl.formatMessage(messages.piecesMissing) },
      ...Object.fromEntries(ofPieces.flat()),
    }),
    validate: (values): FieldErrors => ({
      ...(isWithoutCover(values) && { cover_image_id: intl.formatMessage(messages.coverMissing) }),
      ...Object.fromEntries(
        costsAbove(values).map((at) => [`art_pieces.${at}.crowdfunding_cost`, intl.formatMessage(messages.costAbove)]),
      ),
    }),
  });
  const draft = useFormDraft(form, name, { files: ['cover_file'] });
  return { form, draft };
}

export type RequestForm = ReturnType<typeof useRequestForm>;
