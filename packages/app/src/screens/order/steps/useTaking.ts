import { getCustomOrder, getOrder, type OrderDetails } from '@smart-art/api-client/queries';
import type { OrderStep } from '../../../orders/steps.ts';
import { useServices } from '../../../services/services.ts';
import { type StepOptions, useStep } from '../../../steps/use-step.ts';

/** Props of each step's form. */
export interface StepFormProps {
  order: OrderDetails;
  step: OrderStep;
  /** Called after the step succeeded, with the order refreshed. */
  onDone: () => void;
}

/** Takes a step of an order. Custom orders have their own query, which includes the pieces. */
export function useTaking(
  { order, step, onDone }: StepFormProps,
  options: Pick<StepOptions<OrderDetails>, 'draft' | 'initialOf'> = {},
) {
  const { clients } = useServices();
  const isCustom = order.kind === 'custom';
  const { queryKey } = isCustom ? getCustomOrder(clients.product, order.id) : getOrder(clients.product, order.id);
  return useStep({ of: order, queryKey, isAnswered: !isCustom, step, onDone, ...options });
}
