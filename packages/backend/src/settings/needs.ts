/** What each gateway needs before buyers can pay by it. */
import type { SignedIn } from '../http/handler.ts';
import type { Settings } from './record.ts';

export type Gateway = SignedIn<'testPaymentGateway'>['body']['gateway'];

interface Needs {
  switchedBy: 'paypal_is_enabled' | 'stripe_is_enabled' | 'bank_transfer_is_enabled';
  /** As the contract names them; of the secret key it is enough that one is kept. */
  needed: readonly (keyof Settings | 'stripe_secret_key')[];
}

const needs: Record<Gateway, Needs> = {
  wallet: { switchedBy: 'paypal_is_enabled', needed: ['paypal_url', 'paypal_id'] },
  card: { switchedBy: 'stripe_is_enabled', needed: ['stripe_api_key', 'stripe_secret_key'] },
  bank_transfer: {
    switchedBy: 'bank_transfer_is_enabled',
    needed: [
      'bank_transfer_account_name',
      'bank_transfer_bank_name',
      'bank_transfer_branch_name',
      'bank_transfer_account_type',
      'bank_transfer_account_number',
    ],
  },
};

const isGiven = (settings: Settings, name: keyof Settings | 'stripe_secret_key') =>
  Boolean(settings[name === 'stripe_secret_key' ? 'stripe_secret_masked' : name]);

/** The fields that a gateway lacks. */
export const missingFor = (gateway: Gateway, settings: Settings): string[] =>
  needs[gateway].needed.filter((name) => !isGiven(settings, name));

/** The gateways that are switched on. */
export const switchedOn = (settings: Settings): Gateway[] =>
  (Object.keys(needs) as Gateway[]).filter((gateway) => settings[needs[gateway].switchedBy]);
