/** The backend's business constants, named once (000 section 9; 001 section 9). Durations are milliseconds, sizes bytes. */
export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

export const sessionLength = { usual: 12 * hour, kept: 30 * day };

/** Sign-ins of one email from one address that may fail within the window before more are refused. */
export const signInFailures = { allowed: 10, window: 10 * minute };

/** Sign-ins of one email that may fail within the window, from wherever: more than one who guesses can use up alone. */
export const signInFailuresOfEmail = { allowed: 50, window: 10 * minute };

/** Sign-ins from one address that may fail within the window, whatever the emails: many people may share an address. */
export const signInFailuresOfAddress = { allowed: 100, window: 10 * minute };

/** Codes that prove an email address, and the proofs they are exchanged for. */
export const emailProof = { codeLife: 10 * minute, wrongCodes: 5, life: hour };

/** Handles and secrets of a password reset, and how long it may be reported. */
export const passwordReset = { handleLife: 10 * minute, secretLife: hour, reportLife: 15 * minute };

/** How long a person has to come over from another product of the house. */
export const signInTicketLife = 1 * minute;

/** What can be asked without a session, or in somebody's name, and how often. */
export const limits = {
  codesToEmail: { allowed: 5, window: hour },
  codesFromAddress: { allowed: 30, window: hour },
  codesTried: { allowed: 60, window: hour },
  proofsAsked: { allowed: 120, window: hour },
  signUps: { allowed: 20, window: hour },
  externalRefusals: { allowed: 20, window: hour },
  ticketRefusals: { allowed: 20, window: hour },
  resetHandles: { allowed: 30, window: hour },
  resetsFromAddress: { allowed: 20, window: hour },
  resetsToEmail: { allowed: 5, window: hour },
  secretsTried: { allowed: 20, window: hour },
  /** Above what may be sent in a day: whom the house knows is not to be found out by asking. */
  referralsAsked: { allowed: 100, window: day },
  citySearches: { allowed: 120, window: minute },
} as const;

/** How far the clocks of several backends may differ: an attempt that lies further ahead is of a clock that went wrong. */
export const clockDifference = 1 * minute;

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

/** What the process that opens a picture may take. */
export const pictureWork = {
  /** Pixels above which a picture is made with less memory, and alone of its kind. */
  largeFrom: 25_000_000,
  /** Bytes: the worst picture that is not large takes two thirds of it, the worst that is nine tenths. */
  memory: 800 * 1024 ** 2,
  memoryOfLarge: 1600 * 1024 ** 2,
  time: 3 * minute,
  /** Without a picture for so long the process ends. */
  idle: 10_000,
} as const;

/** Upper bound of a JSON body; the longest allowed description is a small part of it. */
export const jsonBodyLimit = 1024 * 1024;

/** The same where the contract bounds the whole body to less: room for a text that was pasted and is refused by name. */
export const shortBodyLimit = 64 * 1024;

/** A body of which less than so many bytes come within a pause is no longer waited for. */
export const slowBody = { pause: 30_000, bytes: 4 * 1024 };

/** Connections that a process keeps open: well below the files it may open, and room for an office behind one address. */
export const connectionLimits = { inAll: 4000, fromAddress: 500 };

/** How long a whole request may take to come: the largest upload over a slow line. */
export const requestTime = 30 * minute;

/** Room in a form for its texts and the heads of its parts, and for files that are refused by name. */
export const formRoom = 32 * 1024 ** 2;

/** Uploads of one person that a process takes at the same time. */
export const uploadsUnderWay = { requests: 60, bytes: 512 * 1024 ** 2 };

/** Upper bound of a field of a form, in bytes: the longest text that the contract takes in one is a part of it. */
export const formFieldLimit = 64 * 1024;
/** What visitors may do from one address within the window before more is refused. */
export const visitorLimits = {
  captcha: { allowed: 30, window: 10 * minute },
  contact: { allowed: 10, window: hour },
  feedback: { allowed: 10, window: hour },
  notification: { allowed: 20, window: hour },
} as const;

/** What a seller may have us try at an address of theirs within the window before more is refused. */
export const tryLimits = {
  slack: { allowed: 20, window: 10 * minute },
  bucket: { allowed: 20, window: 10 * minute },
  gateway: { allowed: 20, window: 10 * minute },
} as const;

/** How long a solved captcha counts, and how long after a contact message the super admin can be told of it. */
export const captchaProofLife = 10 * minute;
export const contactNotificationLife = 1 * hour;

/** How long details of a bucket that passed a test can be saved. */
export const bucketTestLife = 15 * minute;

/** How long after a start it is tidied up for the first time: whoever has waited for the start has other things to ask. */
export const tidyDelay = 2 * minute;

/** How often it is looked whether something waits to be sent. */
export const outboxPause = 1000;

/** How often it is looked whether an import has something to do. */
export const importPause = 250;

/** How many finished imports a seller's list keeps. */
export const maxFinishedImports = 10;

/** Waits between attempts to send; after the last one it is given up. */
export const outboxWaits = [10_000, minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour] as const;

/** How long one sender has for a message that it took; then another may take it over. Longer than any call may last. */
export const outboxLease = 3 * minute;

/** What waits in the outbox for different kinds of services is sent side by side, so many messages of each at once. */
export const sentAtOnce = { mail: 4, mailWithFiles: 2, slack: 8, removal: 6 } as const;

/**
 * When a place outside is left alone: after so many calls in a row that ran out of time, for a pause that doubles each
 * time up to the longest. Mail has a short longest pause: a code is worth nothing after ten minutes.
 */
export const breaker = {
  timeouts: 3,
  pause: 30_000,
  longestPause: 5 * minute,
  longestPauseOfMail: 30_000,
  /** Places that are remembered as late. */
  remembered: 1000,
} as const;

/** How long what was sent, or given up, is kept for the people who run the house. */
export const outboxHistory = 30 * day;

/** How long one statement may run on a PostgreSQL, and how long a transaction may ask nothing. */
export const statementLimit = 30_000;
export const transactionIdleLimit = 30_000;

/** With less room than the largest upload takes a process is not ready for requests. */
export const freeDiskNeeded = 64 * 1024 ** 2;

/** How long a stop waits for all that is running; then for what was cut off, and for the database to close. */
export const drainTime = 10_000;
export const cutOffTime = 2_000;
export const databaseCloseTime = 5_000;

/** A seller's disk quota where nothing else is agreed: 5 GiB. */
export const defaultQuotaBytes = 5 * 1024 ** 3;
