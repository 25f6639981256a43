import { getCustomOrder, getOrder, type OrderDetails } from '@smart-art/api-client/queries';
import type { OrderStep } from '../../../orders/steps.ts';
import { useServices } from '../../../services/services.ts';
import { type StepOptions, useStep } from '../../../steps/use-step.ts';

/** What each form of a step is given. */
export interface StepFormProps {
  order: OrderDetails;
  step: OrderStep;
  /** The step is taken, and what is shown is the order after it. */
  onDone: () => void;
}

/** Takes a step of an order. A custom order stands in an answer of its own, with its pieces. */
export function useTaking(
  { order, step, onDone }: StepFormProps,
  options: Pick<StepOptions<OrderDetails>, 'draft' | 'initialOf'> = {},
) {
  const { clients } = useServices();
  const isCustom = order.kind === 'custom';
  const { queryKey } = isCustom ? getCustomOrder(clients.product, order.id) : getOrder(clients.product, order.id);
  return useStep({ of: order, queryKey, isAnswered: !isCustom, step, onDone, ...options });
}
