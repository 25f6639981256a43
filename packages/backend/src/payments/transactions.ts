/** Receipts: a paginated list (000 section 7), and single receipts with all details. */
import { isTimeZone, moneyFrom, unitsOf } from '@smart-art/openapi/rules';
import { and, asc, count, desc, eq, gte, ilike, lt, type SQL, sum } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { subscription_payments, transactions } from '../db/schema/index.ts';
import { instantsOf } from '../http/days.ts';
import type { SignedIn } from '../http/handler.ts';
import { invalidField, notFound } from '../http/http-error.ts';
import { pageOf } from '../http/paging.ts';
import type { Services } from '../services.ts';
import { issuerOf } from './parties.ts';

type TransactionRow = typeof transactions.$inferSelect;
type ListCall = SignedIn<'listDiskTransactions'> | SignedIn<'listSlackTransactions'>;

const money = (amount: string, currency: TransactionRow['currency']) =>
  moneyFrom(unitsOf({ amount, currency }), currency);

const transactionOf = (row: TransactionRow) => ({
  id: row.id,
  number: row.number,
  service: row.service,
  payment_id: row.payment_id,
  method: row.method,
  net: money(row.net_amount, row.currency),
  consumption_tax: money(row.tax_amount, row.currency),
  total: money(row.total_amount, row.currency),
  quota_gb: row.quota_gb,
  period_start: row.period_start,
  period_end: row.period_end,
  paid_at: row.paid_at.toISOString(),
});

const { currency, total_amount, paid_at, id } = transactions;

const orders = {
  '-paid_at': [desc(paid_at), desc(id)],
  paid_at: [asc(paid_at), asc(id)],
  '-total': [asc(currency), desc(total_amount), desc(id)],
  total: [asc(currency), asc(total_amount), asc(id)],
};

/** Escapes the wildcards of a LIKE pattern. */
const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Condition for the filters. @throws HttpError 422 if the days are out of order */
function selection(service: TransactionRow['service'], { session, query }: ListCall): SQL | undefined {
  const { date_from, date_to, time_zone, search } = query;
  if (date_from && date_to && date_from > date_to) throw invalidField('date_from', 'fromAfterTo');
  if (time_zone !== undefined && !isTimeZone(time_zone)) throw invalidField('time_zone', 'timeZoneUnknown');
  const { from, to } = instantsOf(query);
  return and(
    eq(transactions.seller_id, session.user.id),
    eq(transactions.service, service),
    from && gte(paid_at, from),
    to && lt(paid_at, to),
    ...(search ?? '')
      .split(/\s+/)
      .filter(Boolean)
      .map((part) => ilike(transactions.number, `%${literal(part)}%`)),
  );
}

/** @throws HttpError 404 for another seller */
export async function listTransactions(queries: Queries, service: TransactionRow['service'], call: ListCall) {
  const { session, query, request } = call;
  if (query.seller_id !== session.user.id) throw notFound();
  const { page = 1, per_page: perPage = 48, sort = '-paid_at' } = query;
  const chosen = selection(service, call);
  const sums = await queries
    .select({ currency, total: sum(total_amount), count: count() })
    .from(transactions)
    .where(chosen)
    .groupBy(currency)
    .orderBy(desc(currency));
  const rows = await queries
    .select()
    .from(transactions)
    .where(chosen)
    .orderBy(...orders[sort])
    .limit(perPage)
    .offset((page - 1) * perPage);
  const total = sums.reduce((all, one) => all + one.count, 0);
  return {
    ...pageOf(request.url, { page, perPage, total }, rows.map(transactionOf)),
    totals: sums.map((one) => money(one.total ?? '0', one.currency)),
  };
}

/**
 * A receipt as of the day of payment. Its lines come from the payment's quote, which is immutable.
 *
 * @throws HttpError 404 for another seller
 */
export async function receiptDetails(
  { queries, config }: Pick<Services, 'queries' | 'config'>,
  sellerId: string,
  id: string,
) {
  const [found] = await queries
    .select({ row: transactions, quote: subscription_payments.quote })
    .from(transactions)
    .innerJoin(subscription_payments, eq(transactions.payment_id, subscription_payments.id))
    .where(and(eq(transactions.id, id), eq(transactions.seller_id, sellerId)));
  if (!found) throw notFound();
  const { row, quote } = found;
  return {
    ...transactionOf(row),
    issuer: row.issuer ?? issuerOf(config),
    billed_to: row.billed_to,
    lines: quote.lines.filter(({ kind }) => (kind === 'notification_service') === (row.service === 'slack')),
    consumption_tax_percent: quote.consumption_tax_percent,
  };
}
