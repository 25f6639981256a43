/** A client of the card gateway. */
import Stripe from 'stripe';
import { gatewayTimeout } from './gateway.ts';

/**
 * @param apiUrl base URL of the gateway's API
 * @param cutOff aborted when the process ends
 */
export function openStripe(secretKey: string, apiUrl: string, cutOff: AbortSignal): Stripe {
  const { protocol, hostname, port } = new URL(apiUrl);
  const fetchUntil: typeof fetch = (url, init) =>
    fetch(url, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, cutOff]) : cutOff });
  return new Stripe(secretKey, {
    host: hostname,
    ...(port && { port }),
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout: gatewayTimeout,
    maxNetworkRetries: 1,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(fetchUntil),
  });
}
