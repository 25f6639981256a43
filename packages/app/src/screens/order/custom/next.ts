import type { CustomOrderDetails } from '@smart-art/api-client/queries';
import { customTasks } from '@smart-art/openapi/processes';
import type { IntlShape } from 'react-intl';
import type { CustomOrderState } from '../../../orders/custom-state.messages.ts';
import type { StepsProps } from '../Steps.tsx';
import { nextMessages as messages } from './custom.messages.ts';
import { placeOf } from './state.ts';

type Task = (typeof customTasks)[keyof typeof customTasks];
const tasks: Partial<Record<CustomOrderState, Task>> = customTasks;

/** The next step of a custom order, by message key. */
type NextWork = keyof typeof messages.titles;

const works: Record<Task, NextWork> = {
  answer: 'offer',
  begin: 'work',
  make: 'work',
  ship: 'ship',
  confirm_delivery: 'arrival',
};

/**
 * The next step of a custom order when the order itself needs no action: the seller's work on the pieces, by the
 * transition table, or the buyer's choice; undefined if the status already says it.
 */
export function nextWork(made: Pick<CustomOrderDetails, 'status' | 'stage' | 'needs_me'>): NextWork | undefined {
  const place = placeOf(made);
  if (place === 'auction_applied') return 'choice';
  const task = made.needs_me && place ? tasks[place] : undefined;
  return task && works[task];
}

/** The same for Steps: its texts, and the steps that are taken with the pieces. */
export function nextOf(intl: IntlShape, order: CustomOrderDetails): StepsProps['idle'] {
  const what = nextWork(order);
  if (!what) return undefined;
  return {
    title: intl.formatMessage(messages.titles[what]),
    text: intl.formatMessage(messages.texts[what], { buyer: order.buyer.name }),
    ...(what === 'offer' && { elsewhere: ['accept', 'apply_for_auction'] as const }),
  };
}
