/** The door: from a request to its session, and what a session may do. */
import { operations } from '@smart-art/openapi/operations';
import type { FastifyRequest } from 'fastify';
import type { OperationId } from '../http/handler.ts';
import { forbidden, unauthorized } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { findSession, type Session } from './session.ts';

/** @throws Refusal 401 where a token is sent that opens nothing */
export async function authenticate(services: Services, request: FastifyRequest): Promise<Session | null> {
  const header = request.headers.authorization;
  if (header === undefined) return null;
  const token = /^Bearer ([\w~.+/=-]{16,200})$/i.exec(header)?.[1];
  const session = token ? await findSession(services.queries, token, services.now()) : null;
  if (!session) throw unauthorized();
  return session;
}

/**
 * What an operation asks of a session beyond being one: a seller who has signed up whole, whose password need not be
 * changed first (001 section 2), with the permission of the operation (001 section 6).
 *
 * @throws Refusal 403
 */
export function authorize(operationId: OperationId, { user, permissions }: Session): void {
  const { permission, allowedWhile } = operations[operationId];
  const isAllowedWhile = (state: 'sign_up' | 'password_change') => (allowedWhile as readonly string[]).includes(state);
  if (user.change_password_at_login && !isAllowedWhile('password_change')) throw forbidden('passwordChangeNeeded');
  if (user.current_step_no !== null && !isAllowedWhile('sign_up')) throw forbidden('signUpOpen');
  if (permission && !permissions.has(permission)) throw forbidden('notAllowed');
}
