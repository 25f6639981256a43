import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { dataOf, type ProductClient } from '../clients.ts';
import type { Upload, UploadControls } from '../upload/upload.ts';
import type { MutationName } from './invalidation/index.ts';
import type {
  EventDiscountInput,
  ListCancelledOrdersParams,
  ListOrdersParams,
  OrderStatusInput,
  RentRenewalInput,
  ReturnAnswerInput,
  ReturnCondition,
  RevenuePeriod,
  ShipmentInput,
} from './records.ts';
import { retryDelay, shouldRetry } from './retry.ts';

/** A page of orders to buy or to rent; the one before stays until the next has come. */
export const listOrders = (product: ProductClient, params: ListOrdersParams) =>
  queryOptions({
    queryKey: ['orders', 'list', params],
    queryFn: ({ signal }) => dataOf(product.GET('/orders-list-seller', { params: { query: params }, signal })),
    placeholderData: keepPreviousData,
  });

/** One order with its amounts, its way, its return and what the seller may do now. */
export const getOrder = (product: ProductClient, id: string) =>
  queryOptions({
    queryKey: ['orders', 'details', id],
    queryFn: async ({ signal }) =>
      (await dataOf(product.GET('/orders-details/{order_id}', { params: { path: { order_id: id } }, signal }))).data,
  });

/** A page of orders that came to nothing, and what is given back for all of them. */
export const listCancelledOrders = (product: ProductClient, params: ListCancelledOrdersParams) =>
  queryOptions({
    queryKey: ['orders', 'cancelled', params],
    queryFn: ({ signal }) => dataOf(product.GET('/cancelled-list', { params: { query: params }, signal })),
    placeholderData: keepPreviousData,
  });

/** One cancellation with its order. */
export const getCancelledOrder = (product: ProductClient, id: string, orderId?: string) =>
  queryOptions({
    queryKey: ['orders', 'cancelled', 'details', id],
    queryFn: async ({ signal }) => {
      const query = orderId === undefined ? {} : { order_id: orderId };
      const params = { path: { id }, query };
      return (await dataOf(product.GET('/cancelled-order-details/{id}', { params, signal }))).data;
    },
  });

/** What the seller earned, by currency and month. */
export const getRevenueAmounts = (product: ProductClient, sellerId: string, period: RevenuePeriod = {}) =>
  queryOptions({
    queryKey: ['orders', 'revenue', sellerId, period],
    queryFn: async ({ signal }) => {
      const params = { path: { seller_id: sellerId }, query: period };
      return (await dataOf(product.GET('/getRevenueAmounts/{seller_id}', { params, signal }))).data;
    },
  });

/** A step of an order; all of them may be repeated with the same key. */
interface OrderStep<Body> {
  body: Body;
  /** Of the intent, not of the attempt: see `createIntent`. */
  idempotencyKey: string;
  /** The version of the order that was seen; another one on the server refuses the step (ApiError `stale`). */
  version?: number;
}

/** The headers of a step. */
const headerOf = ({ idempotencyKey, version }: Omit<OrderStep<unknown>, 'body'>) => ({
  'Idempotency-Key': idempotencyKey,
  ...(version === undefined ? null : { 'If-Match': `"${version}"` }),
});

/** Accepts or rejects an event discount. */
export const answerEventDiscount = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['answerEventDiscount'] satisfies [MutationName],
    mutationFn: ({ body, ...step }: OrderStep<EventDiscountInput>) =>
      dataOf(product.POST('/eventDiscountAcceptReject', { params: { header: headerOf(step) }, body })),
    retry: shouldRetry,
    retryDelay,
  });

/** Stores charges, requests payment, confirms, rejects or cancels an order. */
export const changeOrderStatus = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['changeOrderStatus'] satisfies [MutationName],
    mutationFn: ({ body, ...step }: OrderStep<OrderStatusInput>) =>
      dataOf(product.POST('/change-order-status', { params: { header: headerOf(step) }, body })),
    retry: shouldRetry,
    retryDelay,
  });

/** Says how an order travels. */
export const shipOrder = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['shipOrder'] satisfies [MutationName],
    mutationFn: ({ body, ...step }: OrderStep<ShipmentInput>) =>
      dataOf(product.POST('/order-shipped', { params: { header: headerOf(step) }, body })),
    retry: shouldRetry,
    retryDelay,
  });

/** Accepts or rejects the return of a purchase. */
export const answerReturnRequest = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['answerReturnRequest'] satisfies [MutationName],
    mutationFn: ({ body, ...step }: OrderStep<ReturnAnswerInput>) =>
      dataOf(product.POST('/returnRequestAcceptReject', { params: { header: headerOf(step) }, body })),
    retry: shouldRetry,
    retryDelay,
  });

/** Accepts or rejects the return of a rented work. */
export const answerRentReturnRequest = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['answerRentReturnRequest'] satisfies [MutationName],
    mutationFn: ({ body, ...step }: OrderStep<ReturnAnswerInput>) =>
      dataOf(product.POST('/returnRentRequestAcceptReject', { params: { header: headerOf(step) }, body })),
    retry: shouldRetry,
    retryDelay,
  });

/** Lets the buyer renew a rent, or no longer. */
export const setRentRenewal = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['setRentRenewal'] satisfies [MutationName],
    mutationFn: ({ body, ...step }: OrderStep<RentRenewalInput>) =>
      dataOf(product.POST('/rent_renewal_onoff', { params: { header: headerOf(step) }, body })),
    retry: shouldRetry,
    retryDelay,
  });

interface OrderUpload extends Pick<UploadControls, 'onProgress' | 'signal' | 'version'> {
  orderId: string;
  /** Of the intent, not of the attempt: see `createIntent`. */
  idempotencyKey: string;
}

export interface ConfirmReturnReceived extends OrderUpload {
  condition: ReturnCondition;
  /** Needed where the condition is not as_sent. */
  conditionNote?: string;
  photographs: readonly File[];
}

/** Says in which condition a returned purchase came back. */
export const confirmReturnReceived = (upload: Upload) =>
  mutationOptions({
    mutationKey: ['confirmReturnReceived'] satisfies [MutationName],
    mutationFn: ({ orderId, condition, conditionNote, photographs, ...controls }: ConfirmReturnReceived) => {
      const fields = { order_id: orderId, condition, condition_note: conditionNote };
      return upload('/return-order-recevied', fields, { photographs }, controls);
    },
  });

export interface ConfirmRentReturnReceived extends ConfirmReturnReceived {
  /** To whom the deposit goes. */
  deposit: 'refunded' | 'forfeited_to_seller' | 'forfeited_to_buyer';
  /** What of it the seller keeps, a decimal in the order's currency; absent: all of a forfeited one. */
  depositKept?: string;
}

/** Says in which condition a rented work came back, and to whom its deposit goes. */
export const confirmRentReturnReceived = (upload: Upload) =>
  mutationOptions({
    mutationKey: ['confirmRentReturnReceived'] satisfies [MutationName],
    mutationFn: (received: ConfirmRentReturnReceived) => {
      const { orderId, condition, conditionNote, deposit, depositKept, photographs, ...controls } = received;
      const fields = {
        order_id: orderId,
        condition,
        condition_note: conditionNote,
        deposit,
        deposit_kept: depositKept,
      };
      return upload('/rent-return-order-recevied', fields, { photographs }, controls);
    },
  });

/** A transfer that the buyer reported has come or not, or the seller has given one back. */
export type ConfirmBankPayment = OrderUpload &
  (
    | { purpose: 'payment'; received: boolean; referenceNumber?: string; reason?: string }
    | { purpose: 'refund'; referenceNumber: string; receipt: File }
  );

/** Confirms a bank payment, or a refund by bank. */
export const confirmBankPayment = (upload: Upload) =>
  mutationOptions({
    mutationKey: ['confirmBankPayment'] satisfies [MutationName],
    mutationFn: ({ orderId, onProgress, signal, version, idempotencyKey, ...said }: ConfirmBankPayment) => {
      const controls = { onProgress, signal, version, idempotencyKey };
      const named = { order_id: orderId, purpose: said.purpose, reference_number: said.referenceNumber };
      if (said.purpose === 'refund') {
        return upload('/bankPaymentConfirmation', named, { payment_receipt: said.receipt }, controls);
      }
      const fields = { ...named, received: said.received, reason: said.reason };
      return upload('/bankPaymentConfirmation', fields, {}, controls);
    },
  });
