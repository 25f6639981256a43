import { timingSafeEqual } from 'node:crypto';
import { limits } from '../constants.ts';
import type { Handlers } from '../http/handler.ts';
import { badRequest, forbidden, notFound } from '../http/http-error.ts';
import { enforceRateLimit } from '../http/rate-limit.ts';
import { sha256 } from '../ids.ts';
import { translate } from '../messages/messages.ts';
import { isSeller } from '../profile/cards.ts';
import type { Services } from '../services.ts';
import { signedIn } from '../session/handlers.ts';
import { findUser, openSession } from '../session/session.ts';
import { exchangeTicket, newTicket, readTicket } from './sign-in-ticket.ts';

/** Compares digests in constant time. */
function isTrusted(hashes: readonly string[], token: string): boolean {
  const given = Buffer.from(sha256(token), 'hex');
  return hashes.filter((hash) => timingSafeEqual(Buffer.from(hash, 'hex'), given)).length > 0;
}

/**
 * Sign-in from another product of the operator (000 section 7): its server requests a ticket, which the browser brings
 * to the app.
 */
export function externalSignInHandlers(
  services: Services,
): Pick<Handlers, 'ssoExternalSignIn' | 'readSignInTicket' | 'exchangeSignInTicket'> {
  const { queries, config, now } = services;

  /** Used, expired, invalidated or unknown tickets get the same, rate-limited response. */
  const refuseTicket = async (address: string): Promise<never> => {
    await enforceRateLimit(services, 'ticketRefusals', address, limits.ticketRefusals);
    throw badRequest('ticketBad');
  };

  return {
    async ssoExternalSignIn({ headers, body, language, request }) {
      if (!isTrusted(config.externalTokenHashes, headers.ExternalApiToken)) {
        await enforceRateLimit(services, 'externalRefusals', request.ip, limits.externalRefusals);
        throw forbidden('notAllowed');
      }
      const user = await findUser(queries, body.email);
      if (!user) throw notFound();
      if (!isSeller(user)) throw forbidden('notAllowed');
      const at = now();
      const keep = body.keepMeLoggedIn ?? false;
      const [token, { ticket, expires_at }] = await queries.transaction(async (tx) => [
        await openSession(tx, user, keep, at),
        await newTicket(tx, user, keep, at),
      ]);
      return {
        status: 200,
        body: {
          ...signedIn({ user, token }, translate(language, { key: 'signedIn' })),
          ticket,
          ticket_expires_at: expires_at.toISOString(),
          // In the fragment, which browsers send neither in requests nor as the referrer.
          continue_url: `${config.publicUrl}/sign-in#ticket=${ticket}`,
        },
      };
    },

    async readSignInTicket({ body, language, request }) {
      const read = (await readTicket(queries, body.ticket, now())) ?? (await refuseTicket(request.ip));
      const { email, firstname, lastname } = read.user;
      return {
        status: 200,
        body: {
          success: true,
          message: translate(language, { key: 'ticketGood' }),
          person: { email, firstname, lastname },
          expires_at: read.expires_at.toISOString(),
        },
      };
    },

    async exchangeSignInTicket({ body, language, request }) {
      const opened = (await exchangeTicket(queries, body.ticket, now())) ?? (await refuseTicket(request.ip));
      return { status: 200, body: signedIn(opened, translate(language, { key: 'signedIn' })) };
    },
  };
}
