import type { FieldMessages } from '../http/field-errors.ts';

const needed = <Key extends string>(key: Key) => ({ required: key, minLength: key, pattern: key }) as const;
const time = { ...needed('exhibitionTimeNeeded'), maxLength: 'exhibitionTimeNeeded' } as const;
const fee = { required: 'amountWrong', pattern: 'amountWrong', type: 'amountWrong', maxLength: 'amountWrong' } as const;
const currency = { required: 'currencyWrong', enum: 'currencyWrong' } as const;
const reason = { ...needed('exhibitionReasonNeeded'), type: 'exhibitionReasonNeeded' } as const;

export const fieldMessages: FieldMessages = {
  'saveExhibition name': needed('exhibitionNameNeeded'),
  'saveExhibition type': { required: 'exhibitionTypeNeeded', enum: 'exhibitionTypeNeeded' },
  'saveExhibition category': { required: 'exhibitionCategoryNeeded', enum: 'exhibitionCategoryNeeded' },
  'saveExhibition start_date': time,
  'saveExhibition end_date': time,
  'saveExhibition time_zone': needed('exhibitionUnknownTimeZone'),
  'saveExhibition map_link': { pattern: 'exhibitionWebAddressWrong', format: 'exhibitionWebAddressWrong' },
  'saveExhibition virtual_link': { pattern: 'exhibitionWebAddressWrong', format: 'exhibitionWebAddressWrong' },
  'saveExhibition organiser.name': needed('exhibitionOrganiserNeeded'),
  'saveExhibition organiser.email': { required: 'emailWrong', minLength: 'emailWrong', pattern: 'emailWrong' },
  'saveExhibition organiser.phone': { pattern: 'exhibitionPhoneWrong' },
  'saveExhibition organiser.website': { pattern: 'exhibitionWebAddressWrong', format: 'exhibitionWebAddressWrong' },
  'cancelExhibitionSubscription reason': reason,
  'changeExhibitorStatus reason': reason,
  'messageExhibitionUsers message': needed('exhibitionMessageNeeded'),
  'exhibitor_fee.amount': fee,
  'exhibitor_fee.currency': currency,
  'virtual_attendee_fee.amount': fee,
  'virtual_attendee_fee.currency': currency,
  'physical_attendee_fee.amount': fee,
  'physical_attendee_fee.currency': currency,
};
