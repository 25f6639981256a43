/** The business constants of both documents (000 section 9; 001 section 9), each named once. Durations are milliseconds. */

const day = 86_400_000;

/** A return may be asked for so long after delivery (001 section 9); the house can set it otherwise. */
export const returnWindowDays = 7;

/** A bank transfer is to arrive within this time (001 section 9). */
export const bankTransferWindow = 10 * day;

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
