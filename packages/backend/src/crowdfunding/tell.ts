/** Tells a seller what others did with a crowdfunding request. */
import type { Queries } from '../db/database.ts';
import type { Wording } from '../messages/messages.ts';
import { tellSeller as tell } from '../platform/tell-seller.ts';
import type { RequestRow } from './find.ts';

/** In the transaction in which it happens. */
export const tellSeller = (tx: Queries, { id, seller_id, title }: RequestRow, message: Wording, now: Date) =>
  tell(tx, {
    sellerId: seller_id,
    kind: 'crowdfunding',
    type: 'Crowdfunding',
    subject: { key: 'crowdfundingSubject', values: { title } },
    message,
    link: `/crowdfunding/view-info/${id}`,
    module: 'crowdfunding',
    now,
  });
