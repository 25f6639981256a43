import { defineMessages } from 'react-intl';

/** Messages of shipment fields. */
export const trackingMessages = defineMessages({
  courier: {
    id: 'orderForm.courier',
    defaultMessage: 'Courier company',
    description: 'Field of a shipment',
  },
  trackingNumber: {
    id: 'orderForm.trackingNumber',
    defaultMessage: 'Tracking number',
    description: 'Field of a shipment',
  },
  trackingNumberWrong: {
    id: 'orderForm.trackingNumberWrong',
    defaultMessage: 'Use letters, digits, spaces and . _ / - only.',
    description: 'Refusal of a tracking number',
  },
  trackingUrl: {
    id: 'orderForm.trackingUrl',
    defaultMessage: 'Tracking URL',
    description: 'Field of a shipment',
  },
  trackingUrlHelp: {
    id: 'orderForm.trackingUrlHelp',
    defaultMessage: 'Where the buyer can track the parcel.',
    description: 'Below the tracking URL',
  },
  trackingUrlWrong: {
    id: 'orderForm.trackingUrlWrong',
    defaultMessage: 'Enter a web address that begins with http:// or https://.',
    description: 'Refusal of a tracking URL',
  },
  trackingDate: {
    id: 'orderForm.trackingDate',
    defaultMessage: 'Tracking date',
    description: 'Field of a shipment: the day it was handed over',
  },
});

/** Errors for empty fields. */
export const missingMessages = defineMessages({
  courier_company: {
    id: 'orderForm.courierMissing',
    defaultMessage: 'Enter the courier company.',
    description: 'Error: the field is empty',
  },
  tracking_number: {
    id: 'orderForm.trackingNumberMissing',
    defaultMessage: 'Enter the tracking number.',
    description: 'Error: the field is empty',
  },
  tracking_url: {
    id: 'orderForm.trackingUrlMissing',
    defaultMessage: 'Enter the tracking URL.',
    description: 'Error: the field is empty',
  },
  tracking_date: {
    id: 'orderForm.trackingDateMissing',
    defaultMessage: 'Choose the tracking date.',
    description: 'Error: the field is empty',
  },
});
