import { confirmStripePayment, signUpPayment, stripeData } from '@smart-art/api-client/queries';
import { signUpPaymentBody } from '@smart-art/openapi/constraints';
import { Button } from '@smart-art/ui/button';
import { Columns } from '@smart-art/ui/columns';
import { Form, useForm } from '@smart-art/ui/form';
import { Stack } from '@smart-art/ui/stack';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { DraftNotice } from '../../drafts/DraftNotice.tsx';
import { useFormDraft } from '../../drafts/use-form-draft.ts';
import { FailureBanner } from '../../frame/FailureBanner.tsx';
import { SignUpFrame } from '../../frame/SignUpFrame.tsx';
import { useServices } from '../../services/services.ts';
import { LoadingPayment } from './LoadingPayment.tsx';
import { firstMethod, type Method, MethodField } from './MethodField.tsx';
import { PayButton } from './PayButton.tsx';
import { Prices } from './Prices.tsx';
import { paymentMessages as messages } from './payment.messages.ts';
import type { UncheckedProps } from './Unchecked.tsx';
import { Unfinished } from './Unfinished.tsx';
import { uncheckedIn } from './unchecked-in.ts';
import { usePaying } from './usePaying.ts';
import { cardSessionOf, type RenewalData, useRenewalData } from './useRenewalData.ts';

/** The last step of the sign-up: paying for the chosen services (000 section 2; 001 section 2). */
export function Component() {
  const intl = useIntl();
  return (
    <SignUpFrame
      lead={intl.formatMessage(messages.signUpLead)}
      step="payment"
      title={intl.formatMessage(messages.title)}
    >
      <Step />
    </SignUpFrame>
  );
}

function Step() {
  const intl = useIntl();
  const { session } = useServices();
  const query = useRenewalData();
  const { data } = query;
  const finish = useFinish();
  /* A payment started here navigates by its own response, even if polling sees the result first. */
  const [isBegun, setBegun] = useState(false);

  /* Completed elsewhere (another tab, or the gateway itself), or nothing has been chosen to pay for. */
  const isComplete = data?.purpose === 'renewal' && !isBegun;
  const isUnchosen = data?.purpose === 'sign_up' && !data.quote;
  useEffect(() => {
    if (isComplete) finish('/success');
    else if (isUnchosen) session.stepTo(1);
  }, [isComplete, isUnchosen, finish, session]);

  if (query.error && !data) return <FailureBanner query={query} title={intl.formatMessage(messages.loadFailed)} />;
  if (!data?.quote || isComplete) return <LoadingPayment />;
  return <Paying data={data} onBegin={setBegun} onPaid={finish} quote={data.quote} refetch={query.refetch} />;
}

/** The sign-up is complete: update the session and continue. */
function useFinish() {
  const { session } = useServices();
  const navigate = useNavigate();
  const isDone = useRef(false);
  return useCallback(
    (path: string) => {
      /* Only the first call counts: a concurrent refetch also finds the sign-up complete. */
      if (isDone.current) return;
      isDone.current = true;
      session.stepTo(null);
      void navigate(path, { replace: true });
    },
    [session, navigate],
  );
}

/**
 * The card gateway returns to /success, from where the guard of 001 section 2 redirects here while step 2 is open. A
 * payment made there is completed here.
 *
 * @param sessionId the session of the abandoned page; null if there was none
 * @returns whether this is being checked, and why it could not be
 */
function useReturnedCard(sessionId: string | null, onPaid: (path: string) => void) {
  const { clients } = useServices();
  const query = useQuery({
    ...stripeData(clients.product, sessionId ?? ''),
    enabled: sessionId !== null,
    refetchOnMount: 'always',
  });
  const { mutate, error } = useMutation(confirmStripePayment(clients.product));
  const isPaid = sessionId !== null && query.data?.gateway_status === 'paid';
  const confirm = useCallback(() => {
    if (isPaid) mutate(sessionId, { onSuccess: () => onPaid(`/success?session_id=${sessionId}`) });
  }, [isPaid, sessionId, mutate, onPaid]);
  useEffect(confirm, [confirm]);
  const unchecked: UncheckedProps | null = error ? { error, retry: confirm } : uncheckedIn(query);
  return { isChecking: query.isLoading || (isPaid && !error), unchecked };
}

interface PayingProps {
  data: RenewalData;
  quote: NonNullable<RenewalData['quote']>;
  /** Called with true when a payment starts, with false when starting failed or the user left its page. */
  onBegin(isBegun: boolean): void;
  onPaid(path: string): void;
  refetch(): Promise<{ data: RenewalData | undefined }>;
}

function Paying({ data, quote, onBegin, onPaid, refetch }: PayingProps) {
  const intl = useIntl();
  const { clients, session } = useServices();
  const seller = session.current();
  const [returned, setReturned] = useState(cardSessionOf(data.open_payment));
  const { isChecking, unchecked } = useReturnedCard(returned, onPaid);
  const { mutateAsync } = useMutation(signUpPayment(clients.product));
  const form = useForm<{ email: string; method: Method | '' }>({
    initial: { email: seller?.email ?? '', method: firstMethod(data.methods, data.open_payment?.method) },
    constraints: signUpPaymentBody,
  });
  /* Saves the chosen method. Card data is only typed on the gateway's page. */
  const draft = useFormDraft(form, 'sign-up-payment', { omit: ['email'] });
  const begin = async (request: Parameters<typeof mutateAsync>[0]) => {
    onBegin(true);
    try {
      const begun = await mutateAsync(request);
      /* The server has stored the choice now. */
      await draft.saved();
      return begun;
    } catch (error) {
      onBegin(false);
      throw error;
    }
  };
  const { pay, failure, leaving } = usePaying({
    begin,
    onBegun: ({ method }) => onPaid(method === 'bank_transfer' ? '/payment' : '/success'),
    onRejected: (errors) => {
      form.setErrors(errors);
      void refetch();
    },
    onReturn: () => {
      onBegin(false);
      void refetch().then(({ data: now }) => setReturned(cardSessionOf(now?.open_payment)));
    },
  });
  /* The chosen method may have become unavailable. */
  const method = firstMethod(data.methods, form.values.method || undefined);
  if (isChecking) return <LoadingPayment />;
  return (
    <Form
      aria-label={intl.formatMessage(messages.form)}
      form={form}
      onSubmit={({ email }) => method !== '' && pay({ email, method, total: quote.total })}
    >
      <Columns
        aside={
          <Stack gap={5}>
            <Prices
              actions={
                <Button
                  aria-label={intl.formatMessage(messages.changeServices)}
                  emphasis="quiet"
                  onClick={() => session.stepTo(1)}
                  size="small"
                >
                  {intl.formatMessage(messages.change)}
                </Button>
              }
              quote={quote}
            />
            <PayButton failure={failure} method={method} pending={form.pending || leaving} total={quote.total} />
          </Stack>
        }
      >
        <Stack gap={5}>
          <DraftNotice draft={draft} />
          <Unfinished payment={form.pending || leaving ? null : data.open_payment} unchecked={unchecked} />
          <MethodField {...form.field('method')} name="method" offers={data.methods} value={method} />
        </Stack>
      </Columns>
    </Form>
  );
}
