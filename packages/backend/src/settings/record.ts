/** A seller's settings in the database, and how input changes them. */
import {
  type BankValues,
  bankParts,
  defaultCurrency,
  noticeKinds,
  plainIban,
  plainSortCode,
} from '@smart-art/openapi/rules';
import { eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { client_settings, type NoticeChoices, users } from '../db/schema/index.ts';
import type { SignedIn } from '../http/handler.ts';
import { invalidField } from '../http/http-error.ts';
import type { Language } from '../messages/messages.ts';
import { channelsOf } from '../platform/notify-seller.ts';
import type { Services } from '../services.ts';

type Row = typeof client_settings.$inferSelect;

/** Stored settings, or the defaults before the first save. */
export type Settings = Omit<Row, 'updated_at'>;
export type SettingsInput = SignedIn<'storeClientSettings'>['body'];

const purpose = 'stripe_secret_key';

/** Defaults before the first save. */
const blank = (user_id: string, language: Language): Settings => ({
  user_id,
  paypal_url: null,
  paypal_id: null,
  paypal_is_enabled: false,
  stripe_api_key: null,
  stripe_secret_sealed: null,
  stripe_secret_masked: null,
  stripe_is_enabled: false,
  bank_transfer_is_enabled: false,
  bank_transfer_account_name: null,
  bank_transfer_bank_name: null,
  bank_transfer_branch_name: null,
  bank_transfer_account_type: null,
  bank_transfer_account_number: null,
  bank_transfer_swift_code: null,
  bank_transfer_ifsc_code: null,
  bank_transfer_iban: null,
  bank_transfer_sort_code: null,
  bank_transfer_routing_number: null,
  applicable_currency: defaultCurrency,
  language,
  time_zone: 'Asia/Tokyo',
  is_slack: true,
  notices: null,
  renewal_reminder_days: 30,
  version: 0,
});

/** A seller's settings, or the defaults before the first save. */
export async function settingsOf(queries: Queries, userId: string): Promise<Settings> {
  const [found] = await queries.select().from(client_settings).where(eq(client_settings.user_id, userId));
  if (found) return found;
  const [user] = await queries.select({ language: users.language }).from(users).where(eq(users.id, userId));
  return blank(userId, user?.language ?? 'en');
}

/** A seller's IANA time zone; UTC if not set, since the device's zone is unknown. */
export async function timeZoneOf(queries: Queries, userId: string): Promise<string> {
  const { version, time_zone } = await settingsOf(queries, userId);
  return version > 0 ? time_zone : 'UTC';
}

/** Settings in the contract's format, with the secret masked. */
export function answered(row: Settings) {
  const { stripe_secret_sealed: _sealed, stripe_secret_masked, ...rest } = row;
  const { updated_at: _at, ...settings } = rest as typeof rest & { updated_at?: Date };
  const notices = Object.fromEntries(noticeKinds.map((kind) => [kind, channelsOf(row.notices, kind)])) as NoticeChoices;
  return { ...settings, notices, stripe_secret_key: stripe_secret_masked };
}

/** Keeps the prefix and the last four characters, such as sk_test_••••••••1a2B. */
const masked = (secret: string) => `${/^\w+?_\w+?_/.exec(secret)?.[0] ?? ''}••••••••${secret.slice(-4)}`;

/** True if the sent secret differs from the stored one. */
export const changesSecret = (
  { stripe_secret_key: sent }: Pick<SettingsInput, 'stripe_secret_key'>,
  current: Settings,
) => sent !== undefined && sent !== current.stripe_secret_masked;

/** The secret's columns: a masked or absent value keeps it, null removes it. */
function secretColumns({ installationKey }: Services, sent: string | null | undefined, current: Settings) {
  if (sent === undefined || sent === current.stripe_secret_masked) return {};
  if (sent === null) return { stripe_secret_sealed: null, stripe_secret_masked: null };
  if (sent.includes('•')) throw invalidField('stripe_secret_key', 'stripeSecretWrong');
  return { stripe_secret_sealed: installationKey.seal(purpose, sent), stripe_secret_masked: masked(sent) };
}

/** Trims texts; empty ones become null. */
function trimmed(input: Omit<SettingsInput, 'user_id' | 'stripe_secret_key' | 'current_password'>) {
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => [name, typeof value === 'string' ? value.trim() || null : value]),
  ) as Partial<Row>;
}

/** Bank codes without separators. */
const plainCodes = ({ bank_transfer_iban: iban, bank_transfer_sort_code: sortCode }: Partial<Row>): Partial<Row> => ({
  ...(iban && { bank_transfer_iban: plainIban(iban) }),
  ...(sortCode && { bank_transfer_sort_code: plainSortCode(sortCode) }),
});

/** The settings after a save; absent ones stay unchanged. @throws HttpError 422 */
export function withInput(services: Services, current: Settings, input: SettingsInput): Settings {
  const { user_id: _user, stripe_secret_key, current_password: _password, ...plain } = input;
  const values = trimmed(plain);
  return { ...current, ...values, ...plainCodes(values), ...secretColumns(services, stripe_secret_key, current) };
}

/** The account that buyers transfer to, with the shared rules' field names. */
export const bankOf = (settings: Settings): BankValues =>
  Object.fromEntries(bankParts.map((part) => [part, settings[`bank_transfer_${part}`]]));

/** The decrypted secret key. */
export const secretOf = ({ installationKey }: Services, { stripe_secret_sealed }: Settings): string =>
  stripe_secret_sealed ? installationKey.open(purpose, stripe_secret_sealed) : '';
