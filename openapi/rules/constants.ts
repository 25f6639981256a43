/**
 * All business constants of the specification (000 section 9; 001 section 9). Durations are milliseconds, sizes bytes.
 * Values the operator can change (service charge, rates, fees) are site settings instead.
 */

const second = 1000;
const day = 86_400_000;
const megabyte = 1024 * 1024;

/** Default period for returns after delivery (001 section 9); the operator can change it. */
export const returnWindowDays = 7;

/** Time for a bank transfer to arrive (001 section 9), also for an exhibition fee. */
export const bankTransferWindow = 10 * day;

/** A parcel can be announced at most this many days ahead; our choice, not in the specification. */
export const trackingHorizonDays = 60;

/** The organiser can edit or delete an exhibition until this many days before it (001 sections 6 and 9). */
export const exhibitionChangeDays = 10;

/** An attendee can cancel until this many days before the exhibition (001 sections 6 and 9). */
export const attendeeCancelDays = 3;

/** Percentage deducted from donations to a crowdfunding request (001 section 9). */
export const crowdfundingHandlingPercent = 15;

/** Percentage of the buyer's sale cost of a crowdfunded piece (001 section 9). */
export const crowdfundingSalePercent = 30;

/** Event gift discount (001 section 9). */
export const eventDiscountPercent = 10;

/** A published work stays on the platform for at least this many months (001 section 9). */
export const publicationMonths = 12;

/**
 * Poll interval of header, profile, notifications and agreement, and of the contact form's countries until they are
 * loaded (000 section 9; 001 sections 2 and 9).
 */
export const pollInterval = 1 * second;

/** How long an alert is shown (000 section 9; 001 section 9). */
export const alertDuration = 5 * second;

/** How long a sent contact message is shown before the form is reset (001 sections 4 and 9). */
export const contactResetDelay = 1 * second;

/** Fallback language (000 sections 5 and 9; 001 section 9). */
export const defaultLocale = 'en';

/** The supported languages (001 section 1). */
export const locales = ['en', 'ja'] as const;

/** Default currency (001 sections 3 and 9). */
export const defaultCurrency = 'USD';

/** Default page size of users (000 sections 7 and 9). */
export const usersPageSize = 1000;

/** Status of published feedback (000 sections 3 and 9). */
export const publishedFeedbackStatus = 1;

/** Range of stars in feedback (001 section 9). */
export const starRating = { least: 1, most: 5 } as const;

/** Length of an email address's top-level domain (001 sections 5 and 9). */
export const topLevelDomainLength = { least: 2, most: 24 } as const;

/** (001 sections 5 and 9.) */
export const minimumPasswordLength = 6;

/**
 * Exclusive upper bounds of file sizes; the passbook's is our choice, not in the specification (001 sections 5 and 9).
 */
export const uploadBounds = {
  attachment: 6 * megabyte,
  document: 10 * megabyte,
  smallImage: 2 * megabyte,
  passbook: 2 * megabyte,
} as const;

/**
 * The carousels (000 section 9; 001 section 9); widths in pixels. The specified library defaults (0.5 s, 250 ms
 * scroll-lock) do not apply, because ours scroll natively.
 */
export const carousels = {
  gallery: { breakpoints: [775, 1024, 1440, 2560], slides: [1, 2, 3, 4, 4] },
  feedback: { visible: 2, scroll: 1, autoplay: 3 * second, breakpoints: { 1024: 2, 768: 1, 480: 1 } },
} as const;

/** The sidebar starts expanded (001 sections 2 and 9). */
export const sidebar = { widthPercent: 20, widthPercentOnWideScreens: 15, collapsedWidth: '4rem' } as const;

/** Headers of every request: product code and client type (000 section 7; 001 section 1). */
export const productCode = 'SMART-ART' as const;
export const clientType = 'art-client';

/** Lifetime of an invitation; our choice, not in the specification. */
export const referralLife = 30 * day;

/** Reminders per invitation: minimum pause and maximum number; our choice. */
export const referralReminders = { pause: day, atMost: 3 };

/** Invitations per seller within 24 hours, to limit abuse of our mail; our choice. */
export const referralsADay = 50;

/** Posts per person and hour, and new forums per 24 hours; our choice. */
export const forumPostsAnHour = 60;
export const forumsADay = 20;

/** Notification channels besides the in-app one, which is always on. */
export interface NoticeChannels {
  mail: boolean;
  /** Requires a channel for the module, and a paid and enabled Slack service (000 section 3, is_slack). */
  slack: boolean;
}

/** Kinds of notifications that can be configured. */
export type NoticeKind = 'orders' | 'deadlines' | 'exhibitions' | 'crowdfunding' | 'forum' | 'referrals' | 'payments';

/** Default channels; our choice. In the order of the screen. */
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
 * Default days before an order's deadline at which its seller is reminded: payment, return window, end of a rental (001
 * section 9 names reminders without values; these are our choice). The operator can change them.
 */
export const orderReminderDays = { payment: 2, return: 2, lease: 7 } as const;

/**
 * Default days from when a buyer can no longer be refunded to the payout to the seller; our choice. The operator can
 * change it.
 */
export const payoutDays = 7;

/** Default start month of the financial year, 1 to 12 (001 section 9); our choice. */
export const financialYearStartMonth = 4;

/** Estimated storage of a work's photographs: two of twelve megapixels, in all stored sizes; our choice. */
export const typicalWorkBytes = 10 * megabyte;

/** Maximum length of a search; longer ones find nothing. */
export const longestSearch = 200;

/** Maximum stored length of a photograph's file name; the end is kept, because of the extension. */
export const longestFileName = 200;
