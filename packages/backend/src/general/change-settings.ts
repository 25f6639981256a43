/** The operator's global settings (001 section 9), parsed from text, since commands and forms provide nothing else. */
import type { Queries } from '../db/database.ts';
import { site_settings } from '../db/schema/index.ts';
import { type FieldErrors, unprocessable } from '../http/http-error.ts';
import type { Wording } from '../messages/messages.ts';

type Settings = typeof site_settings.$inferSelect;

interface Shared {
  label: string;
  hint?: string;
}
interface NumberRule extends Shared {
  kind: 'number' | 'whole';
  least: number;
  most: number;
}
interface AmountRule extends Shared {
  kind: 'amount';
  /** If true, `none` removes the limit. */
  isOptional: boolean;
}
interface ChoiceRule extends Shared {
  kind: 'choice';
  options: readonly string[];
}
interface SizesRule extends Shared {
  kind: 'sizes';
}
export type SettingRule = NumberRule | AmountRule | ChoiceRule | SizesRule;

const days = (label: string): NumberRule => ({ kind: 'whole', least: 0, most: 90, label, hint: 'From 0 to 90' });
const limit = (label: string): AmountRule => ({
  kind: 'amount',
  isOptional: true,
  label,
  hint: 'US dollars, such as 500.00; “none” for no limit',
});

/** All settings, by column name. */
export const settingRules = {
  applicable_currency: { kind: 'choice', options: ['USD', 'JPY'], label: 'Currency of the site' },
  service_charge_percent: {
    kind: 'number',
    least: 0,
    most: 100,
    label: 'Service charge in per cent',
    hint: 'From 0 to 100',
  },
  consumption_tax_percent: {
    kind: 'number',
    least: 0,
    most: 100,
    label: 'Japanese consumption tax in per cent',
    hint: 'From 0 to 100',
  },
  usd_jpy_rate: {
    kind: 'number',
    least: 1,
    most: 1000,
    label: 'Yen for one US dollar',
    hint: 'From 1 to 1000; counts from now on',
  },
  free_quota_gb: { kind: 'whole', least: 0, most: 1000, label: 'Free disk quota in GB', hint: 'From 0 to 1000' },
  own_file_server_quota_gb: {
    kind: 'whole',
    least: 1,
    most: 100_000,
    label: 'Disk quota on an own file server in GB',
    hint: 'From 1 to 100000',
  },
  paid_quota_sizes_gb: { kind: 'sizes', label: 'Sizes of disk quota on sale in GB', hint: 'Such as 5,20,50' },
  disk_quota_cost_per_gb_and_year: {
    kind: 'amount',
    isOptional: false,
    label: 'Disk quota: cost of one GB for a year',
    hint: 'US dollars, such as 2.40',
  },
  notification_fee_per_year: {
    kind: 'amount',
    isOptional: false,
    label: 'Slack notifications: fee for a year',
    hint: 'US dollars, such as 24.00',
  },
  return_window_days: {
    kind: 'whole',
    least: 1,
    most: 365,
    label: 'Days in which a purchase may be returned',
    hint: 'From 1 to 365; counts for what is delivered from now on',
  },
  payout_days: days('Days until money that cannot go back any more is due to its seller'),
  rental_deposit_limit: limit('Highest deposit of a rent'),
  delivery_limit: limit('Highest delivery charge'),
  insurance_limit: limit('Highest insurance charge'),
  financial_year_start_month: {
    kind: 'whole',
    least: 1,
    most: 12,
    label: 'First month of the financial year',
    hint: 'From 1 to 12; it ends with the month before',
  },
  payment_reminder_days: days('Days before a payment is due that a seller is reminded'),
  return_reminder_days: days('Days before a return window ends that a seller is reminded'),
  lease_reminder_days: days('Days before a rent ends that a seller is reminded'),
  referral_reward_gb: {
    kind: 'whole',
    least: 0,
    most: 100,
    label: 'Disk quota in GB for each invited person who signs up',
    hint: 'From 0 to 100',
  },
} as const satisfies Partial<Record<keyof Settings, SettingRule>>;

export type SettingName = keyof typeof settingRules;
type Value = string | number | number[] | null;

/** A positive amount in the contract's format. */
const amountPattern = /^(?!0(?:\.0{1,2})?$)(?:0|[1-9]\d{0,8})(?:\.\d{1,2})?$/;

const isNumber = (text: string) => text !== '' && Number.isFinite(Number(text));

function readNumber(text: string, { kind, least, most }: NumberRule): { value: number } | { error: Wording } {
  const value = Number(text);
  if (!isNumber(text) || (kind === 'whole' && !Number.isInteger(value))) return { error: { key: 'notNumber' } };
  if (value < least) return { error: { key: 'tooSmall', values: { bound: least } } };
  if (value > most) return { error: { key: 'tooLarge', values: { bound: most } } };
  return { value };
}

function read(text: string, rule: SettingRule): { value: Value } | { error: Wording } {
  switch (rule.kind) {
    case 'number':
    case 'whole':
      return readNumber(text, rule);
    case 'choice':
      return rule.options.includes(text) ? { value: text } : { error: { key: 'notListed' } };
    case 'amount':
      if (rule.isOptional && text === 'none') return { value: null };
      return amountPattern.test(text) ? { value: text } : { error: { key: 'amountWrong' } };
    case 'sizes': {
      const sizes = text.split(',').map((size) => size.trim());
      const isWhole = sizes.every((size) => /^[1-9]\d{0,5}$/.test(size));
      return isWhole
        ? { value: [...new Set(sizes.map(Number))].sort((a, b) => a - b) }
        : { error: { key: 'wrongForm' } };
    }
  }
}

/**
 * Changes the named settings, and leaves the others unchanged.
 *
 * @throws HttpError 422 with a message per invalid setting; nothing is written then
 */
export async function changeSettings(
  queries: Queries,
  input: Readonly<Record<string, string | undefined>>,
  now: Date,
): Promise<void> {
  const errors: FieldErrors = {};
  const change: Record<string, Value> = {};
  for (const [name, text] of Object.entries(input)) {
    if (text === undefined) continue;
    const rule: SettingRule | undefined = Object.hasOwn(settingRules, name)
      ? settingRules[name as SettingName]
      : undefined;
    const found = rule ? read(text.trim(), rule) : { error: { key: 'unknownField' } as const };
    if ('error' in found) errors[name] = [found.error];
    else change[name] = found.value;
  }
  if (Object.keys(errors).length > 0) throw unprocessable(errors);
  if ('usd_jpy_rate' in change) change.usd_jpy_rate_date = now.toISOString().slice(0, 10);
  if (Object.keys(change).length > 0) await queries.update(site_settings).set(change);
}
