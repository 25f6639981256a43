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

/** A page of purchase or rental orders. The previous page stays until the next has loaded. */
export const listOrders = (product: ProductClient, params: ListOrdersParams) =>
  queryOptions({
    queryKey: ['orders', 'list', params],
    queryFn: ({ signal }) => dataOf(product.GET('/orders-list-seller', { params: { query: params }, signal })),
    placeholderData: keepPreviousData,
  });

/** One order with its amounts, shipment, return and the actions available to the seller. */
export const getOrder = (product: ProductClient, id: string) =>
  queryOptions({
    queryKey: ['orders', 'details', id],
    queryFn: async ({ signal }) =>
      (await dataOf(product.GET('/orders-details/{order_id}', { params: { path: { order_id: id } }, signal }))).data,
  });

/** A page of cancelled orders, and the sum of all refunds. */
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

/** A step of an order. All steps may be repeated with the same key. */
interface OrderStep<Body> {
  body: Body;
  /** One key per user intent; retries reuse it. See `createIntent`. */
  idempotencyKey: string;
  /** Version of the order the user saw. The step fails with ApiError `stale` if the server has a different one. */
  version?: number;
}

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

/** Sets how an order is shipped. */
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

/** Allows or forbids the buyer to renew a rental. */
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
  /** One key per user intent; retries reuse it. See `createIntent`. */
  idempotencyKey: string;
}

export interface ConfirmReturnReceived extends OrderUpload {
  condition: ReturnCondition;
  /** Required unless the condition is as_sent. */
  conditionNote?: string;
  photographs: readonly File[];
}

/** Confirms a returned purchase and its condition. */
export const confirmReturnReceived = (upload: Upload) =>
  mutationOptions({
    mutationKey: ['confirmReturnReceived'] satisfies [MutationName],
    mutationFn: ({ orderId, condition, conditionNote, photographs, ...controls }: ConfirmReturnReceived) => {
      const fields = { order_id: orderId, condition, condition_note: conditionNote };
      return upload('/return-order-recevied', fields, { photographs }, controls);
    },
  });

export interface ConfirmRentReturnReceived extends ConfirmReturnReceived {
  /** Who gets the deposit. */
  deposit: 'refunded' | 'forfeited_to_seller' | 'forfeited_to_buyer';
  /** The part of it the seller keeps, a decimal in the order's currency; if absent, all of a forfeited deposit. */
  depositKept?: string;
}

/** Confirms a returned rental and its condition, and decides who gets the deposit. */
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

/** Whether the transfer the buyer reported has arrived, or the refund the seller has sent. */
export type ConfirmBankPayment = OrderUpload &
  (
    | { purpose: 'payment'; received: boolean; referenceNumber?: string; reason?: string }
    | { purpose: 'refund'; referenceNumber: string; receipt: File }
  );

/** Confirms a bank payment, or a refund by bank. */
export const confirmBankPayment = (upload: Upload) =>
  mutationOptions({
    mutationKey: ['confirmBankPayment'] satisfies [MutationName],
    mutationFn: ({ orderId, onProgress, signal, version, idempotencyKey, ...confirmation }: ConfirmBankPayment) => {
      const controls = { onProgress, signal, version, idempotencyKey };
      const common = {
        order_id: orderId,
        purpose: confirmation.purpose,
        reference_number: confirmation.referenceNumber,
      };
      if (confirmation.purpose === 'refund') {
        return upload('/bankPaymentConfirmation', common, { payment_receipt: confirmation.receipt }, controls);
      }
      const fields = { ...common, received: confirmation.received, reason: confirmation.reason };
      return upload('/bankPaymentConfirmation', fields, {}, controls);
    },
  });
