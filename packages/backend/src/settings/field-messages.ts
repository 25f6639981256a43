import type { FieldMessages } from '../http/field-errors.ts';

const settings: FieldMessages = {
  paypal_url: { pattern: 'webAddressNeeded', format: 'webAddressNeeded' },
  paypal_id: { pattern: 'paypalIdWrong' },
  stripe_api_key: { pattern: 'stripeKeyWrong' },
  stripe_secret_key: { pattern: 'stripeSecretWrong' },
  bank_transfer_account_number: { pattern: 'accountNumberWrong' },
  bank_transfer_swift_code: { pattern: 'swiftWrong' },
  bank_transfer_ifsc_code: { pattern: 'ifscWrong' },
  bank_transfer_iban: { pattern: 'ibanForm', maxLength: 'ibanForm' },
  bank_transfer_sort_code: { pattern: 'sortCodeWrong', maxLength: 'sortCodeWrong' },
  bank_transfer_routing_number: { pattern: 'routingForm', maxLength: 'routingForm' },
  applicable_currency: { enum: 'currencyWrong' },
  time_zone: { pattern: 'timeZoneUnknown', minLength: 'timeZoneUnknown' },
};

/** For both saved and tested settings. */
export const fieldMessages: FieldMessages = {
  ...settings,
  ...Object.fromEntries(Object.entries(settings).map(([name, messages]) => [`settings.${name}`, messages])),
};
