/** Settings that each gateway requires before buyers can use it. */
import { requiredParts } from '@smart-art/openapi/rules';
import { bankErrors } from '../account/bank-errors.ts';
import type { SignedIn } from '../http/handler.ts';
import type { FieldErrors } from '../http/http-error.ts';
import { bankOf, type Settings } from './record.ts';

export type Gateway = SignedIn<'testPaymentGateway'>['body']['gateway'];

type Needed = keyof Settings | 'stripe_secret_key';

interface Needs {
  switchedBy: 'paypal_is_enabled' | 'stripe_is_enabled' | 'bank_transfer_is_enabled';
  /** Names from the contract; a stored secret key counts as given. */
  needed: readonly Needed[] | ((settings: Settings) => readonly Needed[]);
}

const needs: Record<Gateway, Needs> = {
  wallet: { switchedBy: 'paypal_is_enabled', needed: ['paypal_url', 'paypal_id'] },
  card: { switchedBy: 'stripe_is_enabled', needed: ['stripe_api_key', 'stripe_secret_key'] },
  bank_transfer: {
    switchedBy: 'bank_transfer_is_enabled',
    needed: (settings) => requiredParts(bankOf(settings)).map((part) => `bank_transfer_${part}` as const),
  },
};

const isGiven = (settings: Settings, name: Needed) =>
  Boolean(settings[name === 'stripe_secret_key' ? 'stripe_secret_masked' : name]);

/** The missing settings of a gateway. */
export function missingFor(gateway: Gateway, settings: Settings): string[] {
  const { needed } = needs[gateway];
  return (typeof needed === 'function' ? needed(settings) : needed).filter((name) => !isGiven(settings, name));
}

/** The enabled gateways. */
export const switchedOn = (settings: Settings): Gateway[] =>
  (Object.keys(needs) as Gateway[]).filter((gateway) => settings[needs[gateway].switchedBy]);

/** Errors of the account that buyers transfer to, by field. */
export const wrongInBank = (settings: Settings): FieldErrors =>
  bankErrors(bankOf(settings), (part) => `bank_transfer_${part}`);
