/** Notifies a seller of what others did with a crowdfunding request. */
import type { Queries } from '../db/database.ts';
import type { MessageKey, Wording } from '../messages/messages.ts';
import type { MailFact } from '../platform/mail-card.ts';
import { notifySeller as notify } from '../platform/notify-seller.ts';
import type { RequestRow } from './find.ts';
import { goalOf, requestCard } from './mail-card.ts';

export interface RequestNotification {
  message: Wording;
  /** What the mail says of it beside the request's goal. */
  facts?: readonly MailFact[];
  /** What the mail's button to the request says; `Open the request` when left out. */
  action?: MessageKey;
}

/** In the transaction of the change. @param request after the change */
export async function notifySeller(
  tx: Queries,
  request: RequestRow,
  { message, facts = [], action = 'mailOpenRequest' }: RequestNotification,
  now: Date,
): Promise<void> {
  const { id, seller_id, title } = request;
  await notify(tx, {
    sellerId: seller_id,
    kind: 'crowdfunding',
    type: 'Crowdfunding',
    subject: { key: 'crowdfundingSubject', values: { title } },
    message,
    card: await requestCard(tx, request, [...facts, ...goalOf(request)]),
    link: `/crowdfunding/view-info/${id}`,
    action,
    module: 'crowdfunding',
    now,
  });
}
