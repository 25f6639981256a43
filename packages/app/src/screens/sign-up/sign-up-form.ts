import type { ProductSignUp } from '@smart-art/api-client/queries';
import { productSignUpBody, requestOtpBody, ssoSignUpBody } from '@smart-art/openapi/constraints';
import type { Constraint, Constraints, FieldErrors } from '@smart-art/ui/form';
import type { PhoneValue } from '@smart-art/ui/phone-field';

/** The proof that the user receives mail at an address: valid for an hour and one use. */
export interface EmailProof {
  email: string;
  token: string;
}

export interface EmailForm {
  email: string;
  otp: string;
}

export interface PersonForm {
  firstname: string;
  lastname: string;
  password: string;
  confirm_password: string;
}

type Body = ProductSignUp['body'];
type Business = Body['business'];
export type SellerType = Body['actor_type'];

export interface BusinessForm {
  actor_type: SellerType | '';
  company: string;
  industry_id: string;
  industry_sub_type_id: string;
  mobile: PhoneValue;
  telephone: PhoneValue;
  fax: PhoneValue;
}

export interface AddressForm {
  address_line_1: string;
  address_line_2: string;
  city: string;
  state: string;
  pin_code: string;
  country: string;
}

export interface AgreementsForm {
  accepts_terms: boolean;
  accepts_return_policy: boolean;
  accepts_international_delivery: boolean;
}

/** The business record as typed (001 sections 3 and 5). */
export interface RecordForm {
  business: BusinessForm;
  address: AddressForm;
  agreements: AgreementsForm;
}

/** The steps of the business record. */
const recordSteps = ['business', 'address', 'agreements'] as const;
export type RecordStep = (typeof recordSteps)[number];

export const isRecordStep = (id: string): id is RecordStep => (recordSteps as readonly string[]).includes(id);

/** The kinds of sellers (001 section 6), in the order of the contract. */
export const sellerTypes: readonly SellerType[] = productSignUpBody.actor_type.enum;

const business: Record<keyof Business, Constraint> = productSignUpBody.business.properties;

/** A number and its country code, which are two values in the contract. */
const phone = (number: Constraint): Constraint => ({
  type: 'object',
  required: true,
  properties: { country: { type: 'string', required: true }, number },
});

export const emailConstraints: Constraints = { email: requestOtpBody.email };

const { firstname, lastname, password, confirm_password } = ssoSignUpBody;
export const personConstraints: Constraints = { firstname, lastname, password, confirm_password };

export const businessConstraints: Constraints = {
  actor_type: productSignUpBody.actor_type,
  company: business.company,
  industry_id: business.industry_id,
  industry_sub_type_id: business.industry_sub_type_id,
  mobile: phone(business.mobile),
  telephone: phone(business.telephone),
  fax: phone(business.fax),
};

export const addressConstraints: Constraints = {
  address_line_1: business.address_line_1,
  address_line_2: business.address_line_2,
  city: business.city,
  state: business.state,
  pin_code: business.pin_code,
  country: business.country,
};

const { accepts_terms, accepts_return_policy, accepts_international_delivery } = productSignUpBody;
export const agreementsConstraints: Constraints = {
  accepts_terms,
  accepts_return_policy,
  accepts_international_delivery,
};

export function emptyRecord(): RecordForm {
  const number = { country: '', number: '' };
  return {
    business: {
      actor_type: '',
      company: '',
      industry_id: '',
      industry_sub_type_id: '',
      mobile: number,
      telephone: number,
      fax: number,
    },
    address: { address_line_1: '', address_line_2: '', city: '', state: '', pin_code: '', country: '' },
    agreements: { accepts_terms: false, accepts_return_policy: false, accepts_international_delivery: false },
  };
}

/**
 * Presets the country in untouched fields from the language, which may have been changed midway. English says nothing
 * about the country.
 */
export function withCountry(record: RecordForm, locale: string): RecordForm {
  if (locale !== 'ja') return record;
  const country = 'JP';
  const { business, address } = record;
  const guess = (value: PhoneValue) => (value.country === '' && value.number === '' ? { country, number: '' } : value);
  return {
    ...record,
    business: {
      ...business,
      mobile: guess(business.mobile),
      telephone: guess(business.telephone),
      fax: guess(business.fax),
    },
    address: { ...address, country: address.country || country },
  };
}

/** Phone codes by country id, in the wire format (001 section 3): the code and the id of its country. */
export type PhoneCodes = ReadonlyMap<string, string>;

/**
 * The request body of the product's sign-up.
 * @param codes phone codes by country id
 */
export function toRecord({ business: typed, address, agreements }: RecordForm, codes: PhoneCodes): Body {
  const code = ({ country }: PhoneValue) => `${codes.get(country) ?? ''}-${country}`;
  const optional = (text: string) => text.trim() || null;
  const { actor_type, company, mobile, telephone, fax, ...industry } = typed;
  return {
    /* The form cannot be sent without it. */
    actor_type: actor_type as SellerType,
    ...agreements,
    accepts_terms: true,
    accepts_return_policy: true,
    business: {
      company: company.trim(),
      ...industry,
      telephone_code: code(telephone),
      telephone: telephone.number.trim(),
      mobile_code: code(mobile),
      mobile: mobile.number.trim(),
      fax_code: code(fax),
      fax: fax.number.trim(),
      address_line_1: address.address_line_1.trim(),
      address_line_2: optional(address.address_line_2),
      city: address.city.trim(),
      state: optional(address.state),
      pin_code: address.pin_code.trim(),
      country: address.country,
    },
  };
}

type Part = keyof RecordForm;

/** Server errors by form; an error of a phone code belongs to its number. */
export function partErrors(errors: Readonly<Record<string, string[]>>): Record<Part, FieldErrors> {
  const parts: Record<Part, Record<string, string[]>> = { business: {}, address: {}, agreements: {} };
  for (const [path, texts] of Object.entries(errors)) {
    const name = path.replace(/^business\./, '').replace(/^(mobile|telephone|fax)_code$/, '$1');
    const part = name in addressConstraints ? 'address' : name in agreementsConstraints ? 'agreements' : 'business';
    parts[part][name] = [...(parts[part][name] ?? []), ...texts];
  }
  return parts;
}
