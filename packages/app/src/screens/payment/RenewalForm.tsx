import { type RenewPaymentBody, renewPayment, type siteSettings } from '@smart-art/api-client/queries';
import { renewPaymentBody } from '@smart-art/openapi/constraints';
import { quoteOf } from '@smart-art/openapi/rules';
import { Banner } from '@smart-art/ui/banner';
import { LinkButton } from '@smart-art/ui/button';
import { Columns } from '@smart-art/ui/columns';
import { Form, useForm } from '@smart-art/ui/form';
import { Stack } from '@smart-art/ui/stack';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { DraftNotice } from '../../drafts/DraftNotice.tsx';
import { useFormDraft } from '../../drafts/use-form-draft.ts';
import { useSeller, useServices } from '../../services/services.ts';
import { ResultBody } from '../payment-result/ResultBody.tsx';
import { firstMethod, type Method, MethodField } from './MethodField.tsx';
import { PayButton } from './PayButton.tsx';
import { Prices } from './Prices.tsx';
import { paymentMessages } from './payment.messages.ts';
import { renewalMessages as messages } from './renewal.messages.ts';
import { ServiceFields } from './ServiceFields.tsx';
import { firstChoice, plansOf, selectionOf, sizesOf, stillPossible } from './services.ts';
import type { UncheckedProps } from './Unchecked.tsx';
import { Unfinished } from './Unfinished.tsx';
import { usePaying } from './usePaying.ts';
import { cardSessionOf, type RenewalData } from './useRenewalData.ts';

export interface RenewalFormProps {
  data: RenewalData;
  settings: NonNullable<Awaited<ReturnType<NonNullable<ReturnType<typeof siteSettings>['queryFn']>>>>;
  refetch(): Promise<{ data: RenewalData | undefined }>;
  /** Called when the Back button restores this form; with the session of the open card payment. */
  onReturn(sessionId: string | null): void;
  /** The abandoned card page may have been paid; the gateway could not be reached. */
  unchecked: UncheckedProps | null;
}

interface Values extends Pick<RenewPaymentBody, 'email' | 'services'> {
  method: Method | '';
}

/** What to renew, what it costs, and how it is paid. */
export function RenewalForm({ data, settings, refetch, onReturn, unchecked }: RenewalFormProps) {
  const intl = useIntl();
  const { clients } = useServices();
  const seller = useSeller();
  const navigate = useNavigate();
  const { mutateAsync, data: answer } = useMutation(renewPayment(clients.product));
  const { open_payment: openPayment } = data;
  const first = firstChoice(data, settings, openPayment?.purpose === 'renewal' ? openPayment.services : null);
  const form = useForm<Values>({
    initial: {
      email: seller?.email ?? '',
      services: first,
      method: firstMethod(data.methods, openPayment?.status === 'open' ? openPayment.method : undefined),
    },
    constraints: renewPaymentBody,
  });
  /* Saves the choice of services and method. Card data is only typed on the gateway's page. */
  const draft = useFormDraft(form, 'payment-renew', { omit: ['email'] });
  const begin = async (request: Parameters<typeof mutateAsync>[0]) => {
    const begun = await mutateAsync(request);
    /* The server has stored the choice now. */
    await draft.saved();
    return begun;
  };
  const { pay, failure, leaving } = usePaying<RenewPaymentBody>({
    begin,
    onBegun: ({ status }) => {
      if (status === 'awaiting_transfer') void navigate('/payment');
    },
    onRejected: (errors) => {
      form.setErrors(errors);
      void refetch();
    },
    onReturn: () => void refetch().then(({ data: now }) => onReturn(cardSessionOf(now?.open_payment))),
  });
  /* Free services are completed at once. */
  if (answer?.data.status === 'paid')
    return <ResultBody purpose="renewal" result={{ state: 'paid', payment: answer.data }} />;

  const method = firstMethod(data.methods, form.values.method || undefined);
  const chosen = stillPossible(form.values.services, first, data, settings);
  const services = selectionOf(chosen);
  const quote = quoteOf(services, settings, data.term);
  /* A payment that is just starting is not an unfinished one. */
  const shown = form.pending || leaving ? null : openPayment;
  return (
    <Form
      aria-label={intl.formatMessage(messages.form)}
      form={form}
      onSubmit={({ email }) => method !== '' && pay({ email, method, services, total: quote.total })}
    >
      <Columns
        aside={
          <Stack gap={5}>
            <Prices quote={quote} />
            <PayButton failure={failure} method={method} pending={form.pending || leaving} total={quote.total} />
          </Stack>
        }
        stickyAside
      >
        <Stack gap={8}>
          <DraftNotice draft={draft} />
          <Unfinished payment={shown} unchecked={unchecked} />
          {shown?.status === 'awaiting_transfer' && (
            <Banner
              action={
                <LinkButton href="/payment" size="small">
                  {intl.formatMessage(paymentMessages.payByTransfer)}
                </LinkButton>
              }
              title={intl.formatMessage(messages.awaited)}
              tone="info"
            >
              {intl.formatMessage(messages.awaitedHelp)}
            </Banner>
          )}
          <ServiceFields
            errors={form.errors}
            freeGigabytes={settings.free_quota_gb}
            onChange={(change) => form.set('services', { ...chosen, ...change })}
            plans={plansOf(data)}
            sizes={sizesOf(data, settings)}
            value={chosen}
          />
          <MethodField {...form.field('method')} name="method" offers={data.methods} value={method} />
        </Stack>
      </Columns>
    </Form>
  );
}
