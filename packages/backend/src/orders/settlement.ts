/** Payment, refunds and cancellation of an order of any kind, in the contract's format. */
import type { components } from '@smart-art/openapi/product';
import { asc, eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { queryAll } from '../db/query-all.ts';
import { documents, order_cancellations, order_documents } from '../db/schema/index.ts';
import { type DocumentRow, documentOf } from '../platform/documents.ts';
import { moneyOf } from '../products/money.ts';
import type { Services } from '../services.ts';
import { type OrderRow, type RefundRow, refunderOf, refundsOf } from './record.ts';

type OrderDetails = components['schemas']['OrderDetails'];

/** The fields shared by all kinds of orders. */
type Settlement = Pick<OrderDetails, 'invoice' | 'payment_reference' | 'payment_receipts' | 'refunds' | 'cancellation'>;

/** A receipt or a photograph of an order. */
export interface Filed {
  link: typeof order_documents.$inferSelect;
  file: DocumentRow;
}

export const filesOf = (queries: Queries, orderId: string): Promise<Filed[]> =>
  queries
    .select({ link: order_documents, file: documents })
    .from(order_documents)
    .innerJoin(documents, eq(documents.id, order_documents.document_id))
    .where(eq(order_documents.order_id, orderId))
    .orderBy(asc(order_documents.kind), asc(order_documents.position), asc(order_documents.document_id));

export const amountOf = (amount: string, currency: OrderRow['currency']) =>
  moneyOf(amount, currency) ?? { amount: '0', currency };

/** The invoice number is derived from the order number, so it never changes. */
const invoiceOf = ({ number, payment_requested_at: at }: OrderRow): OrderDetails['invoice'] =>
  at && { number: `${number}-INV`, issued_at: at.toISOString() };

/** @param at its index among the order's refunds, which are append-only */
function refundOf(services: Services, order: OrderRow, refund: RefundRow, at: number, files: readonly Filed[]) {
  const receipt = files.find(({ link }) => link.kind === 'refund_receipt' && link.refund_id === refund.id);
  return {
    id: refund.id,
    cause: refund.cause,
    amount: amountOf(refund.amount, refund.currency),
    seller_share: amountOf(refund.seller_share_amount, refund.currency),
    status: refund.status,
    by: refunderOf(order),
    credit_note: refund.refunded_at ? `${order.number}-CN${at + 1}` : null,
    reference_number: refund.reference_number,
    payment_receipt: receipt ? documentOf(services, receipt.file) : null,
    due_at: refund.due_at.toISOString(),
    refunded_at: refund.refunded_at?.toISOString() ?? null,
  };
}

async function cancellationOf(queries: Queries, orderId: string): Promise<OrderDetails['cancellation']> {
  const [row] = await queries.select().from(order_cancellations).where(eq(order_cancellations.order_id, orderId));
  if (!row) return null;
  return { id: row.id, cause: row.cause, reason: row.reason, cancelled_at: row.cancelled_at.toISOString() };
}

/** @param files of the order */
export async function settlementOf(
  services: Services,
  queries: Queries,
  order: OrderRow,
  files: readonly Filed[],
): Promise<Settlement> {
  const { refunds, cancellation } = await queryAll({
    refunds: () => refundsOf(queries, order.id),
    cancellation: () => cancellationOf(queries, order.id),
  });
  const receipts = files.filter(({ link }) => link.kind === 'payment_receipt');
  return {
    invoice: invoiceOf(order),
    payment_reference: order.payment_reference,
    payment_receipts: receipts.map(({ file }) => documentOf(services, file)),
    refunds: refunds.map((refund, at) => refundOf(services, order, refund, at, files)),
    cancellation,
  };
}
