import type { Handlers } from '../http/handler.ts';
import { notFound } from '../http/http-error.ts';
import { pageOf } from '../http/paging.ts';
import { etagOf } from '../http/version.ts';
import type { Services } from '../services.ts';
import { cancelledHandlers } from './cancelled.ts';
import { besideOf, describeOrder, orderOf } from './describe.ts';
import { formHandlers } from './forms.ts';
import { ledgerHandlers } from './ledger.ts';
import { findOrders } from './list.ts';
import { proofHandlers } from './proof-handlers.ts';
import { requireRanges } from './ranges.ts';
import { findOrderRow } from './record.ts';
import { acceptReturn, rejectReturn } from './returns.ts';
import { revenueHandlers } from './revenue.ts';
import { answerEventDiscount, changeStatus, reasonOf, ship, switchRenewal } from './seller-steps.ts';
import { applyStep } from './step.ts';

/** Custom orders use the same calls for payment and cancellation. */
const everyKind = ['buy', 'rent', 'custom'] as const;

type OrderOperation =
  | 'listOrders'
  | 'getOrder'
  | 'getRevenueAmounts'
  | 'listLedgerEntries'
  | 'answerEventDiscount'
  | 'changeOrderStatus'
  | 'shipOrder'
  | 'answerReturnRequest'
  | 'answerRentReturnRequest'
  | 'confirmReturnReceived'
  | 'confirmRentReturnReceived'
  | 'setRentRenewal'
  | 'confirmBankPayment'
  | 'recordOrderCondition'
  | 'sendOrderMessage'
  | 'getOrderProof'
  | 'listCancelledOrders'
  | 'getCancelledOrder';

/** Orders to buy and rent (000 sections 4 and 7). */
export function orderHandlers(services: Services): Pick<Handlers, OrderOperation> {
  const { queries, now } = services;
  return {
    async listOrders({ session, query, request }) {
      requireRanges(query);
      const { page = 1, per_page: perPage = 48, sort = '-created_at', ready_for, ...filters } = query;
      const kind = ready_for === 'Sale' ? 'buy' : 'rent';
      const listQuery = { ...filters, sellerId: session.user.id, kind, page, perPage, sort } as const;
      const { records, total, counts } = await findOrders(queries, listQuery);
      const beside = await besideOf(
        queries,
        records.map(({ order }) => order),
      );
      const at = now();
      const data = records.map((record) => orderOf(record, beside, at));
      return { status: 200, body: { ...pageOf(request.url, { page, perPage, total }, data), counts } };
    },

    async getOrder({ session, path }) {
      const order = await findOrderRow(queries, { id: path.order_id, sellerId: session.user.id });
      if (!order) throw notFound();
      const data = await describeOrder(services, queries, order);
      return { status: 200, body: { success: true, message: '', data }, etag: etagOf(data) };
    },

    answerEventDiscount: (call) =>
      applyStep(
        services,
        'answerEventDiscount',
        call,
        call.body,
        (step) => answerEventDiscount(step, call.body),
        everyKind,
      ),

    changeOrderStatus: (call) =>
      applyStep(services, 'changeOrderStatus', call, call.body, (step) => changeStatus(step, call.body), everyKind),

    shipOrder: (call) => applyStep(services, 'shipOrder', call, call.body, (step) => ship(step, call.body), everyKind),

    answerReturnRequest: (call) =>
      applyStep(
        services,
        'answerReturnRequest',
        call,
        call.body,
        (step) => (call.body.action === 'accept' ? acceptReturn(step) : rejectReturn(step, reasonOf(call.body))),
        ['buy'],
      ),

    answerRentReturnRequest: (call) =>
      applyStep(
        services,
        'answerRentReturnRequest',
        call,
        call.body,
        (step) => (call.body.action === 'accept' ? acceptReturn(step) : rejectReturn(step, reasonOf(call.body))),
        ['rent'],
      ),

    setRentRenewal: (call) =>
      applyStep(services, 'setRentRenewal', call, call.body, (step) => switchRenewal(step, call.body.renewal), [
        'rent',
      ]),

    ...formHandlers(services),
    ...proofHandlers(services),
    ...cancelledHandlers(services),
    ...revenueHandlers(services),
    ...ledgerHandlers(services),
  };
}
