import { ApiError, resolveSource } from '@smart-art/api-client';
import { getCustomOrder, getOrder, getOrderProof, getPerson } from '@smart-art/api-client/queries';
import { LinkButton } from '@smart-art/ui/button';
import { EmptyState } from '@smart-art/ui/empty-state';
import { Download } from '@smart-art/ui/icons';
import { Page } from '@smart-art/ui/page';
import { Loading, Skeleton } from '@smart-art/ui/skeleton';
import { Stack } from '@smart-art/ui/stack';
import { Muted } from '@smart-art/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useLocation, useParams } from 'react-router';
import { FailureBanner } from '../../frame/FailureBanner.tsx';
import { GoToSection } from '../../frame/GoToSection.tsx';
import { useCrumbs } from '../../frame/screen.ts';
import { useTitle } from '../../frame/title.ts';
import { addressRenewal } from '../../orders/address-renewal.ts';
import { asOrder } from '../../orders/as-order.ts';
import { sections } from '../../routes/sections.ts';
import { useServices } from '../../services/services.ts';
import { orderMessages } from '../order/order.messages.ts';
import { paths } from '../orders/paths.ts';
import { orderPaperMessages } from './order-papers.messages.ts';
import { PrintButton } from './PaperTools.tsx';
import { ProofSheet } from './ProofSheet.tsx';
import { proofMessages as messages } from './proof.messages.ts';
import { proofTitle } from './proof-title.messages.ts';

/** The order record: everything that proves what happened to an order, printable or as a verifiable archive. */
export function Component() {
  const intl = useIntl();
  const { id = '' } = useParams();
  const { clients, config } = useServices();
  const isCustom = useLocation().pathname.startsWith(paths.custom);
  const plain = useQuery({ ...getOrder(clients.product, id), enabled: !isCustom });
  const made = useQuery({ ...getCustomOrder(clients.product, id), enabled: isCustom, select: asOrder });
  const order = isCustom ? made : plain;
  const proof = useQuery({ ...getOrderProof(clients.product, id), refetchInterval: addressRenewal });
  const person = useQuery(getPerson(clients.product));
  const failed = [order, proof, person].find(({ error, data }) => error && !data);
  const isMissing =
    order.error instanceof ApiError && (order.error.kind === 'not-found' || order.error.kind === 'validation');
  const title = intl.formatMessage(proofTitle);
  useTitle(order.data ? `${title}: ${order.data.number}` : title);
  const crumbs = useCrumbs(title);
  const back = crumbs.at(-2)?.href;
  const profile = person.data?.profile;
  const isThere = order.data && proof.data && profile;
  return (
    <Page
      actions={
        order.data && back && <LinkButton href={back}>{intl.formatMessage(orderPaperMessages.toOrder)}</LinkButton>
      }
      crumbs={crumbs}
      primaryAction={<PrintButton disabled={!isThere} />}
      title={title}
    >
      {isThere ? (
        <Stack gap={6}>
          <Stack gap={2}>
            <Muted>{intl.formatMessage(messages.help)}</Muted>
            <div>
              <LinkButton download href={resolveSource(config.productUrl, proof.data.archive_url)} icon={Download}>
                {intl.formatMessage(messages.archive)}
              </LinkButton>
            </div>
          </Stack>
          <ProofSheet isCustom={isCustom} profile={profile} proof={proof.data} />
        </Stack>
      ) : isMissing ? (
        <EmptyState
          action={<GoToSection section={sections.orders} />}
          title={intl.formatMessage(orderMessages.missing)}
        >
          {intl.formatMessage(orderMessages.missingHelp)}
        </EmptyState>
      ) : failed ? (
        <FailureBanner query={failed} title={intl.formatMessage(orderMessages.failed)} />
      ) : (
        <Loading>
          <Skeleton height="40rem" shape="block" />
        </Loading>
      )}
    </Page>
  );
}
