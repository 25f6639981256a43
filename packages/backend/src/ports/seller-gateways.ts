/** Tests the gateways that sellers configured for their buyers' payments. */
import { GatewayFailure, gatewayTimeout } from './gateway.ts';
import { neverCut } from './patience.ts';
import { type Outgoing, OutgoingFailure } from './safe-fetch.ts';

/** Nothing is charged or stored. Every method throws a GatewayFailure. */
export interface SellerGatewaysPort {
  /** @param secretKey of the seller's own account at the card gateway */
  tryCard(secretKey: string): Promise<void>;
  /**
   * Loads the wallet's payment SDK, as a buyer's page does.
   *
   * @param url of the provider, such as https://www.paypal.com
   */
  tryWallet(url: string, clientId: string): Promise<void>;
}

/**
 * @param cardUrl base URL of the card gateway's API
 * @param cutOff aborted when the process ends
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
        // The only permission we need is checkouts; a restricted key may lack the others.
        await stripe.checkout.sessions.list({ limit: 1 });
      } catch (error) {
        const text = error instanceof Error ? error.message : String(error);
        const isRejected =
          error instanceof Stripe.errors.StripeAuthenticationError ||
          error instanceof Stripe.errors.StripePermissionError;
        throw new GatewayFailure(isRejected ? 'key' : 'unreachable', text, { cause: error });
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
        const isRejected = error.reason === 'refused_address';
        throw new GatewayFailure(isRejected ? 'settings' : 'unreachable', error.reason, { cause: error });
      }
    },
  };
}

/** Accepts all keys and ids except those ending in `wrong`; one ending in `silent` gets no response. */
export const sandboxSellerGateways: SellerGatewaysPort = {
  tryCard: async (secretKey) => play(secretKey, 'key'),
  tryWallet: async (_url, clientId) => play(clientId, 'settings'),
};

function play(secret: string, failure: GatewayFailure['kind']): void {
  if (secret.endsWith('wrong')) throw new GatewayFailure(failure, 'the sandbox knows no such key');
  if (secret.endsWith('silent')) throw new GatewayFailure('unreachable', 'the sandbox does not answer');
}
