/** Tries the gateways that sellers have set up for themselves: whether a buyer could pay by them. */
import { GatewayFailure, gatewayTimeout } from './gateway.ts';
import { neverCut } from './patience.ts';
import { type Outgoing, OutgoingFailure } from './safe-fetch.ts';

/** Nothing is charged and nothing is kept. Every method throws a GatewayFailure. */
export interface SellerGatewaysPort {
  /** @param secretKey of the seller's own account at the card gateway */
  tryCard(secretKey: string): Promise<void>;
  /**
   * Loads the payment SDK of the wallet, as the page of a buyer does.
   *
   * @param url of the provider, such as https://www.paypal.com
   */
  tryWallet(url: string, clientId: string): Promise<void>;
}

/**
 * @param cardUrl where the card gateway's own calls are
 * @param cutOff given when the process ends
 */
export function sellerGateways(
  cardUrl: string,
  outgoing: Outgoing,
  cutOff: AbortSignal = neverCut,
): SellerGatewaysPort {
  return {
    async tryCard(secretKey) {
      const [{ default: Stripe }, { openStripe }] = await Promise.all([import('stripe'), import('./stripe.ts')]);
      const stripe = openStripe(secretKey, cardUrl, cutOff);
      try {
        // What is needed of a key is checkouts: a restricted one may have anything else.
        await stripe.checkout.sessions.list({ limit: 1 });
      } catch (error) {
        const said = error instanceof Error ? error.message : String(error);
        const isRefused =
          error instanceof Stripe.errors.StripeAuthenticationError ||
          error instanceof Stripe.errors.StripePermissionError;
        throw new GatewayFailure(isRefused ? 'key' : 'unreachable', said, { cause: error });
      }
    },

    async tryWallet(url, clientId) {
      const sdk = new URL('/sdk/js', url);
      sdk.searchParams.set('client-id', clientId);
      try {
        const { status, contentType } = await outgoing.look(sdk.href, gatewayTimeout);
        if (status === 200 && /javascript/.test(contentType)) return;
        const kind = status >= 500 || status === 429 ? 'unreachable' : 'settings';
        throw new GatewayFailure(kind, `the wallet's SDK answers ${status} ${contentType}`);
      } catch (error) {
        if (!(error instanceof OutgoingFailure)) throw error;
        const isRefused = error.reason === 'refused_address';
        throw new GatewayFailure(isRefused ? 'settings' : 'unreachable', error.reason, { cause: error });
      }
    },
  };
}

/** Knows every key and id but those that end in `wrong`; one that ends in `silent` gets no answer. */
export const sandboxSellerGateways: SellerGatewaysPort = {
  tryCard: async (secretKey) => play(secretKey, 'key'),
  tryWallet: async (_url, clientId) => play(clientId, 'settings'),
};

function play(secret: string, refusal: GatewayFailure['kind']): void {
  if (secret.endsWith('wrong')) throw new GatewayFailure(refusal, 'the sandbox knows no such key');
  if (secret.endsWith('silent')) throw new GatewayFailure('unreachable', 'the sandbox does not answer');
}
