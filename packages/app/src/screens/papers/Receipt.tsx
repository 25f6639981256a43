import { Banner } from '@smart-art/ui/banner';
import { LinkButton } from '@smart-art/ui/button';
import { EmptyState } from '@smart-art/ui/empty-state';
import { Page } from '@smart-art/ui/page';
import { Loading, Skeleton } from '@smart-art/ui/skeleton';
import { Stack } from '@smart-art/ui/stack';
import { useIntl } from 'react-intl';
import { useLocation, useParams } from 'react-router';
import { FailureBanner } from '../../frame/FailureBanner.tsx';
import { useCrumbs } from '../../frame/screen.ts';
import { useTitle } from '../../frame/title.ts';
import { paths } from '../transactions/paths.ts';
import { transactionsMessages as messages } from '../transactions/transactions.messages.ts';
import { PaperTools, PrintButton } from './PaperTools.tsx';
import { ReceiptPaper } from './ReceiptPaper.tsx';
import { usePaper } from './usePaper.ts';
import { useReceiptsNamed } from './useReceiptsNamed.ts';

/** Receipts of payments to the operator, as printed: one, or those named in the URL. */
export function Component() {
  const intl = useIntl();
  const { id = '' } = useParams();
  const { pathname } = useLocation();
  const { receipts, missing, failed, isPending, count } = useReceiptsNamed(id);
  const { language, intls, setParam } = usePaper();
  const title = intl.formatMessage(messages.receiptCount, { count });
  const [first] = receipts;
  const name = first && count === 1 ? intl.formatMessage(messages.receiptOf, { number: first.number }) : title;
  useTitle(name);
  const list = pathname.startsWith(paths.disk) ? paths.disk : paths.slack;
  const toList = <LinkButton href={list}>{intl.formatMessage(messages.toReceipts)}</LinkButton>;
  const crumbs = useCrumbs(name);
  return (
    <Page actions={first && toList} crumbs={crumbs} primaryAction={<PrintButton disabled={!first} />} title={title}>
      {isPending ? (
        <Loading>
          <Skeleton height="40rem" shape="block" />
        </Loading>
      ) : first || failed ? (
        <Stack gap={6}>
          {failed && <FailureBanner query={failed} title={intl.formatMessage(messages.receiptFailed)} />}
          {missing > 0 && (
            <Banner tone="warning">{intl.formatMessage(messages.receiptsMissing, { count: missing })}</Banner>
          )}
          {first && <PaperTools language={language} onLanguageChange={(value) => setParam('words', value)} />}
          {receipts.map((receipt) => (
            <ReceiptPaper key={receipt.id} receipt={receipt} intls={intls} />
          ))}
        </Stack>
      ) : (
        <EmptyState action={toList} title={intl.formatMessage(messages.receiptMissing)}>
          {intl.formatMessage(messages.receiptMissingHelp)}
        </EmptyState>
      )}
    </Page>
  );
}
