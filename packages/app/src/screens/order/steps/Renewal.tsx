import { setRentRenewal } from '@smart-art/api-client/queries';
import { Stack } from '@smart-art/ui/stack';
import { Switch } from '@smart-art/ui/switch';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { stepMessages } from '../../../orders/step.messages.ts';
import { useServices } from '../../../services/services.ts';
import { NotTaken } from '../../../steps/NotTaken.tsx';
import { stepsMessages as messages } from './steps.messages.ts';
import { type StepFormProps, useTaking } from './useTaking.ts';

/** Allows or stops renewal of a rental by its buyer (001 section 1). Takes effect at once. */
export function Renewal(props: StepFormProps) {
  const { order } = props;
  const intl = useIntl();
  const { clients } = useServices();
  const { take, failure } = useTaking(props);
  const { mutateAsync: set, isPending, variables } = useMutation(setRentRenewal(clients.product));
  const isOn = order.rent?.renewal ?? false;
  const turn = (renewal: boolean) => {
    if (isPending) return;
    const body = { order_id: order.id, renewal };
    /* The version distinguishes repeated switches, so that each has its own idempotency key. */
    const intent = { body, version: order.version };
    void take({ setErrors: () => {}, values: body }, intent, (controls) => set({ body, ...controls }));
  };
  return (
    <Stack gap={3}>
      <NotTaken failure={failure} />
      <Switch
        description={intl.formatMessage(messages.renewalHelp)}
        label={intl.formatMessage(stepMessages.set_rent_renewal)}
        name="renewal"
        onChange={turn}
        value={isPending ? variables.body.renewal : isOn}
      />
    </Stack>
  );
}
