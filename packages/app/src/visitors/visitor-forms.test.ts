import { expect, test } from 'vitest';
import {
  type ContactForm,
  contactBody,
  contactBounds,
  contactErrors,
  emptyContact,
  phoneFailures,
} from './contact-form.ts';
import { feedbackBody, feedbackOf } from './feedback-form.ts';

/** Phone codes by country id. */
const codes = new Map([['JP', '81']]);

test('feedback is sent trimmed', () => {
  const typed = { ...feedbackOf({ email: ' a@example.com ' }), first_name: ' 健二', last_name: '佐藤　', star: 4 };
  expect(feedbackBody({ ...typed, message: '\n<b> & 😀 \n' })).toEqual({
    email: 'a@example.com',
    first_name: '健二',
    last_name: '佐藤',
    message: '<b> & 😀',
    star: 4,
  });
});

test('checks the contact form in the specified field order', () => {
  expect(Object.keys(contactBounds)).toEqual([
    'firstname',
    'lastname',
    'email',
    'phone',
    'company',
    'message',
    'captcha',
  ]);
  expect(Object.keys(emptyContact)).toEqual(Object.keys(contactBounds));
});

test.each([
  ['', '', ['phoneCode', 'contactNumber']],
  ['', '90 1234 5678', ['phoneCode']],
  ['JP', ' - ', ['contactNumber']],
  ['JP', '９０', []],
])('a phone with country %o and number %o fails %o', (country, number, failing) => {
  expect(phoneFailures({ country, number }, codes)).toEqual(failing);
});

test('a country without a loaded phone code fails', () => {
  expect(phoneFailures({ country: 'JP', number: '90' }, new Map())).toEqual(['phoneCode']);
});

test('a contact message is sent trimmed, with the country id in the phone code', () => {
  const values: ContactForm = {
    firstname: ' Anna ',
    lastname: 'Weber ',
    email: 'anna@example.com',
    phone: { country: 'JP', number: '（０９０）1234-5678' },
    company: ' Galerie ',
    message: ' Hello\n',
    captcha: 'token',
  };
  expect(contactBody(values, codes, 'proof')).toEqual({
    firstname: 'Anna',
    lastname: 'Weber',
    email: 'anna@example.com',
    phoneCode: '81-JP',
    contactNumber: '09012345678',
    company: 'Galerie',
    message: 'Hello',
    reCaptcha: true,
    captcha_proof: 'proof',
  });
});

test('maps server field errors to the fields of the form', () => {
  expect(
    contactErrors({ email: ['e'], phoneCode: ['code'], contactNumber: ['number'], captcha_proof: ['old'] }),
  ).toEqual({ email: ['e'], phone: ['code', 'number'], captcha: ['old'] });
});
