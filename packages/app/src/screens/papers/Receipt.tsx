import { ApiError } from '@smart-art/api-client';
import { getTransaction } from '@smart-art/api-client/queries';
import { LinkButton } from '@smart-art/ui/button';
import { EmptyState } from '@smart-art/ui/empty-state';
import { Page } from '@smart-art/ui/page';
import { Skeleton } from '@smart-art/ui/skeleton';
import { Stack } from '@smart-art/ui/stack';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useLocation, useParams } from 'react-router';
import { FailureBanner } from '../../frame/FailureBanner.tsx';
import { useCrumbs } from '../../frame/screen.ts';
import { useTitle } from '../../frame/title.ts';
import { useServices } from '../../services/services.ts';
import { paths } from '../transactions/paths.ts';
import { transactionsMessages as messages } from '../transactions/transactions.messages.ts';
import { PaperTools, PrintButton } from './PaperTools.tsx';
import { ReceiptPaper } from './ReceiptPaper.tsx';
import { usePaper } from './usePaper.ts';

/** The receipt of what was paid the house for a service, as it will be printed. */
export function Component() {
  const intl = useIntl();
  const { id = '' } = useParams();
  const { pathname } = useLocation();
  const { clients } = useServices();
  const query = useQuery(getTransaction(clients.product, id));
  const { data: receipt, error } = query;
  const { language, speakers, say } = usePaper();
  /* 422: the address is not even an id. */
  const isMissing = error instanceof ApiError && (error.kind === 'not-found' || error.kind === 'validation');
  const title = intl.formatMessage(messages.receipt);
  const name = receipt ? intl.formatMessage(messages.receiptOf, { number: receipt.number }) : title;
  useTitle(name);
  const list = receipt
    ? paths[receipt.service]
    : (Object.values(paths).find((path) => pathname.startsWith(path)) ?? '/');
  const toList = <LinkButton href={list}>{intl.formatMessage(messages.toReceipts)}</LinkButton>;
  /* Both lists have one name: the one that this receipt is in is enough. */
  const crumbs = useCrumbs(name).slice(-2);
  return (
    <Page actions={receipt && toList} crumbs={crumbs} primaryAction={<PrintButton disabled={!receipt} />} title={title}>
      {receipt ? (
        <Stack gap={6}>
          <PaperTools language={language} onLanguageChange={(value) => say('words', value)} />
          <ReceiptPaper receipt={receipt} speakers={speakers} />
        </Stack>
      ) : isMissing ? (
        <EmptyState action={toList} title={intl.formatMessage(messages.receiptMissing)}>
          {intl.formatMessage(messages.receiptMissingHelp)}
        </EmptyState>
      ) : error ? (
        <FailureBanner query={query} title={intl.formatMessage(messages.receiptFailed)} />
      ) : (
        <Skeleton height="40rem" shape="block" />
      )}
    </Page>
  );
}
