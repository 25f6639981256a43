/**
 * Confirms that a seller's bank transfer has arrived, in DATA_DIR (with the backend stopped) or in DATABASE_URL:
 *
 *   npm run confirm-transfer -w @smart-art/backend -- <reference number> [--arrived 2026-12-01]
 *
 * It can be entered later, if the transfer arrived within its 10 days.
 */
import { parseArgs } from 'node:util';
import { HttpError } from '../http/http-error.ts';
import { moneyText, translate } from '../messages/messages.ts';
import { confirmTransfer } from '../payments/transfer.ts';
import { fail, withDatabase } from './with-database.ts';

const usage = 'npm run confirm-transfer -w @smart-art/backend -- <reference number> [--arrived 2026-12-01]';
const { positionals, values } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { arrived: { type: 'string' }, help: { type: 'boolean' } },
});
const [reference] = positionals;
if (!reference || values.help) fail(usage);
const { arrived } = values;
if (arrived !== undefined && !/^\d{4}-\d\d-\d\d$/.test(String(arrived))) fail(usage);
const arrivedAt = arrived === undefined ? undefined : new Date(`${arrived}T00:00:00Z`);

await withDatabase(async (queries, config) => {
  try {
    const payment = await confirmTransfer({ queries, config, now: () => new Date() }, reference, arrivedAt);
    console.log(`The transfer ${reference} of ${moneyText('en', payment.quote.total)} is credited.`);
  } catch (error) {
    throw error instanceof HttpError ? new Error(translate('en', error.wording)) : error;
  }
});
