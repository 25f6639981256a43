import type { FieldMessages } from '../http/field-errors.ts';

const phoneCode = { required: 'phoneCodeNeeded', pattern: 'phoneCodeUnknown', maxLength: 'phoneCodeUnknown' } as const;
const number = { required: 'phoneNeeded', pattern: 'phoneDigits', maxLength: 'phoneDigits' } as const;
const plain = { pattern: 'noSpecialCharacters' } as const;
const needed = (required: 'companyNeeded' | 'addressNeeded' | 'cityNeeded' | 'bankNeeded') =>
  ({ required, minLength: required, pattern: 'noSpecialCharacters' }) as const;

export const fieldMessages: FieldMessages = {
  otp: { required: 'otpNeeded', minLength: 'otpForm', maxLength: 'otpForm', pattern: 'otpForm' },
  verification_token: { required: 'emailUnproven', minLength: 'emailUnproven', pattern: 'emailUnproven' },
  old_password: { required: 'oldPasswordNeeded', minLength: 'oldPasswordNeeded' },
  confirm_password: { required: 'confirmNeeded', minLength: 'confirmNeeded' },
  old_email_id: { pattern: 'emailWrong', minLength: 'emailWrong' },
  actor_type: { required: 'actorTypeNeeded', enum: 'actorTypeNeeded' },
  accepts_terms: { required: 'termsNeeded', enum: 'termsNeeded' },
  accepts_return_policy: { required: 'returnPolicyNeeded', enum: 'returnPolicyNeeded' },
  accepts_international_delivery: { required: 'internationalNeeded' },
  'business.company': needed('companyNeeded'),
  'business.industry_id': { required: 'industryNeeded', minLength: 'industryNeeded', pattern: 'industryNeeded' },
  'business.industry_sub_type_id': {
    required: 'subTypeNeeded',
    minLength: 'subTypeNeeded',
    pattern: 'subTypeNeeded',
  },
  'business.telephone_code': phoneCode,
  'business.telephone': number,
  'business.mobile_code': phoneCode,
  'business.mobile': number,
  'business.fax_code': phoneCode,
  'business.fax': number,
  'business.address_line_1': needed('addressNeeded'),
  'business.address_line_2': plain,
  'business.city': needed('cityNeeded'),
  'business.state': plain,
  'business.pin_code': { required: 'pinCodeNeeded', minLength: 'pinCodeWrong', pattern: 'pinCodeWrong' },
  'business.country': { required: 'countryNeeded', pattern: 'countryUnknown', maxLength: 'countryUnknown' },
  'bank_details.account_name': needed('bankNeeded'),
  'bank_details.bank_name': needed('bankNeeded'),
  'bank_details.branch_name': plain,
  'bank_details.account_number': {
    required: 'bankNeeded',
    minLength: 'accountNumberWrong',
    maxLength: 'accountNumberWrong',
    pattern: 'accountNumberWrong',
  },
  'bank_details.swift_code': { pattern: 'swiftWrong', maxLength: 'swiftWrong' },
  'bank_details.ifsc_code': { pattern: 'ifscWrong', maxLength: 'ifscWrong' },
  'bank_details.iban': { pattern: 'ibanForm', maxLength: 'ibanForm' },
  'bank_details.sort_code': { pattern: 'sortCodeWrong', maxLength: 'sortCodeWrong' },
  'bank_details.routing_number': { pattern: 'routingForm', maxLength: 'routingForm' },
  'updateProfileDetails paypal_id': { pattern: 'emailWrong', minLength: 'emailWrong', maxLength: 'emailWrong' },
  profile_pic: { required: 'pictureNeeded' },
  passbook_photo: { required: 'passbookNeeded' },
};
