import type { FieldMessages } from '../http/field-errors.ts';

const charge = { required: 'orderChargeNeeded', pattern: 'orderChargeWrong', maxLength: 'orderChargeWrong' } as const;
const chargeCurrency = { required: 'currencyWrong', enum: 'currencyWrong' } as const;
const day = { format: 'orderDateWrong', pattern: 'orderDateWrong', maxLength: 'orderDateWrong' } as const;
const month = { pattern: 'orderMonthWrong', maxLength: 'orderMonthWrong' } as const;
const amount = { pattern: 'amountWrong', maxLength: 'amountWrong' } as const;
const reason = { minLength: 'orderReasonNeeded', pattern: 'orderReasonNeeded' } as const;
const answer = { required: 'orderActionNeeded', enum: 'orderActionNeeded' } as const;
const condition = { required: 'conditionNeeded', enum: 'conditionNeeded' } as const;

export const fieldMessages: FieldMessages = {
  order_id: { required: 'orderNeeded', minLength: 'orderNeeded', pattern: 'orderNeeded' },
  ready_for: { required: 'orderReadyForNeeded', enum: 'orderReadyForNeeded' },
  amount_from: amount,
  amount_to: amount,
  'listOrders date_from': day,
  'listOrders date_to': day,
  'getRevenueAmounts from': month,
  'getRevenueAmounts to': month,
  'changeOrderStatus status': { required: 'orderStatusWrong', enum: 'orderStatusWrong' },
  'changeOrderStatus delivery_charge.amount': charge,
  'changeOrderStatus insurance_charge.amount': charge,
  'changeOrderStatus delivery_charge.currency': chargeCurrency,
  'changeOrderStatus insurance_charge.currency': chargeCurrency,
  'changeOrderStatus reason': reason,
  'answerEventDiscount action': answer,
  'answerEventDiscount reason': reason,
  'answerReturnRequest action': answer,
  'answerReturnRequest reason': reason,
  'answerRentReturnRequest action': answer,
  'answerRentReturnRequest reason': reason,
  'shipOrder tracking_url': { required: 'trackingUrlNeeded', pattern: 'trackingUrlWrong', format: 'trackingUrlWrong' },
  'shipOrder tracking_number': {
    required: 'trackingNumberNeeded',
    minLength: 'trackingNumberNeeded',
    pattern: 'trackingNumberWrong',
  },
  'shipOrder tracking_date': {
    required: 'trackingDateNeeded',
    pattern: 'trackingDateWrong',
    format: 'trackingDateWrong',
    maxLength: 'trackingDateWrong',
  },
  'shipOrder courier_company': { required: 'courierNeeded', minLength: 'courierNeeded', pattern: 'courierNeeded' },
  'confirmReturnReceived condition': condition,
  'confirmRentReturnReceived condition': condition,
  'confirmRentReturnReceived deposit': { required: 'depositNeeded', enum: 'depositNeeded' },
  'confirmRentReturnReceived deposit_kept': { pattern: 'depositKeptRange', maxLength: 'depositKeptRange' },
  'setRentRenewal renewal': { required: 'renewalNeeded', type: 'renewalNeeded' },
  'confirmBankPayment reference_number': { pattern: 'referenceNumberWrong' },
};
