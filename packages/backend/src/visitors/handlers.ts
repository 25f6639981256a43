import { visitorLimits } from '../constants.ts';
import type { Handlers } from '../http/handler.ts';
import { badRequest } from '../http/http-error.ts';
import { once } from '../http/once.ts';
import { pageOf } from '../http/paging.ts';
import { enforceRateLimit } from '../http/rate-limit.ts';
import { translate } from '../messages/messages.ts';
import { superAdmin } from '../platform/super-admin.ts';
import { CaptchaUnavailable } from '../ports/captcha.ts';
import type { Services } from '../services.ts';
import { keepContactMessage, keepProof } from './contact.ts';
import { feedbackOf, keepFeedback, publishedFeedback } from './feedback.ts';

/** Contact messages and feedback (001 sections 3 to 5). */
export function visitorHandlers(
  services: Services,
): Pick<Handlers, 'verifyCaptcha' | 'sendContactMessage' | 'storeFeedback' | 'listFeedback'> {
  const { queries, ports, now } = services;

  /** @throws HttpError 400 if the captcha service cannot tell whether it was a person */
  async function isPerson(response: string, address: string): Promise<boolean> {
    try {
      return await ports.captcha.isPerson(response, address);
    } catch (error) {
      if (error instanceof CaptchaUnavailable) throw badRequest('captchaUnavailable');
      throw error;
    }
  }

  return {
    async verifyCaptcha({ body, language, request }) {
      await enforceRateLimit(services, 'captcha', request.ip, visitorLimits.captcha);
      if (!(await isPerson(body.response, request.ip))) throw badRequest('captchaInvalid');
      const { proof, expiresAt } = await keepProof(queries, now());
      const message = translate(language, { key: 'captchaVerified' });
      return {
        status: 200,
        body: { success: true, message, captcha_proof: proof, expires_at: expiresAt.toISOString() },
      };
    },

    async sendContactMessage(call) {
      const { body, language, request } = call;
      await enforceRateLimit(services, 'contact', request.ip, visitorLimits.contact);
      const superadmin_id = await superAdmin(queries, now());
      return once(services, call, 'sendContactMessage', async (tx) => {
        const contact_id = await keepContactMessage(tx, services, body, language, now());
        const message = translate(language, { key: 'contactSent' });
        return { status: 201, body: { success: true, message, superadmin_id, contact_id } };
      });
    },

    async storeFeedback(call) {
      const { body, language, request, session } = call;
      await enforceRateLimit(services, 'feedback', session?.user.id ?? request.ip, visitorLimits.feedback);
      return once(services, call, 'storeFeedback', async (tx) => {
        const saved = await keepFeedback(tx, body, session?.user, now());
        return {
          status: 201,
          body: { success: true, message: translate(language, { key: 'feedbackKept' }), ...saved },
        };
      });
    },

    async listFeedback({ query, request }) {
      const { page = 1, per_page = 48 } = query;
      const { rows, total } = await publishedFeedback(queries, page, per_page);
      return { status: 200, body: pageOf(request.url, { page, perPage: per_page, total }, rows.map(feedbackOf)) };
    },
  };
}
