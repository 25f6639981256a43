import { Button, LinkButton } from '@smart-art/ui/button';
import { Card } from '@smart-art/ui/card';
import { Columns } from '@smart-art/ui/columns';
import { DraftIndicator } from '@smart-art/ui/draft-indicator';
import { FieldGroup } from '@smart-art/ui/field-group';
import { Form } from '@smart-art/ui/form';
import { Stack } from '@smart-art/ui/stack';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { DraftNotice } from '../../drafts/DraftNotice.tsx';
import { ChosenWorks } from '../../exhibitions/ChosenWorks.tsx';
import { LeaveGuard } from '../../frame/LeaveGuard.tsx';
import { NotTaken } from '../../steps/NotTaken.tsx';
import { AboutFields } from './AboutFields.tsx';
import { type ExhibitionValues, workBounds } from './exhibition-form.ts';
import { formMessages as messages } from './form.messages.ts';
import { OrganiserFields } from './OrganiserFields.tsx';
import { PicturesField } from './PicturesField.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { TermFields } from './TermFields.tsx';
import type { ExhibitionForm } from './useExhibitionForm.ts';
import { WhenFields } from './WhenFields.tsx';

export interface ExhibitionSheetProps extends ExhibitionForm {
  /** Label of the submit button and of the form. */
  submit: string;
  onSubmit: (values: ExhibitionValues) => Promise<void>;
  /** The error of the last attempt. */
  failure: unknown;
  /** Upload progress, 0 to 1. */
  progress: number | undefined;
  /** Target of Cancel. */
  back: string;
  /** Why it can no longer be saved. */
  closed?: ReactNode;
}

/** The form of an exhibition, new or existing. */
export function ExhibitionSheet(props: ExhibitionSheetProps) {
  const { form, draft, submit, onSubmit, failure, progress, back, closed } = props;
  const intl = useIntl();
  return (
    <>
      <Form aria-label={submit} form={form} onSubmit={onSubmit}>
        <Stack gap={6}>
          <DraftNotice draft={draft} />
          {closed}
          <Columns
            aside={
              <Card raised>
                <Stack gap={4}>
                  <NotTaken failure={failure} />
                  <Stack gap={2}>
                    <Button
                      disabled={Boolean(closed)}
                      emphasis="primary"
                      fullWidth
                      pending={form.pending}
                      size="large"
                      type="submit"
                    >
                      {submit}
                    </Button>
                    <LinkButton emphasis="quiet" fullWidth href={back}>
                      {intl.formatMessage(messages.cancel)}
                    </LinkButton>
                    <DraftIndicator onRetry={draft.retry} savedAt={draft.savedAt} status={draft.status} />
                  </Stack>
                </Stack>
              </Card>
            }
            stickyAside
          >
            <Stack gap={8}>
              <AboutFields form={form} />
              <WhenFields form={form} />
              <PlaceFields form={form} />
              <TermFields form={form} />
              <FieldGroup level={2} title={intl.formatMessage(messages.show)}>
                <PicturesField form={form} progress={progress} />
                <ChosenWorks
                  disabled={form.pending}
                  label={intl.formatMessage(messages.works)}
                  most={workBounds.maxItems}
                  name="work_ids"
                  onChange={(works) => form.set('works', works)}
                  works={form.values.works}
                />
              </FieldGroup>
              <OrganiserFields form={form} />
            </Stack>
          </Columns>
        </Stack>
      </Form>
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
