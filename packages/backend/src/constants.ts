/** The backend's business constants, named once (000 section 9; 001 section 9). Durations are milliseconds, sizes bytes. */
export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

export const sessionLength = { normal: 12 * hour, extended: 30 * day };

/** Failed sign-ins per email and IP address within the window before more are refused. */
export const signInFailures = { allowed: 10, window: 10 * minute };

/** Failed sign-ins per email from all addresses; higher, so that a single attacker cannot lock out the owner. */
export const signInFailuresOfEmail = { allowed: 50, window: 10 * minute };

/** Failed sign-ins per IP address for all emails; many people may share an address. */
export const signInFailuresOfAddress = { allowed: 100, window: 10 * minute };

/** Codes that prove an email address, and the proofs they are exchanged for. */
export const emailProof = { codeLife: 10 * minute, wrongCodes: 5, life: hour };

/** Handles and secrets of a password reset, and how long it may be reported. */
export const passwordReset = { handleLife: 10 * minute, secretLife: hour, reportLife: 15 * minute };

/** Lifetime of a ticket that signs a person in from another of the operator's products. */
export const signInTicketLife = 1 * minute;

/** Rate limits for calls without a session or on somebody's behalf. */
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
  /** Above the daily sending limit, but low enough that nobody can probe which emails are registered. */
  referralsAsked: { allowed: 100, window: day },
  citySearches: { allowed: 120, window: minute },
} as const;

/** Clock skew allowed between instances; an attempt further in the future came from a wrong clock. */
export const clockDifference = 1 * minute;

export const idempotencyKeyLife = 24 * hour;

/** How long a photograph may stay unattached, and a folder may exist without a record. */
export const unattachedImageLife = 24 * hour;
export const orphanFolderLife = 60 * minute;

/** Maximum photographs per work: the contract's bound on `image_ids`. */
export const imagesPerWork = 40;

/** Widths of the smaller copies of a photograph, in pixels. */
export const thumbnailWidths = [320, 640, 1280] as const;

/** Pictures processed concurrently: each is fully decoded in memory, and the machine has other work. */
export const picturesAtOnce = 2;

/** Limits of the process that decodes a picture. */
export const pictureWork = {
  /** Pixel count from which a picture is processed in a memory-saving way, one at a time. */
  largeFrom: 25_000_000,
  /** Bytes: the worst case below `largeFrom` uses two thirds of it, the worst case above nine tenths. */
  memory: 800 * 1024 ** 2,
  memoryOfLarge: 1600 * 1024 ** 2,
  time: 3 * minute,
  /** The process exits after this long without a picture. */
  idle: 10_000,
} as const;

/** Maximum size of a JSON body; the longest allowed description is a small part of it. */
export const jsonBodyLimit = 1024 * 1024;

/**
 * Maximum JSON body if the contract limits all fields to less: leaves room for a pasted text that is too long, so that
 * its field can be named in the error.
 */
export const shortBodyLimit = 64 * 1024;

/** Abort a request body that delivers fewer than `bytes` within `pause`. */
export const slowBody = { pause: 30_000, bytes: 4 * 1024 };

/** Maximum open connections: well below the file descriptor limit; an office may share one address. */
export const connectionLimits = { inAll: 4000, fromAddress: 500 };

/** Maximum duration of a whole request: the largest upload over a slow line. */
export const requestTime = 30 * minute;

/** Allowance in a form for text fields, part headers and files that are rejected by name. */
export const formRoom = 32 * 1024 ** 2;

/** Concurrent uploads per person and process. */
export const uploadsUnderWay = { requests: 60, bytes: 512 * 1024 ** 2 };

/** Maximum size of a form field in bytes; well above the longest text that the contract allows. */
export const formFieldLimit = 64 * 1024;
/** Rate limits per IP address for visitors. */
export const visitorLimits = {
  captcha: { allowed: 30, window: 10 * minute },
  contact: { allowed: 10, window: hour },
  feedback: { allowed: 10, window: hour },
  notification: { allowed: 20, window: hour },
} as const;

/** Rate limits for connection tests against a seller's own address. */
export const tryLimits = {
  slack: { allowed: 20, window: 10 * minute },
  bucket: { allowed: 20, window: 10 * minute },
  gateway: { allowed: 20, window: 10 * minute },
} as const;

/** Lifetime of a solved captcha, and how long after a contact message the super admin can be notified of it. */
export const captchaProofLife = 10 * minute;
export const contactNotificationLife = 1 * hour;

/** How long bucket details can be saved after a successful test. */
export const bucketTestLife = 15 * minute;

/** Delay of the first cleanup after a start, so that it does not compete with the first requests. */
export const tidyDelay = 2 * minute;

/** Poll interval of the outbox. */
export const outboxPause = 1000;

/** Poll interval of the import queue. */
export const importPause = 250;

/** Finished imports listed per seller. */
export const maxFinishedImports = 10;

/** Delays between send attempts; after the last one the message fails for good. */
export const outboxWaits = [10_000, minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour] as const;

/** Lease of a sender on a message; after it another sender may take over. Longer than any call may last. */
export const outboxLease = 3 * minute;

/** Concurrent sends per kind of service; the kinds do not wait for each other. */
export const sentAtOnce = { mail: 4, mailWithFiles: 2, slack: 8, removal: 6 } as const;

/**
 * Circuit breaker: opens after so many consecutive timeouts, for a pause that doubles up to the longest. Mail has a
 * short longest pause, because a code expires after ten minutes.
 */
export const breaker = {
  timeouts: 3,
  pause: 30_000,
  longestPause: 5 * minute,
  longestPauseOfMail: 30_000,
  /** Maximum receivers tracked. */
  remembered: 1000,
} as const;

/** How long sent and failed messages are kept for the operator. */
export const outboxHistory = 30 * day;

/** Maximum run time of a PostgreSQL statement, and maximum idle time inside a transaction. */
export const statementLimit = 30_000;
export const transactionIdleLimit = 30_000;

/** Minimum free disk space for readiness: the largest upload. */
export const freeDiskNeeded = 64 * 1024 ** 2;

/** Shutdown timeouts: for running work, then for what was aborted, and for closing the database. */
export const drainTime = 10_000;
export const cutOffTime = 2_000;
export const databaseCloseTime = 5_000;

/** Default disk quota of a seller: 5 GiB. */
export const defaultQuotaBytes = 5 * 1024 ** 3;
