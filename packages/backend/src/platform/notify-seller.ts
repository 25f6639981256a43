/** Notifies a seller of what others did or what became due: always in the bell, by mail and Slack as they chose. */
import { type NoticeChannels, type NoticeKind, noticeDefaults, personName } from '@smart-art/openapi/rules';
import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { client_settings, type NoticeChoices, users } from '../db/schema/index.ts';
import type { Language, MessageKey, Wording } from '../messages/messages.ts';
import type { NewMailCard } from './mail-card.ts';
import { notify } from './notify.ts';
import { enqueueMail, enqueueSlack } from './outbox.ts';

export interface SellerNotification {
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
  /** What the mail shows below its text. */
  card?: NewMailCard | undefined;
  /** Where in the app it leads: a path. */
  link: string;
  /** What the mail's button to it says; `See the details` when left out. */
  action?: MessageKey;
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

/** The channels, besides the bell, for one kind of notification. @param chosen null before they chose */
export const channelsOf = (chosen: NoticeChoices | null, kind: NoticeKind): NoticeChannels => ({
  ...noticeDefaults[kind],
  ...chosen?.[kind],
});

/** In the transaction of the change; in the language and the time zone that the seller has set. */
export async function notifySeller(tx: Queries, notification: SellerNotification): Promise<void> {
  const { sellerId, kind, type, message, link, now } = notification;
  await notify(tx, { userId: sellerId, type, message, link, now });
  const [seller] = await tx
    .select({
      email: users.email,
      firstname: users.firstname,
      lastname: users.lastname,
      language: sql<Language>`coalesce(${client_settings.language}, ${users.language})`,
      timeZone: client_settings.time_zone,
      notices: client_settings.notices,
    })
    .from(users)
    .leftJoin(client_settings, eq(client_settings.user_id, users.id))
    .where(eq(users.id, sellerId));
  if (!seller) return;
  const reader = { language: seller.language, timeZone: seller.timeZone ?? undefined };
  const { mail, slack } = channelsOf(seller.notices, kind);
  if (mail) {
    const { subject = subjects[kind], text = [message], card, action: label = 'mailSeeDetails' } = notification;
    const name = personName(seller.firstname, seller.lastname);
    const content = { subject, name, text, card, action: { label, link }, isNotice: true };
    await enqueueMail(tx, { to: seller.email, ...reader, ...content, now });
  }
  if (slack) await enqueueSlack(tx, { sellerId, module: notification.module, ...reader, wording: message, now });
}
