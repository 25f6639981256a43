/** Tells a database that is away, or a disk that is full, from a fault of ours. */
import { DrizzleQueryError } from 'drizzle-orm';

/** The database is not to be reached, or has hung up. */
export class DatabaseUnavailable extends Error {
  constructor(cause: Error) {
    super(cause.message, { cause });
  }
}

/**
 * SQLSTATEs of a database that is away or has no time: lost connections, too many of them, a stop or a start, a standby
 * that took over and does not write yet, a statement or transaction that was cut off.
 */
const away = /^(?:08...|53300|57P0[1-5]|57014|25006|25P0[34])$/;

/** What the system says of a connection. */
const cut = /^(?:ECONN(?:REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** What the driver says of one in words alone. */
const ended =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;

const codeOf = (error: Error) => String((error as NodeJS.ErrnoException).code ?? '');

function* causesOf(error: unknown): Generator<Error> {
  for (let cause = error; cause instanceof Error; cause = cause.cause) yield cause;
}

/** Whether an error is that the database cannot be asked at the moment. */
export function isDatabaseAway(error: unknown): boolean {
  let isOfQuery = false;
  for (const cause of causesOf(error)) {
    if (cause instanceof DatabaseUnavailable || away.test(codeOf(cause))) return true;
    // The same words of another connection say nothing about the database.
    if (isOfQuery && (cut.test(codeOf(cause)) || ended.test(cause.message))) return true;
    isOfQuery ||= cause instanceof DrizzleQueryError;
  }
  return false;
}

/** What the system says of a full disk or a quota that is used up, and PostgreSQL of its own. */
const full = /^(?:ENOSPC|EDQUOT|53100)$/;

/** Whether an error is that nothing more can be written, by the database or to the data folder. */
export function isDiskFull(error: unknown): boolean {
  for (const cause of causesOf(error)) {
    // The embedded database hands on in words what the system has told it.
    if (full.test(codeOf(cause)) || /\bENOSPC\b|No space left on device/.test(cause.message)) return true;
  }
  return false;
}
