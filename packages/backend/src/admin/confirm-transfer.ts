/**
 * Confirms that a seller's bank transfer has arrived, in the stopped DATA_DIR or in DATABASE_URL:
 *
 *   npm run confirm-transfer -w @smart-art/backend -- <reference number>
 */
import { parseArgs } from 'node:util';
import { Refusal } from '../http/refusal.ts';
import { word } from '../messages/messages.ts';
import { confirmTransfer } from '../payments/transfer.ts';
import { amountText } from '../payments/words.ts';
import { fail, inHouseDatabase } from './house-database.ts';

const { positionals, values } = parseArgs({ allowPositionals: true, strict: false });
const [reference] = positionals;
if (!reference || values.help) fail('npm run confirm-transfer -w @smart-art/backend -- <reference number>');

await inHouseDatabase(async (queries, config) => {
  try {
    const payment = await confirmTransfer({ queries, config, now: () => new Date() }, reference);
    console.log(`The transfer ${reference} of ${amountText(payment.quote.total)} is credited.`);
  } catch (error) {
    throw error instanceof Refusal ? new Error(word('en', error.wording)) : error;
  }
});
