import type { FieldMessages } from '../http/field-errors.ts';
import type { MessageKey } from '../messages/messages.ts';

/** The same message for a missing value and one with only spaces. */
const needed = (key: MessageKey) => ({ required: key, minLength: key, pattern: key });

const captcha = { required: 'captchaNeeded', enum: 'captchaNeeded', type: 'captchaNeeded' } as const;
const star = { required: 'starNeeded', type: 'starNeeded', minimum: 'starNeeded', maximum: 'starNeeded' } as const;

/** Messages of 001 section 5. */
export const fieldMessages: FieldMessages = {
  firstname: needed('contactNameNeeded'),
  lastname: needed('lastNameNeeded'),
  phoneCode: { required: 'visitorPhoneCodeNeeded', minLength: 'visitorPhoneCodeNeeded', pattern: 'phoneCodeWrong' },
  contactNumber: {
    required: 'contactNumberNeeded',
    minLength: 'contactNumberNeeded',
    pattern: 'contactNumberWrong',
    maxLength: 'contactNumberWrong',
  },
  company: needed('visitorCompanyNeeded'),
  message: needed('messageNeeded'),
  reCaptcha: captcha,
  captcha_proof: {
    required: 'captchaNeeded',
    minLength: 'captchaInvalid',
    maxLength: 'captchaInvalid',
    pattern: 'captchaInvalid',
  },
  response: needed('captchaNeeded'),
  first_name: needed('firstNameNeeded'),
  last_name: needed('lastNameNeeded'),
  star,
};
