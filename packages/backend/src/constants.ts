/** The backend's business constants, named once (000 section 9; 001 section 9). Durations are milliseconds, sizes bytes. */
export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

export const sessionLength = { usual: 12 * hour, kept: 30 * day };

/** Sign-ins of one email from one address that may fail within the window before more are refused. */
export const signInFailures = { allowed: 10, window: 10 * minute };

export const idempotencyKeyLife = 24 * hour;

/** How long a photograph may wait for a save to name it, and a folder without a record may lie. */
export const unattachedImageLife = 24 * hour;
export const orphanFolderLife = 60 * minute;

/** Photographs a work may hold: the contract's bound on `image_ids`. */
export const imagesPerWork = 40;

/** Widths of the smaller copies of a photograph, in pixels. */
export const thumbnailWidths = [320, 640, 1280] as const;

/** Pictures worked on at once: one is a whole picture in memory, and the machine has other things to do. */
export const picturesAtOnce = 2;

/** Upper bound of a JSON body; the longest allowed description is a small part of it. */
export const jsonBodyLimit = 1024 * 1024;

/** Upper bound of a field of a form, in bytes: the longest text that the contract takes in one is a part of it. */
export const formFieldLimit = 64 * 1024;

/** How long a stop waits for what is running. */
export const drainTime = 10_000;

/** The permissions of the seller's sidebar (001 section 6). */
export const sidebarPermissions = [
  'sa-view-dashboard',
  'sa-view-profile',
  'sa-list-transactions',
  'sa-list-orders',
  'sa-list-my-tasks',
  'sa-list-art-library',
  'sa-list-exhibitions',
  'sa-list-referrals',
  'sa-list-crowd-funding',
  'sa-list-forum',
  'sa-list-settings',
] as const;

/** A seller's disk quota where nothing else is agreed: 5 GiB. */
export const defaultQuotaBytes = 5 * 1024 ** 3;
