/** The card gateway, using Stripe Checkout. */
import { type Money, moneyFrom, unitsOf } from '@smart-art/openapi/rules';
import Stripe from 'stripe';
import type { CardConfig } from '../config.ts';
import type { CardEvent, CardPort, CardSession } from './card.ts';
import { GatewayFailure } from './gateway.ts';
import { neverCut } from './patience.ts';
import { openStripe } from './stripe.ts';

const currencies: Record<string, Money['currency']> = { usd: 'USD', jpy: 'JPY' };

/** @throws GatewayFailure for an unsupported currency */
function sessionOf({ id, status, payment_status, amount_total, currency }: Stripe.Checkout.Session): CardSession {
  const known = currencies[currency ?? ''];
  if (!known) throw new GatewayFailure('settings', `the session ${id} is in ${currency}`);
  const isPaid = payment_status === 'paid';
  const closed = status === 'expired' ? 'expired' : 'open';
  // Stripe uses cents and yen, like our minor units.
  return { id, state: isPaid ? 'paid' : closed, total: moneyFrom(BigInt(amount_total ?? 0), known) };
}

const failureKinds: [new (...parameters: never[]) => Error, GatewayFailure['kind']][] = [
  [Stripe.errors.StripeAuthenticationError, 'key'],
  [Stripe.errors.StripePermissionError, 'key'],
  [Stripe.errors.StripeCardError, 'declined'],
  [Stripe.errors.StripeInvalidRequestError, 'settings'],
  [Stripe.errors.StripeIdempotencyError, 'settings'],
];

function failureOf(error: unknown): GatewayFailure {
  if (error instanceof GatewayFailure) return error;
  const kind = failureKinds.find(([type]) => error instanceof type)?.[1] ?? 'unreachable';
  return new GatewayFailure(kind, error instanceof Error ? error.message : String(error), { cause: error });
}

const isUnknown = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

const sessionEvents: readonly string[] = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
];

/** Verifies and parses a signed Stripe event; the sandbox signs the same way. */
export function readStripeEvent(body: string, signature: string, secret: string, now: Date): CardEvent | null {
  let event: Stripe.Event;
  try {
    event = Stripe.webhooks.constructEvent(body, signature, secret, undefined, undefined, now.getTime());
  } catch {
    return null;
  }
  if (!sessionEvents.includes(event.type)) return { id: event.id, session: null };
  const session = event.data.object as Stripe.Checkout.Session;
  // The Stripe account may be shared with other products that use other currencies.
  return { id: event.id, session: currencies[session.currency ?? ''] ? sessionOf(session) : null };
}

/**
 * @param now for the age check of signatures
 * @param cutOff aborted when the process ends
 */
export function stripeCard(
  { secretKey, webhookSecret, apiUrl }: CardConfig & { secretKey: string },
  now: () => Date,
  cutOff: AbortSignal = neverCut,
): CardPort {
  const stripe = openStripe(secretKey, apiUrl, cutOff);

  async function find(id: string): Promise<CardSession | null> {
    try {
      return sessionOf(await stripe.checkout.sessions.retrieve(id));
    } catch (error) {
      if (isUnknown(error)) return null;
      throw failureOf(error);
    }
  }

  return {
    async open({ paymentId, total, description, email, language, successUrl, cancelUrl, expiresAt }) {
      try {
        const { id, url } = await stripe.checkout.sessions.create(
          {
            mode: 'payment',
            client_reference_id: paymentId,
            customer_email: email,
            locale: language,
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: total.currency.toLowerCase(),
                  unit_amount: Number(unitsOf(total)),
                  product_data: { name: description },
                },
              },
            ],
            success_url: successUrl,
            cancel_url: cancelUrl,
            expires_at: Math.floor(expiresAt.getTime() / 1000),
            metadata: { payment_id: paymentId },
          },
          { idempotencyKey: paymentId },
        );
        if (!url) throw new GatewayFailure('settings', `the session ${id} has no address`);
        return { id, url };
      } catch (error) {
        throw failureOf(error);
      }
    },

    find,

    async expire(id) {
      try {
        return sessionOf(await stripe.checkout.sessions.expire(id)).state;
      } catch (error) {
        // A completed or expired session cannot be expired; return its actual state.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw failureOf(error);
        return (await find(id))?.state ?? 'expired';
      }
    },

    readEvent: async (body, signature) =>
      webhookSecret ? readStripeEvent(body, signature, webhookSecret, now()) : null,
  };
}
