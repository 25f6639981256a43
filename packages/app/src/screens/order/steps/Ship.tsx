import { shipOrder } from '@smart-art/api-client/queries';
import { shipOrderBody } from '@smart-art/openapi/constraints';
import { useForm } from '@smart-art/ui/form';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useFormDraft } from '../../../drafts/use-form-draft.ts';
import { stepMessages } from '../../../orders/step.messages.ts';
import { type Tracking, TrackingFields, trackingErrorMessages, trackingOf } from '../../../orders/TrackingFields.tsx';
import { useServices } from '../../../services/services.ts';
import { StepForm } from '../../../steps/StepForm.tsx';
import { useSyncPristineForm } from '../../../steps/use-sync-pristine-form.ts';
import { type StepFormProps, useTaking } from './useTaking.ts';

const { order_id: _, ...constraints } = shipOrderBody;

/** Records or corrects how an order is shipped (000 section 4). */
export function Ship(props: StepFormProps) {
  const { order, step } = props;
  const intl = useIntl();
  const initialOf = ({ shipment }: StepFormProps['order']) => trackingOf(shipment, intl.timeZone);
  const { clients } = useServices();
  const form = useForm<Tracking>({ initial: initialOf(order), constraints, messages: trackingErrorMessages(intl) });
  const draft = useFormDraft(form, `order-${step}-${order.id}`);
  const { take, failure } = useTaking(props, { draft, initialOf });
  useSyncPristineForm(form, initialOf(order));
  const { mutateAsync: ship } = useMutation(shipOrder(clients.product));
  const submit = async ({ tracking_date, ...rest }: Tracking) => {
    if (!tracking_date) return;
    const body = { order_id: order.id, tracking_date, ...rest };
    await take(form, body, (controls) => ship({ body, ...controls }));
  };
  return (
    <StepForm
      draft={draft}
      failure={failure}
      form={form}
      onSubmit={submit}
      submit={intl.formatMessage(stepMessages[step])}
    >
      <TrackingFields form={form} since={order.created_at} />
    </StepForm>
  );
}
