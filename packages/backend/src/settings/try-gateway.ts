/** "Test this" of a payment gateway: uses the settings in the form, and stores nothing. */
import { badRequest, type FieldErrors, type HttpError, unprocessable } from '../http/http-error.ts';
import { GatewayFailure } from '../ports/gateway.ts';
import type { Services } from '../services.ts';
import { type Gateway, missingFor, wrongInBank } from './needs.ts';
import { type Settings, secretOf } from './record.ts';

/** The mode of a Stripe key, test or live. */
const modeOf = (key: string) => key.split('_')[1];

async function tryCard(services: Services, settings: Settings): Promise<void> {
  const secret = secretOf(services, settings);
  // Otherwise the buyer's browser would start payments that the server could not complete.
  if (modeOf(settings.stripe_api_key ?? '') !== modeOf(secret)) {
    throw unprocessable({ stripe_api_key: [{ key: 'stripeKeysDiffer' }] });
  }
  await services.ports.sellerGateways.tryCard(secret);
}

/** Maps a gateway failure to the messages of 001 section 8. */
function toHttpError({ kind }: GatewayFailure, gateway: Gateway): HttpError {
  if (kind === 'unreachable') return badRequest('gatewayUnreachable');
  return badRequest(gateway === 'card' ? 'apiKeyInvalid' : 'walletSdkWrong');
}

/** @throws HttpError 400, 422 */
export async function tryGateway(services: Services, gateway: Gateway, settings: Settings): Promise<void> {
  const fields: FieldErrors = gateway === 'bank_transfer' ? wrongInBank(settings) : {};
  for (const name of missingFor(gateway, settings)) fields[name] = [{ key: 'neededToTest' }];
  if (Object.keys(fields).length > 0) throw unprocessable(fields);
  try {
    if (gateway === 'card') await tryCard(services, settings);
    if (gateway === 'wallet') {
      await services.ports.sellerGateways.tryWallet(settings.paypal_url ?? '', settings.paypal_id ?? '');
    }
  } catch (error) {
    throw error instanceof GatewayFailure ? toHttpError(error, gateway) : error;
  }
}
