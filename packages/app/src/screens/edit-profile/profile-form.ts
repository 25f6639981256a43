import type { BankDetails, BusinessRecord, OwnProfile, ProfileInput } from '@smart-art/api-client/queries';
import { ssoUpdateDetailsBody, updateProfileDetailsBody } from '@smart-art/openapi/constraints';
import { bankParts, neededBankParts } from '@smart-art/openapi/rules';
import type { PhoneValue } from '@smart-art/ui/phone-field';
import { type BankForm, bankFormOf, bankSent, isBankGiven } from '../../bank/bank-form.ts';

/** The profile form's values (001 section 3: user). Missing texts are empty strings. */
export interface ProfileForm extends BankForm {
  firstname: string;
  lastname: string;
  /** How the name is read, in kana, last name first. */
  name_reading: string;
  email: string;
  actor_type: string;
  company: string;
  industry_id: string;
  industry_sub_type_id: string;
  telephone: PhoneValue;
  mobile: PhoneValue;
  fax: PhoneValue;
  address_line_1: string;
  address_line_2: string;
  city: string;
  state: string;
  pin_code: string;
  country: string;
  accepts_international_delivery: boolean;
  shows_contact: boolean;
  statement: string;
  paypal_id: string;
}

export type ProfileField = keyof ProfileForm;

/** Fields saved by single sign-on; the rest belong to the product (000 section 7). */
export const identityFields = ['firstname', 'lastname', 'email'] as const;

export const lines = ['telephone', 'mobile', 'fax'] as const;

export const businessFields = [
  'company',
  'industry_id',
  'industry_sub_type_id',
  ...lines,
  'address_line_1',
  'address_line_2',
  'city',
  'state',
  'pin_code',
  'country',
] as const;

export const sellerTypes = updateProfileDetailsBody.actor_type.enum;
type SellerType = ProfileInput['actor_type'];

/** A phone code joins the code with the country's id: `81-JP` (001 section 3). */
const countryOf = (code: string) => code.split('-')[1] ?? '';

const noLine: PhoneValue = { country: '', number: '' };

/** The record as form values. */
export function formOf({ business, bank_details: bank, ...profile }: OwnProfile): ProfileForm {
  const line = (name: (typeof lines)[number]): PhoneValue =>
    business ? { country: countryOf(business[`${name}_code`]), number: business[name] } : noLine;
  return {
    firstname: profile.firstname,
    lastname: profile.lastname,
    name_reading: profile.name_reading ?? '',
    email: profile.email,
    actor_type: profile.actor_type,
    company: business?.company ?? '',
    industry_id: business?.industry_id ?? '',
    industry_sub_type_id: business?.industry_sub_type_id ?? '',
    telephone: line('telephone'),
    mobile: line('mobile'),
    fax: line('fax'),
    address_line_1: business?.address_line_1 ?? '',
    address_line_2: business?.address_line_2 ?? '',
    city: business?.city ?? '',
    state: business?.state ?? '',
    pin_code: business?.pin_code ?? '',
    country: business?.country ?? '',
    accepts_international_delivery: profile.accepts_international_delivery,
    shows_contact: profile.shows_contact,
    statement: profile.statement ?? '',
    ...bankFormOf(bank ?? {}),
    paypal_id: profile.paypal_id ?? '',
  };
}

const isIdentity = (name: ProfileField) => identityFields.some((field) => field === name);

/** Which services a change must be sent to. */
export function splitChange(changed: readonly ProfileField[]): { identity: boolean; business: boolean } {
  return { identity: changed.some(isIdentity), business: changed.some((name) => !isIdentity(name)) };
}

const orNull = (text: string) => text.trim() || null;

/** The bank details that are required once any is given (001 section 3), by country. */
export const requiredOfBank = (form: ProfileForm) => (isBankGiven(form) ? neededBankParts(form.country, form) : []);

/** The required bank details that are empty. */
export const missingOfBank = (form: ProfileForm) => requiredOfBank(form).filter((part) => form[part].trim() === '');

/** Whether the account was changed: an unchanged one is not validated again. */
export const changesBank = (changed: readonly ProfileField[]) =>
  changed.some((name) => bankParts.some((part) => part === name));

const bankOf = (form: ProfileForm): BankDetails | null => (isBankGiven(form) ? (bankSent(form) as BankDetails) : null);

function businessOf(form: ProfileForm, codeOf: (country: string) => string): BusinessRecord {
  return {
    company: form.company.trim(),
    industry_id: form.industry_id,
    industry_sub_type_id: form.industry_sub_type_id,
    telephone_code: codeOf(form.telephone.country),
    telephone: form.telephone.number,
    mobile_code: codeOf(form.mobile.country),
    mobile: form.mobile.number,
    fax_code: codeOf(form.fax.country),
    fax: form.fax.number,
    address_line_1: form.address_line_1.trim(),
    address_line_2: orNull(form.address_line_2),
    city: form.city.trim(),
    state: orNull(form.state),
    pin_code: form.pin_code.trim(),
    country: form.country,
  };
}

/** The request body of update-profile-details. @param codeOf the phone code of a country: `81-JP` for `JP` */
export const inputOf = (form: ProfileForm, codeOf: (country: string) => string): ProfileInput => ({
  actor_type: form.actor_type as SellerType,
  business: businessOf(form, codeOf),
  bank_details: bankOf(form),
  paypal_id: orNull(form.paypal_id),
  accepts_international_delivery: form.accepts_international_delivery,
  shows_contact: form.shows_contact,
  statement: orNull(form.statement),
  name_reading: orNull(form.name_reading),
});

const { business, bank_details: bank } = updateProfileDetailsBody;
const of = business.properties;

const line = (code: { readonly required: boolean }, number: object) => ({
  type: 'object',
  required: true,
  properties: { country: { type: 'string', required: code.required }, number },
});

/** Bank fields are required only if another is given: see `requiredOfBank`. */
const ofBank = Object.fromEntries(
  Object.entries(bank.properties).map(([name, constraint]) => [name, { ...constraint, required: false }]),
);

/** The contract's bounds, by form field. */
export const profileConstraints = {
  firstname: ssoUpdateDetailsBody.firstname,
  lastname: ssoUpdateDetailsBody.lastname,
  name_reading: updateProfileDetailsBody.name_reading,
  email: ssoUpdateDetailsBody.email,
  actor_type: updateProfileDetailsBody.actor_type,
  company: of.company,
  industry_id: of.industry_id,
  industry_sub_type_id: of.industry_sub_type_id,
  telephone: line(of.telephone_code, of.telephone),
  mobile: line(of.mobile_code, of.mobile),
  fax: line(of.fax_code, of.fax),
  address_line_1: of.address_line_1,
  address_line_2: of.address_line_2,
  city: of.city,
  state: of.state,
  pin_code: of.pin_code,
  country: of.country,
  statement: updateProfileDetailsBody.statement,
  ...ofBank,
  paypal_id: updateProfileDetailsBody.paypal_id,
} as const;

/** Server errors by form field: `business.telephone_code` is shown at `telephone`. */
export function formErrors(errors: Readonly<Record<string, string[]>>): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const [name, messages] of Object.entries(errors)) {
    const plain = name.replace(/^(?:business|bank_details)\./, '');
    const field = plain === 'verification_token' ? 'email' : plain.replace(/^(telephone|mobile|fax)_code$/, '$1');
    found[field] = [...(found[field] ?? []), ...messages];
  }
  return found;
}
