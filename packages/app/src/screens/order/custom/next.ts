import type { CustomOrderDetails } from '@smart-art/api-client/queries';
import { customTasks } from '@smart-art/openapi/processes';
import type { IntlShape } from 'react-intl';
import type { CustomOrderState } from '../../../orders/custom-state.messages.ts';
import type { StepsProps } from '../Steps.tsx';
import { nextMessages as messages } from './custom.messages.ts';
import { placeOf } from './state.ts';

type Task = (typeof customTasks)[keyof typeof customTasks];
const tasks: Partial<Record<CustomOrderState, Task>> = customTasks;

/** What a custom order waits for, as it is called here. */
type NextWork = keyof typeof messages.titles;

const works: Record<Task, NextWork> = {
  answer: 'offer',
  begin: 'work',
  make: 'work',
  ship: 'ship',
  confirm_delivery: 'arrival',
};

/**
 * What a custom order waits for where nothing of the order itself is to be done: the seller's work with the pieces, as
 * the transition table says, or the buyer's choice; undefined where its status says it.
 */
export function nextWork(made: Pick<CustomOrderDetails, 'status' | 'stage' | 'needs_me'>): NextWork | undefined {
  const place = placeOf(made);
  if (place === 'auction_applied') return 'choice';
  const task = made.needs_me && place ? tasks[place] : undefined;
  return task && works[task];
}

/** The same for Steps: its words, and which steps are taken with the pieces and not beside them. */
export function nextOf(intl: IntlShape, order: CustomOrderDetails): StepsProps['idle'] {
  const what = nextWork(order);
  if (!what) return undefined;
  return {
    title: intl.formatMessage(messages.titles[what]),
    text: intl.formatMessage(messages.texts[what], { buyer: order.buyer.name }),
    ...(what === 'offer' && { elsewhere: ['accept', 'apply_for_auction'] as const }),
  };
}
