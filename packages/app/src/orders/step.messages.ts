import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { OrderStep } from './steps.ts';

/** Steps of an order, on buttons and in the list of disabled steps. */
export const stepMessages = defineMessages({
  set_charges: { id: 'orderStep.charges', defaultMessage: 'Save charges', description: 'Order button' },
  accept_event_discount: {
    id: 'orderStep.acceptDiscount',
    defaultMessage: 'Accept discount',
    description: 'Order button',
  },
  reject_event_discount: {
    id: 'orderStep.rejectDiscount',
    defaultMessage: 'Decline discount',
    description: 'Order button',
  },
  request_payment: { id: 'orderStep.request', defaultMessage: 'Request payment', description: 'Order button' },
  reject_order: { id: 'orderStep.reject', defaultMessage: 'Decline request', description: 'Order button' },
  confirm_bank_payment: {
    id: 'orderStep.confirmTransfer',
    defaultMessage: 'Confirm bank transfer',
    description: 'Order button',
  },
  refuse_bank_payment: {
    id: 'orderStep.refuseTransfer',
    defaultMessage: 'Transfer not received',
    description: 'Order button: asks the buyer to pay again',
  },
  confirm_order: { id: 'orderStep.confirm', defaultMessage: 'Confirm order', description: 'Order button' },
  record_condition: {
    id: 'orderStep.condition',
    defaultMessage: 'Record condition',
    description: 'Order button, before shipping: photos of the work',
  },
  mark_shipped: { id: 'orderStep.ship', defaultMessage: 'Mark as shipped', description: 'Order button' },
  correct_shipment: {
    id: 'orderStep.correctShipment',
    defaultMessage: 'Edit shipment',
    description: 'Order button',
  },
  apply_for_auction: {
    id: 'orderStep.apply',
    defaultMessage: 'Send this offer',
    description: 'Custom order button: apply for an auction',
  },
  accept: { id: 'orderStep.accept', defaultMessage: 'Accept order', description: 'Custom order button' },
  decline: { id: 'orderStep.decline', defaultMessage: 'Decline order', description: 'Custom order button' },
  cancel_order: { id: 'orderStep.cancel', defaultMessage: 'Cancel order', description: 'Order button' },
  record_refund: { id: 'orderStep.refund', defaultMessage: 'Record refund', description: 'Order button' },
  set_rent_renewal: {
    id: 'orderStep.renewal',
    defaultMessage: 'Allow renewal',
    description: 'Rental order switch: the buyer may extend the rental',
  },
  accept_return: { id: 'orderStep.acceptReturn', defaultMessage: 'Accept return', description: 'Order button' },
  reject_return: { id: 'orderStep.rejectReturn', defaultMessage: 'Decline return', description: 'Order button' },
  confirm_return_received: {
    id: 'orderStep.received',
    defaultMessage: 'Confirm that it came back',
    description: 'Order button',
  },
  accept_rent_return: {
    id: 'orderStep.acceptRentReturn',
    defaultMessage: 'Accept rental return',
    description: 'Rental order button',
  },
  reject_rent_return: {
    id: 'orderStep.rejectRentReturn',
    defaultMessage: 'Decline rental return',
    description: 'Rental order button',
  },
  confirm_rent_return_received: {
    id: 'orderStep.rentReceived',
    defaultMessage: 'Confirm that the rented work came back',
    description: 'Rental order button',
  },
  end_rent: {
    id: 'orderStep.endRent',
    defaultMessage: 'Confirm that it came back',
    description: 'Rental order button after the term',
  },
} satisfies Record<OrderStep, MessageDescriptor>);
