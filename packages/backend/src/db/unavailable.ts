/** Distinguishes an unreachable database or a full disk from internal errors. */
import { DrizzleQueryError } from 'drizzle-orm';

/** The database is unreachable or has closed the connection. */
export class DatabaseUnavailable extends Error {
  constructor(cause: Error) {
    super(cause.message, { cause });
  }
}

/**
 * SQLSTATEs of an unavailable database: lost or too many connections, shutdown or startup, a read-only standby after
 * failover, a cancelled statement or transaction.
 */
const away = /^(?:08...|53300|57P0[1-5]|57014|25006|25P0[34])$/;

/** System error codes of connections. */
const cut = /^(?:ECONN(?:REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** Connection errors that the driver reports by message only. */
const ended =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;

const codeOf = (error: Error) => String((error as NodeJS.ErrnoException).code ?? '');

function* causesOf(error: unknown): Generator<Error> {
  for (let cause = error; cause instanceof Error; cause = cause.cause) yield cause;
}

/** True if the database is currently unavailable. */
export function isDatabaseAway(error: unknown): boolean {
  let isOfQuery = false;
  for (const cause of causesOf(error)) {
    if (cause instanceof DatabaseUnavailable || away.test(codeOf(cause))) return true;
    // The same error from another connection says nothing about the database.
    if (isOfQuery && (cut.test(codeOf(cause)) || ended.test(cause.message))) return true;
    isOfQuery ||= cause instanceof DrizzleQueryError;
  }
  return false;
}

/** Error codes of a full disk or an exhausted quota, from the system and PostgreSQL. */
const full = /^(?:ENOSPC|EDQUOT|53100)$/;

/** True if the database or the data folder cannot be written to. */
export function isDiskFull(error: unknown): boolean {
  for (const cause of causesOf(error)) {
    // PGlite passes on system errors as text only.
    if (full.test(codeOf(cause)) || /\bENOSPC\b|No space left on device/.test(cause.message)) return true;
  }
  return false;
}
