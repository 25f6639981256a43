import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { OrderStep } from './steps.ts';

/** The steps of an order, on buttons and in the list of steps that are not possible. */
export const stepMessages = defineMessages({
  set_charges: { id: 'orderStep.charges', defaultMessage: 'Save charges', description: 'Step of an order' },
  accept_event_discount: {
    id: 'orderStep.acceptDiscount',
    defaultMessage: 'Accept discount',
    description: 'Step of an order',
  },
  reject_event_discount: {
    id: 'orderStep.rejectDiscount',
    defaultMessage: 'Decline discount',
    description: 'Step of an order',
  },
  request_payment: { id: 'orderStep.request', defaultMessage: 'Request payment', description: 'Step of an order' },
  reject_order: { id: 'orderStep.reject', defaultMessage: 'Decline request', description: 'Step of an order' },
  confirm_bank_payment: {
    id: 'orderStep.confirmTransfer',
    defaultMessage: 'Confirm bank transfer',
    description: 'Step of an order',
  },
  refuse_bank_payment: {
    id: 'orderStep.refuseTransfer',
    defaultMessage: 'Transfer not received',
    description: 'Step of an order: the buyer is asked to pay again',
  },
  confirm_order: { id: 'orderStep.confirm', defaultMessage: 'Confirm order', description: 'Step of an order' },
  record_condition: {
    id: 'orderStep.condition',
    defaultMessage: 'Record condition',
    description: 'Step of an order, before it is shipped: photographs of the work as it leaves',
  },
  mark_shipped: { id: 'orderStep.ship', defaultMessage: 'Mark as shipped', description: 'Step of an order' },
  correct_shipment: {
    id: 'orderStep.correctShipment',
    defaultMessage: 'Edit shipment',
    description: 'Step of an order',
  },
  apply_for_auction: {
    id: 'orderStep.apply',
    defaultMessage: 'Send this offer',
    description: 'Step of a custom order for which artists apply',
  },
  accept: { id: 'orderStep.accept', defaultMessage: 'Accept order', description: 'Step of a custom order' },
  decline: { id: 'orderStep.decline', defaultMessage: 'Decline order', description: 'Step of a custom order' },
  cancel_order: { id: 'orderStep.cancel', defaultMessage: 'Cancel order', description: 'Step of an order' },
  record_refund: { id: 'orderStep.refund', defaultMessage: 'Record refund', description: 'Step of an order' },
  set_rent_renewal: {
    id: 'orderStep.renewal',
    defaultMessage: 'Allow renewal',
    description: 'Step of an order to rent, a switch: the buyer may add another term',
  },
  accept_return: { id: 'orderStep.acceptReturn', defaultMessage: 'Accept return', description: 'Step of an order' },
  reject_return: { id: 'orderStep.rejectReturn', defaultMessage: 'Decline return', description: 'Step of an order' },
  confirm_return_received: {
    id: 'orderStep.received',
    defaultMessage: 'Confirm that it came back',
    description: 'Step of an order',
  },
  accept_rent_return: {
    id: 'orderStep.acceptRentReturn',
    defaultMessage: 'Accept rental return',
    description: 'Step of an order to rent',
  },
  reject_rent_return: {
    id: 'orderStep.rejectRentReturn',
    defaultMessage: 'Decline rental return',
    description: 'Step of an order to rent',
  },
  confirm_rent_return_received: {
    id: 'orderStep.rentReceived',
    defaultMessage: 'Confirm that the rented work came back',
    description: 'Step of an order to rent',
  },
  end_rent: {
    id: 'orderStep.endRent',
    defaultMessage: 'Confirm that it came back',
    description: 'Step of an order to rent whose term is over',
  },
} satisfies Record<OrderStep, MessageDescriptor>);
