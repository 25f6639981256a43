import type { CustomOrderDetails } from '@smart-art/api-client/queries';
import type { TimelineStep } from '@smart-art/ui/timeline';
import type { IntlShape } from 'react-intl';
import { asOrder } from '../../../orders/as-order.ts';
import { type CustomOrderState, customStateMessages } from '../../../orders/custom-state.messages.ts';
import { primaryStepOf } from '../../../orders/steps.ts';
import { hintOf } from '../hint.ts';
import { turnOf } from '../order.messages.ts';
import { aheadMessages, waitingMessages } from '../waiting.messages.ts';
import { nextMessages as messages } from './custom.messages.ts';
import { nextWork } from './next.ts';
import { placeOf } from './state.ts';

/** The states of a custom order without exceptions; an auction is applied for first. */
const way: readonly CustomOrderState[] = [
  'placed',
  'auction_applied',
  'artist_accepted',
  'confirmed',
  'in_progress',
  'completed',
  'shipped',
  'delivered',
  'closed',
];

/** What a custom order waits for, and the following steps if all goes well. */
export function madeAheadOf(intl: IntlShape, made: CustomOrderDetails): TimelineStep[] {
  const place = placeOf(made);
  const order = asOrder(made);
  const lead = primaryStepOf(order);
  if (!place && !lead) return [];
  const next = nextWork(made);
  const step = lead && intl.formatMessage(turnOf(lead));
  const own = next && next !== 'choice' ? intl.formatMessage(messages.titles[next]) : undefined;
  const turn = step ?? own;
  const now: TimelineStep = {
    id: 'now',
    now: true,
    title: turn
      ? intl.formatMessage(aheadMessages.yourTurnTo, { step: turn })
      : intl.formatMessage(next ? messages.titles[next] : waitingMessages[made.status]),
    note: hintOf(intl, order),
  };
  if (!place) return [now];
  const after = way.slice(way.indexOf(place) + 1).filter((state) => state !== 'auction_applied' || made.auction);
  return [now, ...after.map((id) => ({ id, title: intl.formatMessage(customStateMessages[id]) }))];
}
