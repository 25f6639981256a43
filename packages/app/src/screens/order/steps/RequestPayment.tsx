import { changeOrderStatus } from '@smart-art/api-client/queries';
import { changeOrderStatusBody as bounds } from '@smart-art/openapi/constraints';
import { orderLines } from '@smart-art/openapi/rules';
import { Button } from '@smart-art/ui/button';
import { useForm } from '@smart-art/ui/form';
import { InlineMessage } from '@smart-art/ui/inline-message';
import { formatMoney } from '@smart-art/ui/money';
import { MoneyField } from '@smart-art/ui/money-field';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useFormDraft } from '../../../drafts/use-form-draft.ts';
import { reasonText } from '../../../orders/reason-text.ts';
import { stepMessages } from '../../../orders/step.messages.ts';
import { useServices } from '../../../services/services.ts';
import { StepForm } from '../../../steps/StepForm.tsx';
import { useSyncPristineForm } from '../../../steps/use-sync-pristine-form.ts';
import { stepsMessages as messages } from './steps.messages.ts';
import { type StepFormProps, useTaking } from './useTaking.ts';

type Order = StepFormProps['order'];
type Charge = NonNullable<Order['amounts']['delivery_charge']>;

interface Charges {
  delivery_charge: Charge | null;
  insurance_charge: Charge | null;
}

const chargesOf = ({ amounts: { delivery_charge, insurance_charge } }: Order): Charges => ({
  delivery_charge,
  insurance_charge,
});

const constraints = {
  delivery_charge: { ...bounds.delivery_charge, required: true },
  insurance_charge: { ...bounds.insurance_charge, required: true },
} as const;

/** The total the buyer would pay with these charges, by the backend's rule; null while one is missing. */
function totalWith(order: Order, { delivery_charge, insurance_charge }: Charges): Charge | null {
  if (!delivery_charge || !insurance_charge) return null;
  const { price, deposit } = order.amounts;
  try {
    return orderLines({
      unitPrice: price,
      units: 1,
      eventDiscountPercent: order.event_discount_status === 'accepted' ? order.event_discount_percent : 0,
      serviceChargePercent: order.service_charge_percent,
      taxPercent: order.tax_percent,
      deliveryCharge: delivery_charge,
      insuranceCharge: insurance_charge,
      deposit,
    }).total;
  } catch {
    /* An incomplete amount counts as none. */
    return null;
  }
}

/** Sets the delivery and insurance charges and requests the payment (000 section 4): the charges are saved first. */
export function RequestPayment(props: StepFormProps) {
  const { order } = props;
  const intl = useIntl();
  const { clients } = useServices();
  const { amounts } = order;
  const { currency } = amounts.price;
  const form = useForm<Charges>({
    initial: chargesOf(order),
    constraints,
    messages: {
      delivery_charge: { required: intl.formatMessage(messages.deliveryMissing) },
      insurance_charge: { required: intl.formatMessage(messages.insuranceMissing) },
    },
  });
  const draft = useFormDraft(form, `order-charges-${order.id}`);
  const { take, failure } = useTaking(props, { draft, initialOf: chargesOf });
  useSyncPristineForm(form, chargesOf(order));
  const { mutateAsync: change } = useMutation(changeOrderStatus(clients.product));

  const send = (status: 'Payment Requested' | 'Purchase Request') => async (charges: Charges) => {
    const { delivery_charge, insurance_charge } = charges;
    if (!delivery_charge || !insurance_charge) return;
    const body = { order_id: order.id, status, delivery_charge, insurance_charge };
    await take(form, body, (controls) => change({ body, ...controls }));
  };

  /* Missing charges are no obstacle: this form sets them. */
  const obstacle = order.available_actions.find(({ action }) => action === 'request_payment')?.reason;
  const closed = obstacle && obstacle.code !== 'charges_missing' ? obstacle : null;
  const total = totalWith(order, form.values);
  const request = total
    ? intl.formatMessage(messages.requestTotal, {
        total: formatMoney(total.amount, currency, intl.locale),
        buyer: order.buyer.name,
      })
    : intl.formatMessage(stepMessages.request_payment);
  const save = intl.formatMessage(stepMessages.set_charges);
  return (
    <StepForm
      also={
        !closed && (
          <Button
            emphasis="quiet"
            fullWidth
            onClick={() => void form.submit(send('Purchase Request'))}
            pending={form.pending}
          >
            {save}
          </Button>
        )
      }
      draft={draft}
      failure={failure}
      form={form}
      onSubmit={send(closed ? 'Purchase Request' : 'Payment Requested')}
      submit={closed ? save : request}
    >
      <MoneyField
        currencies={[currency]}
        label={intl.formatMessage(messages.delivery)}
        {...form.field('delivery_charge')}
      />
      <MoneyField
        currencies={[currency]}
        label={intl.formatMessage(messages.insurance)}
        {...form.field('insurance_charge')}
      />
      {closed && <InlineMessage tone="info">{reasonText(intl, closed)}</InlineMessage>}
    </StepForm>
  );
}
