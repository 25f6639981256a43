import { type Import, type ProfileDetails, startImport } from '@smart-art/api-client/queries';
import { Banner } from '@smart-art/ui/banner';
import { Button } from '@smart-art/ui/button';
import { Inline } from '@smart-art/ui/inline';
import { ProgressBar } from '@smart-art/ui/progress-bar';
import { Stack } from '@smart-art/ui/stack';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { failureWords } from '../../frame/failure-words.ts';
import { useServices } from '../../services/services.ts';
import { checkMessages as messages } from './check.messages.ts';
import { importMessages } from './import.messages.ts';
import { Photographs } from './Photographs.tsx';
import { RowsTable } from './RowsTable.tsx';
import { StartOver } from './StartOver.tsx';
import { UnknownNames } from './UnknownNames.tsx';

export interface CheckStepProps {
  record: Import;
  profile: ProfileDetails | undefined;
  /** Leads back to the columns; left out where works were made already. */
  onColumns: (() => void) | undefined;
  onStarted: () => void;
}

/** Every row as it was read, with what is wrong; nothing is in the library yet. */
export function CheckStep({ record, profile, onColumns, onStarted }: CheckStepProps) {
  const intl = useIntl();
  const { product } = useServices().clients;
  const { mutateAsync: start, isPending } = useMutation(startImport(product));
  const [failure, setFailure] = useState<string>();
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
  const begin = async () => {
    setFailure(undefined);
    try {
      await start({ id: record.id, leaveWrong: wrong > 0 });
      onStarted();
    } catch (error) {
      setFailure(failureWords(intl, error));
    }
  };
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
      {record.images.named > 0 && <Photographs profile={profile} record={record} />}
      <Inline gap={3}>
        <Button disabled={good === 0} emphasis="primary" onClick={() => void begin()} pending={isPending} size="large">
          {intl.formatMessage(messages.start, { count: good })}
        </Button>
        {onColumns && <Button onClick={onColumns}>{intl.formatMessage(messages.back)}</Button>}
        {onColumns && <StartOver record={record} />}
      </Inline>
    </Stack>
  );
}
