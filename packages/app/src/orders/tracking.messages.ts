import { defineMessages } from 'react-intl';

/** How something travels. */
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
