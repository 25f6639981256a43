/** The wallet provider, using PayPal's Orders API v2. */
import { decimalsOf, type Money, moneyFrom, unitsOf } from '@smart-art/openapi/rules';
import type { WalletConfig } from '../config.ts';
import { GatewayFailure, gatewayTimeout, type NewCheckout } from './gateway.ts';
import { neverCut, within } from './patience.ts';
import type { WalletOrder, WalletPort } from './wallet.ts';

/** The fields we read of PayPal's responses; any may be missing. */
interface PayPalAnswer {
  id?: string;
  status?: string;
  access_token?: string;
  expires_in?: number;
  name?: string;
  message?: string;
  error?: string;
  details?: { issue?: string }[];
  links?: { rel?: string; href?: string }[];
  purchase_units?: { amount?: { currency_code?: string; value?: string }; payments?: { captures?: Capture[] } }[];
}

interface Capture {
  status?: string;
  amount?: { currency_code?: string; value?: string };
}

interface Answered {
  status: number;
  body: PayPalAnswer;
}

const isCurrency = (text: string | undefined): text is Money['currency'] => text !== undefined && text in decimalsOf;

const orderStates: Record<string, WalletOrder['state']> = {
  CREATED: 'open',
  SAVED: 'open',
  PAYER_ACTION_REQUIRED: 'open',
  APPROVED: 'approved',
  COMPLETED: 'completed',
  VOIDED: 'void',
};

const hasIssue = ({ body }: Answered, issue: string) => body.details?.some((detail) => detail.issue === issue) ?? false;

function failureOf(answered: Answered): GatewayFailure {
  const { status, body } = answered;
  const reason = body.details?.[0]?.issue ?? body.name ?? body.error ?? body.message ?? '';
  const message = `the wallet provider answers ${status} ${reason}`;
  if (status === 401 || status === 403) return new GatewayFailure('key', message);
  const isDeclined = ['INSTRUMENT_DECLINED', 'PAYER_CANNOT_PAY', 'TRANSACTION_REFUSED'].some((issue) =>
    hasIssue(answered, issue),
  );
  if (isDeclined || status === 402) return new GatewayFailure('declined', message);
  return new GatewayFailure(status >= 400 && status < 500 && status !== 429 ? 'settings' : 'unreachable', message);
}

function orderOf({ id = '', status = '', purchase_units: [unit] = [] }: PayPalAnswer): WalletOrder {
  const capture = unit?.payments?.captures?.[0];
  const { currency_code, value = '0' } = unit?.amount ?? capture?.amount ?? {};
  if (!isCurrency(currency_code)) throw new GatewayFailure('settings', `the order ${id} is in ${currency_code}`);
  // An order can be completed while PayPal still holds the money; it does not count as paid yet.
  const isHeld = status === 'COMPLETED' && capture !== undefined && capture.status !== 'COMPLETED';
  const total = moneyFrom(unitsOf({ amount: value, currency: currency_code }), currency_code);
  return { id, state: isHeld ? 'approved' : (orderStates[status] ?? 'open'), total };
}

/**
 * @param now for the expiry of tokens
 * @param cutOff aborted when the process ends
 */
export function payPalWallet(
  { clientId, clientSecret, apiUrl }: WalletConfig & { clientId: string; clientSecret: string },
  now: () => Date,
  cutOff: AbortSignal = neverCut,
): WalletPort {
  let token: { text: string; until: number } | undefined;

  async function send(path: string, init: RequestInit): Promise<Answered> {
    try {
      const answer = await fetch(`${apiUrl}${path}`, {
        ...init,
        redirect: 'error',
        signal: within(gatewayTimeout, cutOff),
      });
      const text = await answer.text();
      return { status: answer.status, body: text === '' ? {} : (JSON.parse(text) as PayPalAnswer) };
    } catch (error) {
      throw new GatewayFailure('unreachable', `the wallet provider does not answer: ${error}`, { cause: error });
    }
  }

  async function accessToken(): Promise<string> {
    if (token && token.until > now().getTime()) return token.text;
    const answered = await send('/v1/oauth2/token', {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    });
    const { access_token, expires_in = 0 } = answered.body;
    if (answered.status !== 200 || !access_token) throw failureOf(answered);
    // Expires a minute early, so that it is still valid when it arrives.
    token = { text: access_token, until: now().getTime() + (expires_in - 60) * 1000 };
    return access_token;
  }

  async function call(
    method: 'GET' | 'POST',
    path: string,
    more: { body?: object; requestId?: string } = {},
  ): Promise<Answered> {
    const isCached = token !== undefined;
    const headers = {
      authorization: `Bearer ${await accessToken()}`,
      'content-type': 'application/json',
      prefer: 'return=representation',
      ...(more.requestId && { 'paypal-request-id': more.requestId }),
    };
    const answered = await send(path, { method, headers, ...(more.body && { body: JSON.stringify(more.body) }) });
    if (answered.status !== 401) return answered;
    // A cached token may have been revoked: retry once with a new one.
    token = undefined;
    return isCached ? call(method, path, more) : answered;
  }

  async function find(id: string): Promise<WalletOrder | null> {
    const answered = await call('GET', `/v2/checkout/orders/${id}`);
    if (answered.status === 404) return null;
    if (answered.status !== 200) throw failureOf(answered);
    return orderOf(answered.body);
  }

  return {
    find,

    async open({ paymentId, total, description, language, successUrl, cancelUrl }: NewCheckout) {
      const answered = await call('POST', '/v2/checkout/orders', {
        requestId: paymentId,
        body: {
          intent: 'CAPTURE',
          purchase_units: [
            {
              custom_id: paymentId,
              description: description.slice(0, 127),
              amount: { currency_code: total.currency, value: total.amount },
            },
          ],
          application_context: {
            return_url: successUrl,
            cancel_url: cancelUrl,
            locale: language === 'ja' ? 'ja-JP' : 'en-US',
            user_action: 'PAY_NOW',
            shipping_preference: 'NO_SHIPPING',
          },
        },
      });
      const { id, links = [] } = answered.body;
      const url = links.find(({ rel }) => rel === 'approve' || rel === 'payer-action')?.href;
      if (answered.status >= 300 || !id || !url) throw failureOf(answered);
      return { id, url };
    },

    async capture(id, paymentId) {
      const answered = await call('POST', `/v2/checkout/orders/${id}/capture`, { requestId: paymentId, body: {} });
      if (answered.status < 300) return orderOf(answered.body);
      const isDone = hasIssue(answered, 'ORDER_ALREADY_CAPTURED') || hasIssue(answered, 'ORDER_NOT_APPROVED');
      const order = isDone ? await find(id) : null;
      if (!order) throw failureOf(answered);
      return order;
    },
  };
}
