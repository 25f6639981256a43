/** Authentication and authorisation: the session of a request, and what it may do. */
import { operations } from '@smart-art/openapi/operations';
import type { FastifyRequest } from 'fastify';
import type { OperationId } from '../http/handler.ts';
import { forbidden, unauthorized } from '../http/http-error.ts';
import { sha256 } from '../ids.ts';
import { sessionsOf } from '../platform/memory.ts';
import type { Services } from '../services.ts';
import { type FoundSession, findSession, type Session } from './session.ts';

const mostSessions = 5000;

/**
 * @returns a function that finds the session of a request's bearer token, null if it has none; it throws a 401 for an
 * invalid token
 */
export function authenticator({
  queries,
  memory,
  now,
}: Services): (request: FastifyRequest) => Promise<Session | null> {
  const sessions = memory.part<FoundSession>('sessions', mostSessions);

  const find = (hash: string) =>
    sessions.recall(
      hash,
      ({ expires_at }) => expires_at > now(),
      async () => {
        const found = await findSession(queries, hash, now());
        return found && { person: sessionsOf(found.user.id), value: found };
      },
    );

  return async ({ headers: { authorization } }) => {
    if (authorization === undefined) return null;
    const token = /^Bearer ([\w~.+/=-]{16,200})$/i.exec(authorization)?.[1];
    if (!token) throw unauthorized();
    await memory.caughtUp();
    const found = await find(sha256(token));
    if (!found) throw unauthorized();
    return { user: found.user, permissions: found.permissions, token };
  };
}

/**
 * Checks that the seller has completed the sign-up, does not have to change their password first (001 section 2), and
 * has the operation's permission (001 section 6).
 *
 * @throws HttpError 403
 */
export function authorize(operationId: OperationId, { user, permissions }: Session): void {
  const { permission, allowedWhile } = operations[operationId];
  const isAllowedWhile = (state: 'sign_up' | 'password_change') => (allowedWhile as readonly string[]).includes(state);
  if (user.change_password_at_login && !isAllowedWhile('password_change')) throw forbidden('passwordChangeNeeded');
  if (user.current_step_no !== null && !isAllowedWhile('sign_up')) throw forbidden('signUpOpen');
  if (permission && !permissions.has(permission)) throw forbidden('notAllowed');
}
