import type { Import, ProfileDetails } from '@smart-art/api-client/queries';
import { Banner } from '@smart-art/ui/banner';
import { Button } from '@smart-art/ui/button';
import { Inline } from '@smart-art/ui/inline';
import { ProgressBar } from '@smart-art/ui/progress-bar';
import { Stack } from '@smart-art/ui/stack';
import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
import type { UploadQueue } from '../../uploads/upload-queue.ts';
import { checkMessages as messages } from './check.messages.ts';
import { importMessages } from './import.messages.ts';
import { Photographs } from './Photographs.tsx';
import { RowsTable } from './RowsTable.tsx';
import { StartOver } from './StartOver.tsx';
import { UnknownNames } from './UnknownNames.tsx';

export interface CheckStepProps {
  record: Import;
  profile: ProfileDetails | undefined;
  /** Back to the columns; omitted once works have been created. */
  onColumns: (() => void) | undefined;
  /** Why the import could not start. */
  failure: string | undefined;
  /** Pending uploads of photographs. */
  photographs: RefObject<UploadQueue | null>;
}

/** Every row as read, with its errors; nothing is in the library yet. */
export function CheckStep({ record, profile, onColumns, failure, photographs }: CheckStepProps) {
  const intl = useIntl();
  const { row_count: all, unchecked, good, wrong } = record;
  if (record.status === 'checking') {
    return (
      <ProgressBar
        label={intl.formatMessage(messages.checking)}
        max={all}
        value={all - unchecked}
        valueText={intl.formatMessage(messages.progress, { done: all - unchecked, all })}
      />
    );
  }
  return (
    <Stack gap={6}>
      {failure && (
        <Banner live="assertive" title={intl.formatMessage(importMessages.failed)} tone="danger">
          {failure}
        </Banner>
      )}
      {wrong > 0 ? (
        <Banner live="polite" title={intl.formatMessage(messages.wrongTitle, { count: wrong })} tone="warning">
          {intl.formatMessage(messages.wrongHelp)}
        </Banner>
      ) : (
        <Banner live="polite" title={intl.formatMessage(messages.goodTitle, { count: good })} tone="success" />
      )}
      {record.unknown_names.length > 0 && onColumns && <UnknownNames record={record} />}
      <RowsTable record={record} />
      {record.images.named > 0 && <Photographs profile={profile} queue={photographs} record={record} />}
      {onColumns && (
        <Inline gap={3}>
          <Button onClick={onColumns}>{intl.formatMessage(messages.back)}</Button>
          <StartOver record={record} />
        </Inline>
      )}
    </Stack>
  );
}
