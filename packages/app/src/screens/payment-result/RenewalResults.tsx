import { Page } from '@smart-art/ui/page';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useCrumbs } from '../../frame/screen.ts';
import { useTitle } from '../../frame/title.ts';
import { ResultBody } from './ResultBody.tsx';
import { type PaymentResult, resultTitle } from './result.ts';
import { useCardResult } from './useCardResult.ts';
import { useWalletCancel, useWalletResult } from './useWalletResult.ts';

/** /payment-renew-success: a renewal paid by card (000 section 2). */
export function CardReturn() {
  return <Shown result={useCardResult('renewal', useSearchParams()[0].get('session_id'))} />;
}

/** /payment-renew-paypal-success: a renewal paid by wallet (000 section 2). */
export function WalletReturn() {
  return <Shown result={useWalletResult(useSearchParams()[0].get('token'))} />;
}

/** /payment-renew-paypal-error: returned from the wallet without paying (000 section 2). */
export function WalletCancel() {
  return <Shown result={useWalletCancel(useSearchParams()[0].get('token'))} />;
}

function Shown({ result }: { result: PaymentResult }) {
  const intl = useIntl();
  const title = resultTitle(intl, result);
  useTitle(title);
  return (
    <Page crumbs={useCrumbs()} title={title}>
      <ResultBody purpose="renewal" result={result} />
    </Page>
  );
}
