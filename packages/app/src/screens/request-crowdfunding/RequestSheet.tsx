import type { ImageRecord } from '@smart-art/api-client/queries';
import { Button } from '@smart-art/ui/button';
import { Card } from '@smart-art/ui/card';
import { Columns } from '@smart-art/ui/columns';
import { DraftIndicator } from '@smart-art/ui/draft-indicator';
import { FieldGroup } from '@smart-art/ui/field-group';
import { Form } from '@smart-art/ui/form';
import { SaveBar } from '@smart-art/ui/save-bar';
import { Stack } from '@smart-art/ui/stack';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { DraftNotice } from '../../drafts/DraftNotice.tsx';
import { changedFields } from '../../drafts/merge.ts';
import { LeaveGuard } from '../../frame/LeaveGuard.tsx';
import { NotTaken } from '../../steps/NotTaken.tsx';
import { stepFailureMessage } from '../../steps/step-failure-message.ts';
import { useCurrencies } from '../work-editor/fields/use-currencies.ts';
import { CoverField } from './CoverField.tsx';
import { FeeLines } from './FeeLines.tsx';
import { PiecesField } from './PiecesField.tsx';
import { AboutFields, TermFields } from './RequestFields.tsx';
import { requestFormMessages as messages } from './request-form.messages.ts';
import { currencyOf, pieceOf, type RequestValues } from './request-form.ts';
import type { RequestForm } from './useRequestForm.ts';

const ChooseWorks = lazy(async () => ({ default: (await import('./ChooseWorks.tsx')).ChooseWorks }));

export interface RequestSheetProps extends RequestForm {
  /** Label of the submit button and of the form. */
  submit: string;
  onSubmit: (values: RequestValues) => Promise<void>;
  /** The error of the last attempt. */
  failure: unknown;
  cover: { current?: ImageRecord | undefined; progress: number | undefined };
  /** An existing request: changes are saved by the bar, not submitted by the panel. */
  edits?: boolean;
  /** Why it can no longer be submitted. */
  closed?: ReactNode;
}

/** The form of a request, new or awaiting its decision. */
export function RequestSheet({
  form,
  draft,
  submit,
  onSubmit,
  failure,
  cover,
  edits = false,
  closed,
}: RequestSheetProps) {
  const intl = useIntl();
  const { currencies } = useCurrencies();
  const [isChoosing, setChoosing] = useState(false);
  const { values } = form;
  const currency = currencyOf(values) ?? currencies[0];
  const draftIndicator = <DraftIndicator onRetry={draft.retry} savedAt={draft.savedAt} status={draft.status} />;
  return (
    <>
      <Form aria-label={submit} form={form} onSubmit={onSubmit}>
        <Stack gap={6}>
          <DraftNotice draft={draft} />
          {closed}
          <Columns
            aside={
              <Card raised>
                <Stack gap={6}>
                  <FeeLines currency={currency} values={values} />
                  {!edits && (
                    <>
                      <NotTaken failure={failure} />
                      <Stack gap={2}>
                        <Button
                          disabled={Boolean(closed)}
                          emphasis="primary"
                          fullWidth
                          pending={form.pending}
                          type="submit"
                        >
                          {submit}
                        </Button>
                        {draftIndicator}
                      </Stack>
                    </>
                  )}
                </Stack>
              </Card>
            }
            stickyAside
          >
            <Stack gap={8}>
              <FieldGroup level={2} title={intl.formatMessage(messages.about)}>
                <AboutFields form={form} />
                <CoverField current={cover.current} form={form} progress={cover.progress} />
              </FieldGroup>
              <TermFields currencies={currencies} form={form} />
              <FieldGroup
                description={intl.formatMessage(messages.costsHelp)}
                level={2}
                title={intl.formatMessage(messages.piecesTitle)}
              >
                <PiecesField currency={currency} form={form} onChoose={() => setChoosing(true)} />
              </FieldGroup>
            </Stack>
          </Columns>
          {edits && (
            <>
              <SaveBar
                changes={changedFields(form.store.snapshot().initial, values).length}
                dirty={form.dirty}
                disabled={Boolean(closed)}
                error={failure === undefined ? undefined : stepFailureMessage(intl, failure)}
                onDiscard={() => void draft.discard()}
                onSave={() => void form.submit(onSubmit)}
                saveLabel={submit}
                status={form.pending ? 'pending' : failure === undefined ? 'idle' : 'failed'}
              />
              {draftIndicator}
            </>
          )}
        </Stack>
      </Form>
      {isChoosing && (
        <Suspense>
          <ChooseWorks
            chosen={values.art_pieces.map(({ product_id }) => product_id)}
            onChoose={(ids, seen) => {
              const { art_pieces } = form.store.snapshot().values;
              const remaining = art_pieces.filter(({ product_id }) => ids.has(product_id));
              const known = new Set(remaining.map(({ product_id }) => product_id));
              const added = [...ids].flatMap((id) => {
                const work = known.has(id) ? undefined : seen.get(id);
                return work ? pieceOf(work, currency) : [];
              });
              form.set('art_pieces', [...remaining, ...added]);
            }}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
      <LeaveGuard
        confirmLabel={intl.formatMessage(messages.leave)}
        hasDraftFailed={() => draft.status === 'failed'}
        isUnsaved={draft.isUnsaved}
        title={intl.formatMessage(messages.leaveTitle)}
      >
        {intl.formatMessage(messages.leaveHelp)}
      </LeaveGuard>
    </>
  );
}
