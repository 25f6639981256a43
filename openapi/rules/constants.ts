/**
 * The business constants of both documents (000 section 9; 001 section 9), each named once. Durations are milliseconds,
 * sizes bytes. What the house sets for itself (service charge, rates, fees) is no constant: it is a site setting.
 */

const second = 1000;
const day = 86_400_000;
const megabyte = 1024 * 1024;

/** A return may be asked for so long after delivery (001 section 9); the house can set it otherwise. */
export const returnWindowDays = 7;

/** A bank transfer is to arrive within this time (001 section 9); a place at an exhibition is held as long for its fee. */
export const bankTransferWindow = 10 * day;

/** A parcel is announced at most so many days ahead; ours, the documents name no time. */
export const trackingHorizonDays = 60;

/** The organiser edits or deletes an exhibition until so many days before it (001 sections 6 and 9). */
export const exhibitionChangeDays = 10;

/** An attendee cancels until so many days before the exhibition (001 sections 6 and 9). */
export const attendeeCancelDays = 3;

/** Deducted from what a crowdfunding request receives (001 section 9). */
export const crowdfundingHandlingPercent = 15;

/** Of the buyer's sale cost of a crowdfunded piece (001 section 9). */
export const crowdfundingSalePercent = 30;

/** Event gift discount (001 section 9). */
export const eventDiscountPercent = 10;

/** A published work stays on the platform for at least this many months (001 section 9). */
export const publicationMonths = 12;

/**
 * Header, profile, notifications and agreement are asked for again so often, and the contact form's countries until they
 * are there (000 section 9; 001 sections 2 and 9).
 */
export const pollInterval = 1 * second;

/** An alert stays so long (000 section 9; 001 section 9). */
export const alertDuration = 5 * second;

/** A sent contact message stays on view so long before its form is empty again (001 sections 4 and 9). */
export const contactResetDelay = 1 * second;

/** The language of a person who asks for none that is offered (000 sections 5 and 9; 001 section 9). */
export const defaultLocale = 'en';

/** The languages offered (001 section 1). */
export const locales = ['en', 'ja'] as const;

/** What amounts are in where nothing else is set (001 sections 3 and 9). */
export const defaultCurrency = 'USD';

/** Users on a page where the caller does not say (000 sections 7 and 9). */
export const usersPageSize = 1000;

/** The status of feedback that visitors see (000 sections 3 and 9). */
export const publishedFeedbackStatus = 1;

/** Stars of a feedback (001 section 9). */
export const starRating = { least: 1, most: 5 } as const;

/** Letters of an email address's top-level domain (001 sections 5 and 9). */
export const topLevelDomainLength = { least: 2, most: 24 } as const;

/** (001 sections 5 and 9.) */
export const minimumPasswordLength = 6;

/** A file must be smaller than this; the passbook's value is not in the documents and is ours (001 sections 5 and 9). */
export const uploadBounds = {
  attachment: 6 * megabyte,
  document: 10 * megabyte,
  smallImage: 2 * megabyte,
  passbook: 2 * megabyte,
} as const;

/**
 * The carousels (000 section 9; 001 section 9); widths in pixels. The defaults of the library that the documents name
 * (0.5 s, 250 ms scroll-lock) have no place: ours scroll natively.
 */
export const carousels = {
  gallery: { breakpoints: [775, 1024, 1440, 2560], slides: [1, 2, 3, 4, 4] },
  feedback: { visible: 2, scroll: 1, autoplay: 3 * second, breakpoints: { 1024: 2, 768: 1, 480: 1 } },
} as const;

/** The sidebar starts expanded (001 sections 2 and 9). */
export const sidebar = { widthPercent: 20, widthPercentOnWideScreens: 15, collapsedWidth: '4rem' } as const;

/** The header of every request that names the product, and the kind of client (000 section 7; 001 section 1). */
export const productCode = 'SMART-ART' as const;
export const clientType = 'art-client';

/** An invitation can be followed for so long; ours, the documents name no time. */
export const referralLife = 30 * day;

/** Reminders of one invitation: at most one within the pause, and so many in all; ours. */
export const referralReminders = { pause: day, atMost: 3 };

/** Invitations a seller sends within 24 hours: mail in the house's name is not to be had without end; ours. */
export const referralsADay = 50;

/** Posts somebody writes within an hour, and forums opened within 24 hours; ours. */
export const forumPostsAnHour = 60;
export const forumsADay = 20;

/** By which ways a seller is told of something beside the bell, which always tells. */
export interface NoticeChannels {
  mail: boolean;
  /** Where the seller's channels have the module, and Slack is paid for and switched on (000 section 3, is_slack). */
  slack: boolean;
}

/** The kinds of news that a seller chooses for. */
export type NoticeKind = 'orders' | 'deadlines' | 'exhibitions' | 'crowdfunding' | 'forum' | 'referrals' | 'payments';

/** What a seller is told by what before they choose; ours. In the order of the screen. */
export const noticeDefaults: Readonly<Record<NoticeKind, NoticeChannels>> = {
  orders: { mail: true, slack: true },
  deadlines: { mail: true, slack: true },
  exhibitions: { mail: false, slack: true },
  crowdfunding: { mail: true, slack: true },
  forum: { mail: false, slack: true },
  referrals: { mail: false, slack: true },
  payments: { mail: true, slack: false },
};

export const noticeKinds = Object.keys(noticeDefaults) as NoticeKind[];

/**
 * Whole days before a deadline of an order at which its seller is reminded: its payment, the return window, the end of a
 * rent (001 section 9 names a reminder time without a value; these are ours). The marketplace can set others.
 */
export const orderReminderDays = { payment: 2, return: 2, lease: 7 } as const;

/** Days from when a buyer can no longer get money back until it is due to its seller; ours. The marketplace can set others. */
export const payoutDays = 7;

/** The month, 1 to 12, in which the financial year starts until the marketplace sets another (001 section 9); ours. */
export const financialYearStartMonth = 4;

/**
 * What the photographs of a work take of the disk quota, for estimates: two of twelve megapixels, in the sizes that are
 * stored; ours.
 */
export const typicalWorkBytes = 10 * megabyte;

/** What is searched for has at most so many characters; longer texts find nothing. */
export const longestSearch = 200;

/** Of the name of a photograph so many characters are kept: those at its end, where its kind stands. */
export const longestFileName = 200;
