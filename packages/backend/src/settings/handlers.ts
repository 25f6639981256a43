import { eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { client_settings } from '../db/schema/index.ts';
import type { Handlers, SignedIn } from '../http/handler.ts';
import { once } from '../http/once.ts';
import { type FieldRefusals, notFound, refuseField, unprocessable } from '../http/refusal.ts';
import { etagOf, requireVersion } from '../http/version.ts';
import { word } from '../messages/messages.ts';
import { takePaymentTurn } from '../payments/payment.ts';
import type { Services } from '../services.ts';
import type { Session } from '../session/session.ts';

type Row = typeof client_settings.$inferSelect;
type Input = SignedIn<'storeClientSettings'>['body'];

const purpose = 'stripe_secret_key';

/** Before the first save. */
const blank = (user_id: string): Omit<Row, 'updated_at'> => ({
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
  applicable_currency: 'USD',
  language: 'en',
  time_zone: 'Asia/Tokyo',
  is_slack: true,
  renewal_reminder_days: 30,
  version: 0,
});

/** A seller's settings; their defaults before the first save. */
export async function settingsOf(queries: Queries, userId: string): Promise<Omit<Row, 'updated_at'>> {
  const [found] = await queries.select().from(client_settings).where(eq(client_settings.user_id, userId));
  return found ?? blank(userId);
}

/** As the contract has them: the secret masked. */
function answered(row: Omit<Row, 'updated_at'>) {
  const { stripe_secret_sealed: _sealed, stripe_secret_masked, ...rest } = row;
  const { updated_at: _at, ...settings } = rest as typeof rest & { updated_at?: Date };
  return { ...settings, stripe_secret_key: stripe_secret_masked };
}

/** Its kind and its last four characters, such as sk_test_••••••••1a2B. */
const masked = (secret: string) => `${/^\w+?_\w+?_/.exec(secret)?.[0] ?? ''}••••••••${secret.slice(-4)}`;

/** What is kept of a secret that is sent: masked or left out it stays, null removes it. */
function secretColumns({ houseKey }: Services, sent: string | null | undefined, held: Omit<Row, 'updated_at'>) {
  if (sent === undefined || sent === held.stripe_secret_masked) return {};
  if (sent === null) return { stripe_secret_sealed: null, stripe_secret_masked: null };
  if (sent.includes('•')) throw refuseField('stripe_secret_key', 'stripeSecretWrong');
  return { stripe_secret_sealed: houseKey.seal(purpose, sent), stripe_secret_masked: masked(sent) };
}

/** Text is trimmed; an empty one is none. */
function trimmed(input: Omit<Input, 'user_id' | 'stripe_secret_key'>) {
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => [name, typeof value === 'string' ? value.trim() || null : value]),
  ) as Partial<Row>;
}

type Column = keyof ReturnType<typeof answered>;

/** What each gateway needs before it can be switched on. */
const needs: readonly [switchedBy: Column, needed: readonly Column[]][] = [
  ['paypal_is_enabled', ['paypal_url', 'paypal_id']],
  ['stripe_is_enabled', ['stripe_api_key', 'stripe_secret_key']],
  [
    'bank_transfer_is_enabled',
    [
      'bank_transfer_account_name',
      'bank_transfer_bank_name',
      'bank_transfer_branch_name',
      'bank_transfer_account_type',
      'bank_transfer_account_number',
    ],
  ],
];

/** @throws Refusal 422 */
function check(settings: ReturnType<typeof answered>): void {
  const fields: FieldRefusals = {};
  for (const [switchedBy, needed] of needs) {
    if (!settings[switchedBy]) continue;
    for (const name of needed) if (!settings[name]) fields[name] = [{ key: 'neededToSwitchOn' }];
  }
  if (!Intl.supportedValuesOf('timeZone').includes(settings.time_zone) && settings.time_zone !== 'UTC') {
    fields.time_zone = [{ key: 'timeZoneUnknown' }];
  }
  if (Object.keys(fields).length > 0) throw unprocessable(fields);
}

/** @throws Refusal 404 for another seller's */
function requireOwn({ user }: Session, userId: string): void {
  if (user.id !== userId) throw notFound();
}

/**
 * Writes down what a seller sets; what is not named stays.
 *
 * @param tx a transaction
 * @throws Refusal 412, 422
 */
export async function saveSettings(
  services: Services,
  tx: Queries,
  { user_id, stripe_secret_key, ...plain }: Input,
  ifMatch?: string,
): Promise<Omit<Row, 'updated_at'>> {
  await takePaymentTurn(tx, user_id);
  const held = await settingsOf(tx, user_id);
  await requireVersion(ifMatch, held.version, () => answered(held));
  const next = {
    ...held,
    ...trimmed(plain),
    ...secretColumns(services, stripe_secret_key, held),
    version: held.version + 1,
  };
  check(answered(next));
  const row = { ...next, updated_at: services.now() };
  await tx.insert(client_settings).values(row).onConflictDoUpdate({ target: client_settings.user_id, set: row });
  return next;
}

async function store(services: Services, call: SignedIn<'storeClientSettings'>) {
  const { session, body, headers, language } = call;
  requireOwn(session, body.user_id);
  return once(services, call, 'storeClientSettings', async (tx) => {
    const saved = await saveSettings(services, tx, body, headers['If-Match']);
    const message = word(language, { key: 'settingsSaved' });
    return { status: 200 as const, body: { success: true, message, data: answered(saved) }, etag: etagOf(saved) };
  });
}

/** A seller's settings (000 section 3). */
export function settingsHandlers(services: Services): Pick<Handlers, 'getClientSettings' | 'storeClientSettings'> {
  return {
    async getClientSettings({ session, query, language }) {
      requireOwn(session, query.user_id);
      const held = await settingsOf(services.queries, query.user_id);
      const message = word(language, { key: 'settingsFound' });
      return { status: 200, body: { success: true, message, data: answered(held) }, etag: etagOf(held) };
    },
    storeClientSettings: (call) => store(services, call),
  };
}
