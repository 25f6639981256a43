/** Tells a seller what others did, and what time does: the bell always, a mail and their Slack channels as they chose. */
import { type NoticeChannels, type NoticeKind, noticeDefaults } from '@smart-art/openapi/rules';
import { eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { client_settings, type NoticeChoices, users } from '../db/schema/index.ts';
import type { Wording } from '../messages/messages.ts';
import { notify } from './notify.ts';
import { enqueueMail, enqueueSlack } from './outbox.ts';

export interface News {
  sellerId: string;
  /** Which of the seller's choices it falls under. */
  kind: NoticeKind;
  /** What it is about, as the bell sorts it, such as `Crowdfunding`. */
  type: string;
  message: Wording;
  /** The mail's; what the kind is called when left out. */
  subject?: Wording;
  /** The mail's; the message when left out. */
  text?: readonly Wording[];
  /** Where in the app it leads: a path. */
  link: string;
  /** The same as an absolute address, below the mail. */
  mailLink?: string;
  /** The Slack module it belongs to. */
  module: string;
  now: Date;
}

/** What mails of a kind are called that have no name of their own. */
const subjects: Record<NoticeKind, Wording> = {
  orders: { key: 'noticeOrders' },
  deadlines: { key: 'noticeDeadlines' },
  exhibitions: { key: 'noticeExhibitions' },
  crowdfunding: { key: 'noticeCrowdfunding' },
  forum: { key: 'noticeForum' },
  referrals: { key: 'noticeReferrals' },
  payments: { key: 'noticePayments' },
};

/** By which ways beside the bell a seller is told of a kind. @param chosen null before they chose */
export const channelsOf = (chosen: NoticeChoices | null, kind: NoticeKind): NoticeChannels => ({
  ...noticeDefaults[kind],
  ...chosen?.[kind],
});

/** In the transaction in which it happens; in the language and the time zone that the seller has set. */
export async function tellSeller(tx: Queries, news: News): Promise<void> {
  const { sellerId, kind, type, message, subject = subjects[kind], text = [message], link, mailLink, now } = news;
  await notify(tx, { userId: sellerId, type, message, link, now });
  const [seller] = await tx
    .select({
      email: users.email,
      language: client_settings.language,
      timeZone: client_settings.time_zone,
      notices: client_settings.notices,
    })
    .from(users)
    .leftJoin(client_settings, eq(client_settings.user_id, users.id))
    .where(eq(users.id, sellerId));
  if (!seller) return;
  const reader = { language: seller.language ?? 'en', timeZone: seller.timeZone ?? undefined };
  const { mail, slack } = channelsOf(seller.notices, kind);
  if (mail)
    await enqueueMail(tx, { to: seller.email, ...reader, subject, text, ...(mailLink && { link: mailLink }), now });
  if (slack) await enqueueSlack(tx, { sellerId, module: news.module, ...reader, wording: message, now });
}
