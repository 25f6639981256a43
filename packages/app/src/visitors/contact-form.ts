import type { SendContactMessage } from '@smart-art/api-client/queries';
import { sendContactMessageBody } from '@smart-art/openapi/constraints';
import type { PhoneValue } from '@smart-art/ui/phone-field';

/** The contact form as it is filled in. */
export interface ContactForm {
  firstname: string;
  lastname: string;
  email: string;
  /** Phone code and contact number: two of the contract's values in one field. */
  phone: PhoneValue;
  company: string;
  message: string;
  /** The widget's token; empty while it is not solved. */
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

/** The contract's bounds of the fields, in the order of the checks (001 section 5). */
export const contactBounds = {
  firstname,
  lastname,
  email,
  phone: { type: 'object', required: true },
  company,
  message,
  captcha: { type: 'string', required: true },
} as const;

/** The figures of a number, full-width ones too. */
const figuresOf = (number: string): string => number.normalize('NFKC').replace(/\D/gu, '');

/**
 * Which of the two checks of the telephone fail, in their order: the code, then the number (001 section 5, 5 and 6). A
 * country that a draft has brought back has no code until the codes are loaded.
 * @param codes by the id of their country
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
 * What is sent. `phoneCode` combines the code and the id of its country (001 section 3): `81-JP`.
 * @param values that have passed the form's checks
 * @param proof of the captcha, as the backend answered it
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

/** The server's refusals (422) under the names of the form's fields. */
export function contactErrors(errors: Readonly<Record<string, readonly string[]>>): Record<string, string[]> {
  const named: Record<string, string[]> = {};
  for (const [name, said] of Object.entries(errors)) {
    const field = FIELD_OF[name] ?? name;
    named[field] = [...(named[field] ?? []), ...said];
  }
  return named;
}
