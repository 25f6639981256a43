/** Notifies a seller of others' actions on a crowdfunding request. */
import type { Queries } from '../db/database.ts';
import type { MessageKey, Wording } from '../messages/messages.ts';
import type { MailFact } from '../platform/mail-card.ts';
import { notifySeller as notify } from '../platform/notify-seller.ts';
import type { RequestRow } from './find.ts';
import { goalOf, requestCard } from './mail-card.ts';

export interface RequestNotification {
  message: Wording;
  /** Facts in the email besides the request's goal. */
  facts?: readonly MailFact[];
  /** Label of the email's button to the request; `Open the request` by default. */
  action?: MessageKey;
}

/** Call it in the transaction of the change. @param request after the change */
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
