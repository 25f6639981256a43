/** Transition table of an order to buy. */
import { orderStatuses } from '../db/schema/index.ts';
import { deadline, type OrderFacts, type OrderStatus, stepsToDelivery } from './order-steps.ts';
import { defineProcess } from './process.ts';

export const buy = defineProcess<OrderStatus, OrderFacts>({
  kind: 'buy',
  title: 'Order to buy',
  source:
    '000 section 4: statuses and seller actions; 001 sections 4, 5 and 9: prerequisites and deadlines. Returns have their own table, which moves the order out of Return Request.',
  states: orderStatuses,
  initial: 'Purchase Request',
  transitions: [
    ...stepsToDelivery,
    {
      action: 'request_return',
      by: 'buyer',
      from: ['Delivered'],
      to: 'Return Request',
      guards: [
        // The deadline is inclusive (001 section 9).
        function returnInTime({ returnUntil }, now) {
          return returnUntil && now > returnUntil
            ? { code: 'return_window_closed', values: deadline(returnUntil) }
            : null;
        },
      ],
    },
    { action: 'keep_after_rejected_return', by: 'system', from: ['Return Request'], to: 'Delivered' },
    { action: 'close_after_return', by: 'system', from: ['Return Request'], to: 'Closed' },
    {
      action: 'close',
      by: 'system',
      from: ['Delivered'],
      to: 'Closed',
      guards: [
        function returnWindowOver({ returnUntil }, now) {
          return returnUntil && now > returnUntil ? null : { code: 'return_window_open', values: {} };
        },
      ],
    },
  ],
});
