/**
 * The log: one JSON line per event, for the operator. It names requests by route, never by URL, since URLs contain
 * emails, signatures and searches; it contains no request bodies.
 */
import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '../config.ts';

export type Log = Logger;

/** Patterns to redact, whatever their source: a mail server's response names the receiver it rejected. */
const veiled: readonly [RegExp, string][] = [
  [/[^\s"'<>(){}[\],;:=]+@[^\s"'<>(){}[\],;:]+\.[^\s"'<>(){}[\],;:]+/g, '[email]'],
  [/\bBearer [\w~.+/=-]+/gi, 'Bearer [token]'],
  [/\b(token|signature|password|secret|code|ticket)=[^&\s"]+/gi, '$1=[secret]'],
];

const veil = (line: string) => veiled.reduce((text, [pattern, word]) => text.replace(pattern, word), line);

interface DatabaseCause {
  message?: string;
  code?: string;
  table?: string;
  constraint?: string;
}

/** Drops the query's values and PostgreSQL's `detail`, which quote personal data. */
function queryError({ query, cause, stack }: DrizzleQueryError) {
  const { message, code, table, constraint } = (cause ?? {}) as DatabaseCause;
  const calls = stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return { type: 'DatabaseError', message, code, table, constraint, query, stack: calls?.join('\n') };
}

function describeError(error: unknown): object {
  if (error instanceof DrizzleQueryError) return queryError(error);
  if (error instanceof AggregateError)
    return { type: error.name, message: error.message, errors: error.errors.map(describeError) };
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  const { code } = error as NodeJS.ErrnoException;
  return { type: name, message, code, stack, ...(cause !== undefined && { cause: describeError(cause) }) };
}

export const routeOf = (request: FastifyRequest) => request.routeOptions?.url ?? 'none';

/** @param to where lines go; standard error by default */
export function openLog({ logLevel }: Pick<Config, 'logLevel'>, to: DestinationStream = process.stderr): Log {
  return pino(
    {
      level: logLevel,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      hooks: { streamWrite: veil },
      serializers: {
        req: (request: FastifyRequest) => ({ method: request.method, route: routeOf(request) }),
        res: (reply: FastifyReply) => ({ status: reply.statusCode }),
        err: describeError,
      },
    },
    to,
  );
}
