import { quoteOf } from '@smart-art/openapi/rules';
import type { Queries } from '../db/database.ts';
import { dateOf, findAgreement, runningTerm } from '../general/agreement.ts';
import { publicSettings, siteSettings } from '../general/handlers.ts';
import type { Handlers } from '../http/handler.ts';
import { notFound } from '../http/http-error.ts';
import { type Language, translate } from '../messages/messages.ts';
import type { Services } from '../services.ts';
import type { Session } from '../session/session.ts';
import { agreementState } from './agreement-state.ts';
import { agreementText } from './agreement-texts.ts';
import { methodProblem } from './begin.ts';
import { savedChoice } from './choice.ts';
import { paymentOf, paymentUnderWay } from './payment.ts';

/** Answers 404 for another person's agreement, as if it did not exist. @throws HttpError 404 */
function requireOwn({ user }: Session, email: string): void {
  if (user.email !== email.toLowerCase()) throw notFound();
}

/** The latest choice of services, and its current price. */
async function choiceOf(queries: Queries, sellerId: string, term: Parameters<typeof quoteOf>[2]) {
  const chosen = await savedChoice(queries, sellerId);
  if (!chosen) return { services: null, quote: null };
  return { services: chosen, quote: quoteOf(chosen, publicSettings(await siteSettings(queries)), term) };
}

const methods = ['card', 'wallet', 'bank_transfer'] as const;

async function renewalData(services: Services, { user }: Session, language: Language) {
  const { queries, now } = services;
  const agreement = await findAgreement(queries, user.id);
  const term = { today: dateOf(now()), running: runningTerm(agreement, now()) };
  const open = await paymentUnderWay(queries, user.id);
  return {
    purpose: user.current_step_no === null ? ('renewal' as const) : ('sign_up' as const),
    agreement: await agreementState(queries, user.id, now(), language),
    ...(await choiceOf(queries, user.id, term)),
    term,
    methods: methods.map((method) => {
      const problem = methodProblem(services, method);
      return { method, available: problem === null, reason: problem && translate(language, problem) };
    }),
    open_payment: open ? paymentOf(services, open) : null,
  };
}

/** Agreement state and agreement texts. */
export function agreementHandlers(
  services: Services,
): Pick<Handlers, 'getUserAgreementSubscriptionData' | 'getUsersRenewalData' | 'getAgreementRecord'> {
  const { queries, now } = services;
  return {
    async getUserAgreementSubscriptionData({ session, body, language }) {
      requireOwn(session, body.email);
      const data = await agreementState(queries, session.user.id, now(), language);
      return { status: 200, body: { success: true, data } };
    },

    async getUsersRenewalData({ session, body, language }) {
      requireOwn(session, body.email);
      return { status: 200, body: { success: true, data: await renewalData(services, session, language) } };
    },

    async getAgreementRecord({ path, query, language }) {
      const data = await agreementText(queries, path.page_key, language, { version: query.version, now: now() });
      if (!data) throw notFound();
      return { status: 200, body: { success: true, data } };
    },
  };
}
