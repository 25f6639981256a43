import type { ProfileDetails } from '@smart-art/api-client/queries';
import { Card } from '@smart-art/ui/card';
import { Columns } from '@smart-art/ui/columns';
import { Form } from '@smart-art/ui/form';
import { Stack } from '@smart-art/ui/stack';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { LeaveGuard } from '../../frame/LeaveGuard.tsx';
import { LabelFields } from './fields/LabelFields.tsx';
import { OfferFields } from './fields/OfferFields.tsx';
import { TermsFields } from './fields/TermsFields.tsx';
import { Photographs } from './Photographs.tsx';
import type { WorkEditor } from './useWorkEditor.ts';
import { editorMessages as messages } from './WorkEditor.messages.ts';

export interface WorkSheetProps {
  editor: WorkEditor;
  /** Accessible name of the form. */
  label: string;
  onSubmit(): Promise<void>;
  profile: ProfileDetails | undefined;
  /** The agreement is not active, so nothing can be submitted (000 section 4). */
  blocked: boolean;
  /** Until when the seller has committed to keep the work published; omitted if there is no commitment. */
  committedUntil?: string | null;
  /** Notices above the fields. */
  notices: ReactNode;
  /** The save bar. */
  children: ReactNode;
}

/** The form of a work. */
export function WorkSheet({
  editor,
  label,
  onSubmit,
  profile,
  blocked,
  committedUntil = null,
  notices,
  children,
}: WorkSheetProps) {
  const intl = useIntl();
  const { form, photos, similar, atStake, isUnsaved } = editor;
  return (
    <Form aria-label={label} form={form} onSubmit={onSubmit} optional="most">
      <Stack gap={8}>
        {notices}
        <Columns
          aside={
            <Card raised>
              <OfferFields committedUntil={committedUntil} form={form} />
            </Card>
          }
          lead={
            <Photographs
              blocked={blocked}
              error={form.errors.image_ids}
              photos={photos}
              profile={profile}
              similar={similar}
            />
          }
          stickyAside
        >
          <Stack gap={8}>
            <LabelFields form={form} />
            <TermsFields committedUntil={committedUntil} form={form} />
          </Stack>
        </Columns>
        {children}
      </Stack>
      <LeaveGuard
        confirmLabel={intl.formatMessage(messages.leave)}
        hasDraftFailed={() => atStake === 'text'}
        isUnsaved={isUnsaved}
        title={intl.formatMessage(messages.leaveTitle)}
      >
        {intl.formatMessage(messages.leaveHelp)}
      </LeaveGuard>
    </Form>
  );
}
