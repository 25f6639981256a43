import { agreementSubscriptionData, createQueryClient } from '@smart-art/api-client/queries';
import { PublicFrame } from '@smart-art/ui/public-frame';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { LanguageMenu } from '../../frame/LanguageMenu.tsx';
import { LazyFooter } from '../../frame/public/LazyFooter.tsx';
import { ThemeMenu } from '../../frame/ThemeMenu.tsx';
import { BRAND, useTitle } from '../../frame/title.ts';
import { useSeller, useServices } from '../../services/services.ts';
import { ResultBody } from './ResultBody.tsx';
import { type PaymentResult, resultTitle } from './result.ts';
import { useCardResult } from './useCardResult.ts';
import { useWalletCancel, useWalletResult } from './useWalletResult.ts';

/** /success: a sign-up paid by card, or completed in another way (000 section 2). */
export function CardReturn() {
  return (
    <Cached>
      <Card />
    </Cached>
  );
}

/** /paypal-success: a sign-up paid by wallet (000 section 2). */
export function WalletReturn() {
  return (
    <Cached>
      <Wallet />
    </Cached>
  );
}

/** /paypal-error: returned from the wallet without paying (000 section 2). */
export function WalletCancel() {
  return (
    <Cached>
      <Cancelled />
    </Cached>
  );
}

function Card() {
  const sessionId = useSearchParams()[0].get('session_id');
  const result = useCardResult('sign_up', sessionId);
  const completion = useCompletion(sessionId === null);
  return <Shown result={sessionId === null ? completion : result} />;
}

function Wallet() {
  return <Shown result={useWalletResult(useSearchParams()[0].get('token'))} />;
}

function Cancelled() {
  return <Shown result={useWalletCancel(useSearchParams()[0].get('token'))} />;
}

/** Without a session id in the URL: checks whether there is an agreement, which means the sign-up is complete. */
function useCompletion(enabled: boolean): PaymentResult {
  const { clients } = useServices();
  const seller = useSeller();
  const query = useQuery({
    ...agreementSubscriptionData(clients.product, seller?.email ?? ''),
    enabled: enabled && seller !== null,
  });
  if (query.error) return { state: 'unknown', error: query.error, retry: () => void query.refetch() };
  if (query.data === undefined) return { state: 'checking' };
  return query.data?.status === 'activated' ? { state: 'complete' } : { state: 'missing' };
}

function Shown({ result }: { result: PaymentResult }) {
  const intl = useIntl();
  const seller = useSeller();
  const title = resultTitle(intl, result);
  useTitle(title);
  return (
    <>
      <PublicFrame
        brand={{ name: BRAND, href: '/' }}
        title={title}
        tools={
          <>
            <LanguageMenu />
            <ThemeMenu />
          </>
        }
      >
        {/* After a completed sign-up, payments are renewals. */}
        <ResultBody purpose={seller?.signUpStep === null ? 'renewal' : 'sign_up'} result={result} />
      </PublicFrame>
      <LazyFooter />
    </>
  );
}

/** These pages are outside the signed-in shell, so they have their own query client. */
function Cached({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
