import { timingSafeEqual } from 'node:crypto';
import { limits } from '../constants.ts';
import type { Handlers } from '../http/handler.ts';
import { requireCalm } from '../http/rate-limit.ts';
import { forbidden, notFound } from '../http/refusal.ts';
import { sha256 } from '../ids.ts';
import { word } from '../messages/messages.ts';
import { isSeller } from '../profile/cards.ts';
import type { Services } from '../services.ts';
import { signedIn } from '../session/handlers.ts';
import { findUser, openSession } from '../session/session.ts';

/** Compares digests in a time that says nothing of them. */
function isTrusted(hashes: readonly string[], token: string): boolean {
  const given = Buffer.from(sha256(token), 'hex');
  return hashes.filter((hash) => timingSafeEqual(Buffer.from(hash, 'hex'), given)).length > 0;
}

/** Signing in from another product of the house (000 section 7). */
export function externalSignInHandlers(services: Services): Pick<Handlers, 'ssoExternalSignIn'> {
  const { queries, config, now } = services;
  return {
    async ssoExternalSignIn({ headers, body, language, request }) {
      if (!isTrusted(config.externalTokenHashes, headers.ExternalApiToken)) {
        await requireCalm(services, 'externalRefusals', request.ip, limits.externalRefusals);
        throw forbidden('notAllowed');
      }
      const user = await findUser(queries, body.email);
      if (!user) throw notFound();
      if (!isSeller(user)) throw forbidden('notAllowed');
      const token = await openSession(queries, user, body.keepMeLoggedIn ?? false, now());
      return { status: 200, body: signedIn({ user, token }, word(language, { key: 'signedIn' })) };
    },
  };
}
