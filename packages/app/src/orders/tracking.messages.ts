import { defineMessages } from 'react-intl';

/** Messages of shipment fields. */
export const trackingMessages = defineMessages({
  courier: {
    id: 'orderForm.courier',
    defaultMessage: 'Courier company',
    description: 'Shipment field',
  },
  trackingNumber: {
    id: 'orderForm.trackingNumber',
    defaultMessage: 'Tracking number',
    description: 'Shipment field',
  },
  trackingNumberWrong: {
    id: 'orderForm.trackingNumberWrong',
    defaultMessage: 'Use letters, digits, spaces and . _ / - only.',
    description: 'Error: tracking number format',
  },
  trackingUrl: {
    id: 'orderForm.trackingUrl',
    defaultMessage: 'Tracking URL',
    description: 'Shipment field',
  },
  trackingUrlHelp: {
    id: 'orderForm.trackingUrlHelp',
    defaultMessage: 'Where the buyer can track the parcel.',
    description: 'Hint: tracking URL',
  },
  trackingUrlWrong: {
    id: 'orderForm.trackingUrlWrong',
    defaultMessage: 'Enter a web address that begins with http:// or https://.',
    description: 'Error: tracking URL format',
  },
  trackingDate: {
    id: 'orderForm.trackingDate',
    defaultMessage: 'Tracking date',
    description: 'Shipment field: date of handover',
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
