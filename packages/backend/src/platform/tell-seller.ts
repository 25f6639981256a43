/** Tells a seller what others did, and what time does: the bell always, a mail and their Slack channels as they chose. */
import { type NoticeChannels, type NoticeKind, noticeDefaults, personName } from '@smart-art/openapi/rules';
import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { client_settings, type NoticeChoices, users } from '../db/schema/index.ts';
import type { Language, MessageKey, Wording } from '../messages/messages.ts';
import type { NewMailCard } from './mail-card.ts';
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

/** By which ways beside the bell a seller is told of a kind. @param chosen null before they chose */
export const channelsOf = (chosen: NoticeChoices | null, kind: NoticeKind): NoticeChannels => ({
  ...noticeDefaults[kind],
  ...chosen?.[kind],
});

/** In the transaction in which it happens; in the language and the time zone that the seller has set. */
export async function tellSeller(tx: Queries, news: News): Promise<void> {
  const { sellerId, kind, type, message, link, now } = news;
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
    const { subject = subjects[kind], text = [message], card, action: label = 'mailSeeDetails' } = news;
    const name = personName(seller.firstname, seller.lastname);
    const told = { subject, name, text, card, action: { label, link }, isNotice: true };
    await enqueueMail(tx, { to: seller.email, ...reader, ...told, now });
  }
  if (slack) await enqueueSlack(tx, { sellerId, module: news.module, ...reader, wording: message, now });
}
