import type { operations } from '@smart-art/openapi/sso';
import { type Clients, dataOf } from '../clients.ts';
import { enterProduct, type SignedIn } from './enter-product.ts';

type TicketAnswer = operations['readSignInTicket']['responses'][200]['content']['application/json'];
/** The person a ticket of another product signs in. */
export type TicketPerson = TicketAnswer['person'];

/**
 * Reads whose ticket it is, without using it up.
 * @throws ApiError `message` with the server's message if it is used, expired or unknown
 */
export async function readTicket({ sso }: Clients, ticket: string): Promise<TicketPerson> {
  const { person } = await dataOf(sso.POST('/signin/external-ticket/person', { body: { ticket } }));
  return person;
}

/**
 * Exchanges a ticket for a session, then signs in to the product as a normal sign-in does.
 * @throws ApiError `message` with the server's message if it is used, expired or unknown
 */
export async function enterByTicket(clients: Clients, ticket: string): Promise<SignedIn> {
  const answer = await dataOf(clients.sso.POST('/signin/external-ticket', { body: { ticket } }));
  return enterProduct(clients, answer, { email: answer.user.email });
}
