import { profileDetails } from '@smart-art/api-client/queries';
import { Banner } from '@smart-art/ui/banner';
import { Button, LinkButton } from '@smart-art/ui/button';
import { Page } from '@smart-art/ui/page';
import { Loading, Skeleton } from '@smart-art/ui/skeleton';
import { Stack } from '@smart-art/ui/stack';
import { Stepper } from '@smart-art/ui/stepper';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { isActive } from '../../frame/agreement.ts';
import { failureMessage } from '../../frame/failure-message.ts';
import { ReasonedButton } from '../../frame/ReasonedButton.tsx';
import { useCrumbs } from '../../frame/screen.ts';
import { useTitle } from '../../frame/title.ts';
import { useSeller, useServices } from '../../services/services.ts';
import type { UploadQueue } from '../../uploads/upload-queue.ts';
import { CheckStep } from './CheckStep.tsx';
import { ColumnsStep } from './ColumnsStep.tsx';
import { checkMessages } from './check.messages.ts';
import { FileStep } from './FileStep.tsx';
import { importMessages as messages } from './import.messages.ts';
import { RunStep } from './RunStep.tsx';
import { useImportArt } from './useImportArt.ts';
import type { Source } from './useSending.ts';
import { useStart } from './useStart.ts';

/** Imports a sheet as works, step by step (000 section 2). The server stores the step, so any device can continue. */
export function Component() {
  const intl = useIntl();
  const title = intl.formatMessage(messages.title);
  useTitle(title);
  const crumbs = useCrumbs(title);
  const art = useImportArt();
  const { record, step, go } = art;
  const photographs = useRef<UploadQueue>(null);
  const start = useStart(record, photographs, () => go('import'));
  const isChecked = record && step === 'check' && record.status !== 'checking';
  return (
    <Page
      crumbs={crumbs}
      // In the page header, not below the rows, of which there may be thousands.
      primaryAction={
        isChecked && (
          <ReasonedButton
            emphasis="primary"
            onClick={() => void start.begin()}
            pending={start.isPending}
            reason={record.good === 0 ? intl.formatMessage(checkMessages.noneReady) : undefined}
          >
            {intl.formatMessage(checkMessages.start, { count: record.good })}
          </ReasonedButton>
        )
      }
      summary={intl.formatMessage(messages.summary)}
      title={title}
    >
      <Wizard art={art} failure={start.failure} photographs={photographs} />
    </Page>
  );
}

interface WizardProps {
  art: ReturnType<typeof useImportArt>;
  /** Why the import could not start. */
  failure: string | undefined;
  photographs: RefObject<UploadQueue | null>;
}

function Wizard({ art, failure: notBegun, photographs }: WizardProps) {
  const intl = useIntl();
  const { clients } = useServices();
  const seller = useSeller();
  const { data: profile } = useQuery({ ...profileDetails(clients.product, seller?.email ?? ''), enabled: !!seller });
  const { record, step, go, past, error, isKnown, isLoading, refetch, open } = art;
  const [source, setSource] = useState<Source>();
  const failure = error && (
    <Banner
      action={<Button onClick={refetch}>{intl.formatMessage(messages.retry)}</Button>}
      title={intl.formatMessage(messages.loadFailed)}
      tone="danger"
    >
      {failureMessage(intl, error)}
    </Banner>
  );
  if (failure && !isKnown) return failure;
  if (isLoading) {
    return (
      <Loading>
        <Skeleton height="20rem" shape="block" />
      </Loading>
    );
  }
  return (
    <Stack gap={6}>
      {failure}
      <Stepper
        label={intl.formatMessage(messages.steps)}
        step={record?.status === 'undone' ? null : step}
        steps={[
          { id: 'file', label: intl.formatMessage(messages.stepFile), note: record?.file_name },
          { id: 'columns', label: intl.formatMessage(messages.stepColumns) },
          { id: 'check', label: intl.formatMessage(messages.stepCheck) },
          { id: 'import', label: intl.formatMessage(messages.stepImport) },
        ]}
      />
      {profile && !isActive(profile) && (
        <Banner
          action={
            <LinkButton href="/payment-renew" size="small">
              {intl.formatMessage(messages.renew)}
            </LinkButton>
          }
          title={intl.formatMessage(messages.blockedTitle)}
          tone="warning"
        >
          {intl.formatMessage(messages.blocked)}
        </Banner>
      )}
      {(step === 'file' || !record) && (
        <FileStep onReady={open} onSource={setSource} past={past} replaced={record} source={source} />
      )}
      {step === 'columns' && record && (
        <ColumnsStep
          key={record.id}
          onDone={() => go('check')}
          onFile={() => go('file')}
          record={record}
          source={source}
        />
      )}
      {step === 'check' && record && (
        <CheckStep
          onColumns={record.status === 'checked' ? () => go('columns') : undefined}
          failure={notBegun}
          photographs={photographs}
          profile={profile}
          record={record}
        />
      )}
      {step === 'import' && record && <RunStep onMend={() => go('check')} record={record} />}
    </Stack>
  );
}
