import type { ClientSettings, StoreClientSettingsBody } from '@smart-art/api-client/queries';
import { type BankPart, bankParts, neededBankParts, shownBankParts } from '@smart-art/openapi/rules';
import { bankFormOf, bankSent } from '../../bank/bank-form.ts';
import { partsOfSettings, type SettingsPart, settingsOfParts, settingsPart } from '../../bank/settings-parts.ts';

/** The request body of a settings section; omitted values stay unchanged. */
export type Part = Omit<StoreClientSettingsBody, 'user_id'>;

/** The secret key is left as it is, replaced by the typed one, or removed. */
export type SecretWish = 'kept' | 'new' | 'none';

export interface CardForm {
  stripe_is_enabled: boolean;
  stripe_api_key: string;
  secret: SecretWish;
  stripe_secret_key: string;
  current_password: string;
}

export interface WalletForm {
  paypal_is_enabled: boolean;
  paypal_url: string;
  paypal_id: string;
}

export type BankForm = Record<SettingsPart, string> & { bank_transfer_is_enabled: boolean };

/** The account parts that buyers need for a transfer. @param country two letters; '' if unknown */
export function requiredParts(form: BankForm, country: string): BankPart[] {
  const requested = shownBankParts(country);
  const needed = neededBankParts(country, partsOfSettings(form));
  return bankParts.filter(
    (part) =>
      needed.includes(part) || (requested.includes(part) && (part === 'branch_name' || part === 'account_type')),
  );
}

export interface RegionForm {
  applicable_currency: ClientSettings['applicable_currency'];
  language: ClientSettings['language'];
  time_zone: string;
}

export interface NoticesForm {
  is_slack: boolean;
  notices: ClientSettings['notices'];
  renewal_reminder_days: number | null;
}

const orNull = (text: string) => text.trim() || null;

export const cardForm = ({ stripe_is_enabled, stripe_api_key, stripe_secret_key }: ClientSettings): CardForm => ({
  stripe_is_enabled,
  stripe_api_key: stripe_api_key ?? '',
  secret: stripe_secret_key === null ? 'new' : 'kept',
  stripe_secret_key: '',
  current_password: '',
});

/** Whether saving would replace or remove the secret key. */
export const changesSecret = ({ secret, stripe_secret_key }: CardForm): boolean =>
  secret === 'none' || (secret === 'new' && stripe_secret_key.trim() !== '');

export const cardPart = (form: CardForm): Part => ({
  stripe_is_enabled: form.stripe_is_enabled,
  stripe_api_key: orNull(form.stripe_api_key),
  ...(changesSecret(form) && {
    stripe_secret_key: form.secret === 'none' ? null : form.stripe_secret_key.trim(),
    ...(form.current_password && { current_password: form.current_password }),
  }),
});

export const walletForm = ({ paypal_is_enabled, paypal_url, paypal_id }: ClientSettings): WalletForm => ({
  paypal_is_enabled,
  paypal_url: paypal_url ?? '',
  paypal_id: paypal_id ?? '',
});

export const walletPart = (form: WalletForm): Part => ({
  paypal_is_enabled: form.paypal_is_enabled,
  paypal_url: orNull(form.paypal_url),
  paypal_id: orNull(form.paypal_id),
});

export const bankForm = (settings: ClientSettings): BankForm => ({
  bank_transfer_is_enabled: settings.bank_transfer_is_enabled,
  ...settingsOfParts(bankFormOf(partsOfSettings(settings))),
});

export const bankPart = (form: BankForm): Part => ({
  bank_transfer_is_enabled: form.bank_transfer_is_enabled,
  ...settingsOfParts(bankSent(partsOfSettings(form))),
});

export const regionForm = ({ applicable_currency, language, time_zone }: ClientSettings): RegionForm => ({
  applicable_currency,
  language,
  time_zone,
});

export const noticesForm = ({ is_slack, notices, renewal_reminder_days }: ClientSettings): NoticesForm => ({
  is_slack,
  notices,
  renewal_reminder_days,
});

/** What an enabled gateway lacks: names of fields, or parts of the account. */
export const missingOf = {
  card: (form: CardForm): ('stripe_api_key' | 'stripe_secret_key')[] => {
    if (!form.stripe_is_enabled) return [];
    const hasSecret = form.secret === 'kept' || (form.secret === 'new' && form.stripe_secret_key.trim() !== '');
    return [
      ...(form.stripe_api_key.trim() ? [] : (['stripe_api_key'] as const)),
      ...(hasSecret ? [] : (['stripe_secret_key'] as const)),
    ];
  },
  wallet: (form: WalletForm): ('paypal_url' | 'paypal_id')[] =>
    form.paypal_is_enabled ? (['paypal_url', 'paypal_id'] as const).filter((name) => !form[name].trim()) : [],
  bank_transfer: (form: BankForm, country: string): BankPart[] =>
    form.bank_transfer_is_enabled
      ? requiredParts(form, country).filter((part) => !form[settingsPart(part)].trim())
      : [],
};

/** Server errors by form field; those of a test are prefixed with `settings.`. */
export const formErrors = (errors: Readonly<Record<string, string[]>>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(errors).map(([name, texts]) => [name.replace(/^settings\./, ''), texts]));
