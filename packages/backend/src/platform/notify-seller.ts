/** Notifies a seller of others' actions and of due dates: always in the app, and by email and Slack as configured. */
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
  /** The notification setting that controls it. */
  kind: NoticeKind;
  /** Category in the notification list, such as `Crowdfunding`. */
  type: string;
  message: Wording;
  /** Subject of the email; by default the kind's. */
  subject?: Wording;
  /** Text of the email; by default the message. */
  text?: readonly Wording[];
  /** Card of the email, below its text. */
  card?: NewMailCard | undefined;
  /** Link target: a path of the app. */
  link: string;
  /** Label of the email's button; `See the details` by default. */
  action?: MessageKey;
  /** The Slack module it belongs to. */
  module: string;
  now: Date;
}

/** Default email subjects by kind. */
const subjects: Record<NoticeKind, Wording> = {
  orders: { key: 'noticeOrders' },
  deadlines: { key: 'noticeDeadlines' },
  exhibitions: { key: 'noticeExhibitions' },
  crowdfunding: { key: 'noticeCrowdfunding' },
  forum: { key: 'noticeForum' },
  referrals: { key: 'noticeReferrals' },
  payments: { key: 'noticePayments' },
};

/** The channels for one kind of notification, besides the in-app one. @param chosen null before they chose */
export const channelsOf = (chosen: NoticeChoices | null, kind: NoticeKind): NoticeChannels => ({
  ...noticeDefaults[kind],
  ...chosen?.[kind],
});

/** Call it in the transaction of the change; uses the seller's language and time zone. */
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
