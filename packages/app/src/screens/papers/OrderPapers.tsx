import { ApiError } from '@smart-art/api-client';
import { getCustomOrder, getOrder, getPerson } from '@smart-art/api-client/queries';
import { LinkButton } from '@smart-art/ui/button';
import { EmptyState } from '@smart-art/ui/empty-state';
import { Page } from '@smart-art/ui/page';
import { SegmentedControl } from '@smart-art/ui/segmented-control';
import { Loading, Skeleton } from '@smart-art/ui/skeleton';
import { Stack } from '@smart-art/ui/stack';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useLocation, useParams } from 'react-router';
import { FailureBanner } from '../../frame/FailureBanner.tsx';
import { GoToSection } from '../../frame/GoToSection.tsx';
import { useCrumbs } from '../../frame/screen.ts';
import { useTitle } from '../../frame/title.ts';
import { asOrder } from '../../orders/as-order.ts';
import { sections } from '../../routes/sections.ts';
import { useServices } from '../../services/services.ts';
import { orderMessages } from '../order/order.messages.ts';
import { paths } from '../orders/paths.ts';
import { OrderPaper, orderPapers } from './OrderPaper.tsx';
import { orderPaperMessages as messages } from './order-papers.messages.ts';
import { PaperTools, PrintButton } from './PaperTools.tsx';
import { usePaper } from './usePaper.ts';

/** The documents of an order, as printed: packing slip, invoice and return label. */
export function Component() {
  const intl = useIntl();
  const { id = '' } = useParams();
  const { clients } = useServices();
  const isCustom = useLocation().pathname.startsWith(paths.custom);
  const plain = useQuery({ ...getOrder(clients.product, id), enabled: !isCustom });
  const made = useQuery({ ...getCustomOrder(clients.product, id), enabled: isCustom, select: asOrder });
  const order = isCustom ? made : plain;
  /* Custom-made works cannot be returned. */
  const papers = orderPapers.filter((paper) => !isCustom || paper !== 'label');
  const person = useQuery(getPerson(clients.product));
  const { query, setParam, language, intls } = usePaper();
  const kind = papers.find((one) => one === query.get('paper')) ?? 'slip';
  const failed = [order, person].find(({ error, data }) => error && !data);
  const isMissing =
    order.error instanceof ApiError && (order.error.kind === 'not-found' || order.error.kind === 'validation');
  const title = intl.formatMessage(messages.papers);
  useTitle(order.data ? `${title}: ${order.data.number}` : title);
  const crumbs = useCrumbs(title);
  const back = crumbs.at(-2)?.href;
  /* The seller's own record always has a profile. */
  const profile = person.data?.profile;
  const isThere = order.data !== undefined && profile !== undefined;
  return (
    <Page
      actions={order.data && back && <LinkButton href={back}>{intl.formatMessage(messages.toOrder)}</LinkButton>}
      crumbs={crumbs}
      primaryAction={<PrintButton disabled={!isThere} />}
      title={title}
    >
      {order.data && profile ? (
        <Stack gap={6}>
          <PaperTools language={language} onLanguageChange={(value) => setParam('words', value)}>
            <SegmentedControl
              label={intl.formatMessage(messages.paper)}
              onChange={(value) => setParam('paper', value)}
              options={papers.map((value) => ({ value, label: intl.formatMessage(messages[value]) }))}
              value={kind}
            />
          </PaperTools>
          <OrderPaper kind={kind} order={order.data} profile={profile} intls={intls} />
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
