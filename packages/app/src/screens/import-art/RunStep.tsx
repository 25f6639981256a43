import { type Import, startImport, stopImport } from '@smart-art/api-client/queries';
import { Banner } from '@smart-art/ui/banner';
import { Button, LinkButton } from '@smart-art/ui/button';
import { Inline } from '@smart-art/ui/inline';
import { ProgressBar } from '@smart-art/ui/progress-bar';
import { Stack } from '@smart-art/ui/stack';
import { Muted, Text } from '@smart-art/ui/text';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { failureMessage } from '../../frame/failure-message.ts';
import { ReasonedButton } from '../../frame/ReasonedButton.tsx';
import { useServices } from '../../services/services.ts';
import { checkMessages } from './check.messages.ts';
import { importMessages } from './import.messages.ts';
import { RemainingWorks } from './RemainingWorks.tsx';
import { runMessages as messages } from './run.messages.ts';
import { Undo } from './Undo.tsx';

/** The works being created, or created: the results and undo. */
export function RunStep({ record, onMend }: { record: Import; onMend: () => void }) {
  const intl = useIntl();
  const { product } = useServices().clients;
  const start = useMutation(startImport(product));
  const stop = useMutation(stopImport(product));
  const [failure, setFailure] = useState<string>();
  const attempt = async (what: Promise<unknown>) => {
    setFailure(undefined);
    await what.catch((error: unknown) => setFailure(failureMessage(intl, error)));
  };
  const { status, good, imported, undone, kept } = record;
  const all = imported + good;
  const isUndoing = status === 'undoing';
  return (
    <Stack gap={5}>
      {failure && (
        <Banner live="assertive" title={intl.formatMessage(importMessages.failed)} tone="danger">
          {failure}
        </Banner>
      )}
      {(status === 'importing' || isUndoing) && (
        <>
          <ProgressBar
            label={intl.formatMessage(isUndoing ? messages.undoing : messages.importing)}
            max={isUndoing ? imported + undone + kept : all}
            value={isUndoing ? undone + kept : imported}
            valueText={intl.formatMessage(checkMessages.progress, {
              done: isUndoing ? undone + kept : imported,
              all: isUndoing ? imported + undone + kept : all,
            })}
          />
          <Muted>{intl.formatMessage(messages.leave)}</Muted>
          {!isUndoing && (
            <div>
              <Button onClick={() => void attempt(stop.mutateAsync(record.id))} pending={stop.isPending}>
                {intl.formatMessage(messages.stop)}
              </Button>
            </div>
          )}
        </>
      )}
      {status === 'stopped' && (
        <>
          <Banner live="polite" title={intl.formatMessage(messages.stopped)} tone="warning">
            {record.stopped_because} {intl.formatMessage(messages.soFar, { done: imported, all })}
          </Banner>
          <Inline gap={3}>
            <ReasonedButton
              emphasis="primary"
              onClick={() => void attempt(start.mutateAsync({ id: record.id, leaveWrong: true }))}
              pending={start.isPending}
              reason={good === 0 ? intl.formatMessage(checkMessages.noneReady) : undefined}
            >
              {intl.formatMessage(messages.goOn)}
            </ReasonedButton>
            <Undo record={record} />
          </Inline>
        </>
      )}
      {status === 'imported' && <Report onMend={onMend} record={record} />}
      {status === 'undone' && <Undone record={record} />}
    </Stack>
  );
}

function Report({ record, onMend }: { record: Import; onMend: () => void }) {
  const intl = useIntl();
  const { imported, wrong, left_out, images } = record;
  return (
    <>
      <Banner live="polite" title={intl.formatMessage(messages.done, { count: imported })} tone="success">
        {[
          left_out > 0 && intl.formatMessage(messages.leftOut, { count: left_out }),
          images.missing.length > 0 && intl.formatMessage(messages.missing, { count: images.missing.length }),
        ]
          .filter(Boolean)
          .join(' ')}
      </Banner>
      {wrong > 0 && (
        <Banner
          action={
            <Button onClick={onMend} size="small">
              {intl.formatMessage(checkMessages.wrong)}
            </Button>
          }
          title={intl.formatMessage(messages.wrong, { count: wrong })}
          tone="warning"
        />
      )}
      <Inline gap={3}>
        <LinkButton emphasis="primary" href="/art-library">
          {intl.formatMessage(messages.library)}
        </LinkButton>
        <LinkButton href="/import-art">{intl.formatMessage(messages.another)}</LinkButton>
        <Undo record={record} />
      </Inline>
    </>
  );
}

function Undone({ record }: { record: Import }) {
  const intl = useIntl();
  return (
    <>
      <Banner live="polite" title={intl.formatMessage(messages.undone, { count: record.undone })} tone="success">
        {intl.formatMessage(messages.undoneHelp)}
      </Banner>
      {record.kept > 0 && (
        <Stack gap={2}>
          <Text strong>{intl.formatMessage(messages.kept, { count: record.kept })}</Text>
          <RemainingWorks record={record} />
        </Stack>
      )}
      <Inline gap={3}>
        <LinkButton href="/deleted-list">{intl.formatMessage(messages.deleted)}</LinkButton>
        <LinkButton href="/import-art">{intl.formatMessage(messages.another)}</LinkButton>
      </Inline>
    </>
  );
}
