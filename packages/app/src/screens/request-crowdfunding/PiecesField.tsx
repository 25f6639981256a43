import type { Money } from '@smart-art/api-client/queries';
import { Button } from '@smart-art/ui/button';
import { Field } from '@smart-art/ui/field';
import type { FormApi } from '@smart-art/ui/form';
import { Plus } from '@smart-art/ui/icons';
import { Stack } from '@smart-art/ui/stack';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { chooseMessages } from '../../works/choose/choose.messages.ts';
import { PieceCosts } from './PieceCosts.tsx';
import { requestFormMessages as messages } from './request-form.messages.ts';
import { type RequestValues, requestBounds } from './request-form.ts';

export interface PiecesFieldProps {
  form: FormApi<RequestValues>;
  currency: Money['currency'];
  /** Opens the choice of works. */
  onChoose: () => void;
}

/** The works of a request. */
export function PiecesField({ form, currency, onChoose }: PiecesFieldProps) {
  const intl = useIntl();
  const opener = useRef<HTMLButtonElement>(null);
  const { art_pieces: pieces } = form.values;
  const { maxItems } = requestBounds.art_pieces;
  return (
    <Stack gap={4}>
      {pieces.length > 0 && (
        <Stack as="ul" gap={3}>
          {pieces.map((piece, at) => (
            <PieceCosts
              at={at}
              currency={currency}
              disabled={form.pending}
              key={piece.product_id}
              onChange={(changed) => {
                /* Read the latest values: two fields may change in one tick. */
                const { art_pieces } = form.store.snapshot().values;
                form.set('art_pieces', art_pieces.with(at, { ...art_pieces[at], ...changed }));
              }}
              onRemove={() => {
                form.set('art_pieces', pieces.toSpliced(at, 1));
                /* The focused button has been removed. */
                opener.current?.focus();
              }}
              piece={piece}
            />
          ))}
        </Stack>
      )}
      <Field
        /* The button has its own label. */
        custom
        description={intl.formatMessage(messages.piecesHelp, { most: maxItems })}
        kind="choice"
        label={intl.formatMessage(messages.pieces)}
        name="art_pieces"
        required
      >
        {({ id, 'aria-describedby': describedBy }) => (
          <Button
            aria-describedby={describedBy}
            disabled={form.pending}
            icon={Plus}
            id={id}
            onClick={onChoose}
            ref={opener}
          >
            {intl.formatMessage(chooseMessages.choose)}
          </Button>
        )}
      </Field>
    </Stack>
  );
}
