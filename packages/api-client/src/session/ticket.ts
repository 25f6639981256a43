import type { operations } from '@smart-art/openapi/sso';
import { type Clients, dataOf } from '../clients.ts';
import { enterProduct, type SignedIn } from './enter-product.ts';

type TicketAnswer = operations['readSignInTicket']['responses'][200]['content']['application/json'];
/** Whom a ticket of another product signs in. */
export type TicketPerson = TicketAnswer['person'];

/**
 * Asks whose a ticket is; it is not used up by that.
 * @throws ApiError `message` with the server's words when it is used, late or unknown
 */
export async function readTicket({ sso }: Clients, ticket: string): Promise<TicketPerson> {
  const { person } = await dataOf(sso.POST('/signin/external-ticket/person', { body: { ticket } }));
  return person;
}

/**
 * Exchanges a ticket for a session, then enters the product with it, as signing in does.
 * @throws ApiError `message` with the server's words when it is used, late or unknown
 */
export async function enterByTicket(clients: Clients, ticket: string): Promise<SignedIn> {
  const answer = await dataOf(clients.sso.POST('/signin/external-ticket', { body: { ticket } }));
  return enterProduct(clients, answer, { email: answer.user.email });
}
