/** The door: from a request to its session, and what a session may do. */
import type { FastifyRequest } from 'fastify';
import { permissions } from '../constants.ts';
import type { OperationId } from '../http/handler.ts';
import { forbidden, unauthorized } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { findSession, type Session } from './session.ts';

/** The permission an operation asks for (001 section 6); others ask only for a session. */
const needed: Partial<Record<OperationId, string>> = {
  listProducts: permissions.library,
  getProduct: permissions.library,
  saveProduct: permissions.library,
  deleteProduct: permissions.library,
  listDeletedProducts: permissions.library,
  uploadProductImages: permissions.library,
  removeProductImages: permissions.library,
};

/** @throws Refusal 401 where a token is sent that opens nothing */
export async function authenticate(services: Services, request: FastifyRequest): Promise<Session | null> {
  const header = request.headers.authorization;
  if (header === undefined) return null;
  const token = /^Bearer ([\w~.+/=-]{16,200})$/i.exec(header)?.[1];
  const session = token ? await findSession(services.queries, token, services.now()) : null;
  if (!session) throw unauthorized();
  return session;
}

/** @throws Refusal 403 */
export function authorize(operationId: OperationId, session: Session): void {
  const permission = needed[operationId];
  if (permission && !session.permissions.has(permission)) throw forbidden('notAllowed');
}
