import { clientSettings, getPerson } from '@smart-art/api-client/queries';
import { FormPage } from '@smart-art/ui/form-page';
import { Page } from '@smart-art/ui/page';
import { Loading, Skeleton } from '@smart-art/ui/skeleton';
import { Stack } from '@smart-art/ui/stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { serverMessages } from '../../file-server/server.messages.ts';
import { FailureBanner } from '../../frame/FailureBanner.tsx';
import { LeaveGuard } from '../../frame/LeaveGuard.tsx';
import { useCrumbs } from '../../frame/screen.ts';
import { useTitle } from '../../frame/title.ts';
import { useScrollToHash } from '../../frame/use-scroll-to-hash.ts';
import { useSlow } from '../../frame/use-slow.ts';
import { sections } from '../../routes/sections.ts';
import { useSeller, useServices } from '../../services/services.ts';
import { BankGateway } from './BankGateway.tsx';
import { CardGateway } from './CardGateway.tsx';
import { FileServer } from './FileServer.tsx';
import { Notices } from './Notices.tsx';
import { Region } from './Region.tsx';
import { SettingsTabs } from './SettingsTabs.tsx';
import { settingsMessages as messages } from './settings.messages.ts';
import { ThisDevice } from './ThisDevice.tsx';
import type { OpenSection } from './useSection.ts';
import { WalletGateway } from './WalletGateway.tsx';

/** The sections, in the order of the page. */
const index = [
  ['card', messages.card],
  ['wallet', messages.wallet],
  ['bank-transfer', messages.bank],
  ['region', messages.region],
  ['device', messages.device],
  ['notices', messages.notices],
  ['file-server', serverMessages.server],
] as const;

/** /settings/general (000 section 2): payment gateways, picture storage and preferences, section by section. */
export function Component() {
  const intl = useIntl();
  const { product } = useServices().clients;
  const sellerId = useSeller()?.id ?? '';
  const query = useQuery(clientSettings(product, sellerId));
  const [open] = useState(() => new Set<OpenSection>());
  const isSlow = useSlow();
  const { data: settings } = query;
  /* The seller's country decides which bank fields are shown. */
  const person = useQuery(getPerson(product));
  const title = intl.formatMessage(sections.settings.name);
  useTitle(title);
  useScrollToHash(settings !== undefined && !person.isPending);
  const crumbs = useCrumbs();
  /* Render all sections together: each would shift those below it. */
  const page = settings && !person.isPending && { settings, open };
  return (
    <Page crumbs={crumbs} title={title}>
      <Stack gap={6}>
        <SettingsTabs current="general" />
        {page ? (
          <FormPage sections={index.map(([id, label]) => ({ id, label: intl.formatMessage(label) }))}>
            <CardGateway {...page} />
            <WalletGateway {...page} />
            <BankGateway {...page} profile={person.data?.profile ?? undefined} />
            <Region {...page} />
            <ThisDevice />
            <Notices {...page} />
            <FileServer open={open} />
          </FormPage>
        ) : (
          <FormPage>
            {query.error ? (
              <>
                <FailureBanner query={query} title={intl.formatMessage(messages.failed)} />
                <ThisDevice />
              </>
            ) : (
              isSlow && (
                <Loading>
                  <Stack gap={5}>
                    <Skeleton height="10rem" shape="block" />
                    <Skeleton height="10rem" shape="block" />
                  </Stack>
                </Loading>
              )
            )}
          </FormPage>
        )}
      </Stack>
      <LeaveGuard
        confirmLabel={intl.formatMessage(messages.leave)}
        hasDraftFailed={() => [...open].some((section) => section.isUnsaved() && section.hasDraftFailed())}
        isUnsaved={() => [...open].some((section) => section.isUnsaved())}
        title={intl.formatMessage(messages.leaveTitle)}
      >
        {intl.formatMessage(messages.leaveHelp)}
      </LeaveGuard>
    </Page>
  );
}
