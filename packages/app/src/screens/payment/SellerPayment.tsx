import { LinkButton } from '@smart-art/ui/button';
import { EmptyState } from '@smart-art/ui/empty-state';
import { Wallet } from '@smart-art/ui/icons';
import { Page } from '@smart-art/ui/page';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { FailureBanner } from '../../frame/FailureBanner.tsx';
import { useCrumbs } from '../../frame/screen.ts';
import { useTitle } from '../../frame/title.ts';
import { LoadingPayment } from './LoadingPayment.tsx';
import { paymentMessages as messages } from './payment.messages.ts';
import { isAwaited } from './TransferInstructions.tsx';
import { TransferPage } from './TransferPage.tsx';
import { Unfinished } from './Unfinished.tsx';
import { type RenewalData, useRenewalData } from './useRenewalData.ts';

/** The payment that is under way (000 section 2): what a bank transfer must say, or the way on to a gateway's page. */
export function Component() {
  const intl = useIntl();
  const query = useRenewalData();
  const crumbs = useCrumbs();
  useTitle(intl.formatMessage(messages.title));
  if (query.data) return <Loaded data={query.data} />;
  return (
    <Page crumbs={crumbs} title={intl.formatMessage(messages.title)}>
      {query.error ? (
        <FailureBanner query={query} title={intl.formatMessage(messages.loadFailed)} />
      ) : (
        <LoadingPayment />
      )}
    </Page>
  );
}

function Loaded({ data: { open_payment } }: { data: RenewalData }) {
  const intl = useIntl();
  /* It stays on the screen when it has arrived, to say so. */
  const [transfer, setTransfer] = useState(isAwaited(open_payment) ? open_payment : null);
  if (isAwaited(open_payment) && open_payment.id !== transfer?.id) setTransfer(open_payment);
  const crumbs = useCrumbs();
  if (transfer) return <TransferPage isAwaited={isAwaited(open_payment)} transfer={transfer} />;
  return (
    <Page crumbs={crumbs} title={intl.formatMessage(messages.title)}>
      {open_payment ? (
        <Unfinished payment={open_payment} />
      ) : (
        <EmptyState
          action={<LinkButton href="/payment-renew">{intl.formatMessage(messages.toRenewal)}</LinkButton>}
          icon={Wallet}
          title={intl.formatMessage(messages.nothingDue)}
        >
          {intl.formatMessage(messages.nothingDueHelp)}
        </EmptyState>
      )}
    </Page>
  );
}
