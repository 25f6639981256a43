import type { SendContactMessage } from '@smart-art/api-client/queries';
import { sendContactMessageBody } from '@smart-art/openapi/constraints';
import type { PhoneValue } from '@smart-art/ui/phone-field';

/** Values of the contact form. */
export interface ContactForm {
  firstname: string;
  lastname: string;
  email: string;
  /** Phone code and number: two request fields in one form field. */
  phone: PhoneValue;
  company: string;
  message: string;
  /** The widget's token; empty until it is solved. */
  captcha: string;
}

export const emptyContact: ContactForm = {
  firstname: '',
  lastname: '',
  email: '',
  phone: { country: '', number: '' },
  company: '',
  message: '',
  captcha: '',
};

const { firstname, lastname, email, company, message } = sendContactMessageBody;

/** Constraints from the contract, in the order of the checks (001 section 5). */
export const contactBounds = {
  firstname,
  lastname,
  email,
  phone: { type: 'object', required: true },
  company,
  message,
  captcha: { type: 'string', required: true },
} as const;

/** The digits of a number, including full-width ones. */
const figuresOf = (number: string): string => number.normalize('NFKC').replace(/\D/gu, '');

/**
 * The failed checks of the phone field, in order: code, then number (001 section 5, 5 and 6). A country restored from a
 * draft has no code until the codes are loaded.
 * @param codes by country id
 */
export function phoneFailures(
  { country, number }: PhoneValue,
  codes: ReadonlyMap<string, string>,
): ('phoneCode' | 'contactNumber')[] {
  return [
    ...(codes.has(country) ? [] : (['phoneCode'] as const)),
    ...(figuresOf(number) ? [] : (['contactNumber'] as const)),
  ];
}

/**
 * The request body. `phoneCode` combines the code and the country id (001 section 3): `81-JP`.
 * @param values that passed validation
 * @param proof of the captcha, from the backend's response
 */
export function contactBody(
  values: ContactForm,
  codes: ReadonlyMap<string, string>,
  proof: string,
): SendContactMessage['body'] {
  const { country, number } = values.phone;
  const code = codes.get(country) ?? '';
  return {
    firstname: values.firstname.trim(),
    lastname: values.lastname.trim(),
    email: values.email.trim(),
    phoneCode: `${code}-${country}`,
    contactNumber: figuresOf(number),
    company: values.company.trim(),
    message: values.message.trim(),
    reCaptcha: true,
    captcha_proof: proof,
  };
}

const FIELD_OF: Readonly<Record<string, keyof ContactForm>> = {
  phoneCode: 'phone',
  contactNumber: 'phone',
  reCaptcha: 'captcha',
  captcha_proof: 'captcha',
};

/** Maps the server's errors (422) to the form's fields. */
export function contactErrors(errors: Readonly<Record<string, readonly string[]>>): Record<string, string[]> {
  const named: Record<string, string[]> = {};
  for (const [name, texts] of Object.entries(errors)) {
    const field = FIELD_OF[name] ?? name;
    named[field] = [...(named[field] ?? []), ...texts];
  }
  return named;
}
