import { isTimeZone } from '@smart-art/openapi/rules';
import { tryLimits } from '../constants.ts';
import type { Queries } from '../db/database.ts';
import { client_settings } from '../db/schema/index.ts';
import type { Handlers, SignedIn } from '../http/handler.ts';
import { type FieldErrors, notFound, unprocessable } from '../http/http-error.ts';
import { once } from '../http/once.ts';
import { enforceRateLimit } from '../http/rate-limit.ts';
import { etagOf, requireVersion } from '../http/version.ts';
import { translate } from '../messages/messages.ts';
import { lockPayments } from '../payments/payment.ts';
import type { Services } from '../services.ts';
import { requirePassword } from '../session/require-password.ts';
import type { Session } from '../session/session.ts';
import { missingFor, switchedOn, wrongInBank } from './needs.ts';
import { answered, changesSecret, type Settings, type SettingsInput, settingsOf, withInput } from './record.ts';
import { tryGateway } from './try-gateway.ts';

/** @throws HttpError 422 */
function check(settings: Settings): void {
  const fields: FieldErrors = wrongInBank(settings);
  for (const gateway of switchedOn(settings)) {
    for (const name of missingFor(gateway, settings)) fields[name] = [{ key: 'neededToSwitchOn' }];
  }
  // Not checked against `Intl.supportedValuesOf`: it lists one name per zone, and browsers differ in which
  // (Asia/Kolkata, Asia/Calcutta).
  if (!isTimeZone(settings.time_zone)) {
    fields.time_zone = [{ key: 'timeZoneUnknown' }];
  }
  if (Object.keys(fields).length > 0) throw unprocessable(fields);
}

/** @throws HttpError 404 for another seller */
function requireOwn({ user }: Session, userId: string): void {
  if (user.id !== userId) throw notFound();
}

/**
 * Saves a seller's settings; absent ones stay unchanged.
 *
 * @param tx a transaction
 * @throws HttpError 412, 422
 */
export async function saveSettings(
  services: Services,
  tx: Queries,
  input: SettingsInput,
  ifMatch?: string,
): Promise<Settings> {
  await lockPayments(tx, input.user_id);
  const current = await settingsOf(tx, input.user_id);
  await requireVersion(ifMatch, current.version, () => answered(current));
  const next = { ...withInput(services, current, input), version: current.version + 1 };
  check(next);
  const row = { ...next, updated_at: services.now() };
  await tx.insert(client_settings).values(row).onConflictDoUpdate({ target: client_settings.user_id, set: row });
  return next;
}

async function store(services: Services, call: SignedIn<'storeClientSettings'>) {
  const { session, headers, language, request } = call;
  // Removed before the request is hashed for idempotency: the password must not be stored in any form.
  const { current_password, ...body } = call.body;
  requireOwn(session, body.user_id);
  if (changesSecret(body, await settingsOf(services.queries, body.user_id))) {
    await requirePassword(services, { session, address: request.ip, password: current_password });
  }
  return once(services, { ...call, body }, 'storeClientSettings', async (tx) => {
    const saved = await saveSettings(services, tx, body, headers['If-Match']);
    const message = translate(language, { key: 'settingsSaved' });
    return { status: 200 as const, body: { success: true, message, data: answered(saved) }, etag: etagOf(saved) };
  });
}

/** Message for a passed test; for a bank account only the format can be checked. */
const passed = { card: 'cardTested', wallet: 'walletTested', bank_transfer: 'bankTested' } as const;

/** A seller's settings (000 section 3). */
export function settingsHandlers(
  services: Services,
): Pick<Handlers, 'getClientSettings' | 'storeClientSettings' | 'testPaymentGateway'> {
  return {
    async getClientSettings({ session, query, language }) {
      requireOwn(session, query.user_id);
      const current = await settingsOf(services.queries, query.user_id);
      const message = translate(language, { key: 'settingsFound' });
      return { status: 200, body: { success: true, message, data: answered(current) }, etag: etagOf(current) };
    },
    storeClientSettings: (call) => store(services, call),

    async testPaymentGateway({ session, body: { gateway, settings }, language }) {
      requireOwn(session, settings.user_id);
      await enforceRateLimit(services, 'gateway', session.user.id, tryLimits.gateway);
      const current = await settingsOf(services.queries, settings.user_id);
      await tryGateway(services, gateway, withInput(services, current, settings));
      return { status: 200, body: { success: true, message: translate(language, { key: passed[gateway] }) } };
    },
  };
}
