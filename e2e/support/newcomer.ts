import { expect } from '@playwright/test';
import type { Seller } from './sellers.ts';
import type { Stack } from './stack.ts';

/** A random client IP per request, so that rate limits per IP do not affect the tests. */
const somewhere = () => ['10', ...crypto.getRandomValues(new Uint8Array(3))].join('.');

/** Calls the API as the app does. @returns the response body */
export async function call<Body>(
  stack: Stack,
  path: string,
  { body, token, language = 'en' }: { body?: object; token?: string; language?: string } = {},
): Promise<Body> {
  const answer = await fetch(stack.origin + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      accept: 'application/json',
      'accept-language': language,
      'x-forwarded-for': somewhere(),
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  expect(answer.ok, `${path}: ${answer.status} ${text}`).toBe(true);
  return JSON.parse(text) as Body;
}

/** Runs a sandbox action, which simulates an external event: see /sandbox. */
export const play = (stack: Stack, action: string, body: object) =>
  call<{ id: string; link?: string }>(stack, `/sandbox/actions/${action}`, { body });

const business = {
  company: 'Morita Studio',
  industry_id: 'ind_fine_art',
  industry_sub_type_id: 'sub_painting',
  telephone_code: '81-JP',
  telephone: '0848221234',
  mobile_code: '81-JP',
  mobile: '09012345678',
  fax_code: '81-JP',
  fax: '0848221235',
  address_line_1: '2-5 Kubo',
  city: 'Onomichi',
  state: 'Hiroshima',
  pin_code: '722-0045',
  country: 'JP',
};

let count = 0;

/** An unused email address. */
function nextEmail(): string {
  count += 1;
  return `newcomer${count}-${Date.now()}@example.com`;
}

export interface Newcomer extends Seller {
  id: string;
  token: string;
}

/**
 * A seller who has filled in the sign-up form and chosen paid services, but has not paid.
 * @param options.step 1 without chosen services, 0 for an account unknown to the product
 */
export async function newcomer(
  stack: Stack,
  { currency = 'USD', email = nextEmail(), step = 2 } = {},
): Promise<Newcomer> {
  const password = 'harbour-at-dawn';
  await call(stack, '/sso/get-otp', { body: { email } });
  const { data: mails } = await call<{ data: { text: string }[] }>(stack, `/sandbox/mailbox?to=${email}`);
  const otp = /(\d{6})/.exec(mails[0]?.text ?? '')?.[1];
  const { verification_token } = await call<{ verification_token: string }>(stack, '/sso/send-otp', {
    body: { email, otp },
  });
  const { token, user } = await call<{ token: string; user: { id: string } }>(stack, '/sso/signup', {
    body: {
      email,
      verification_token,
      firstname: 'Hana',
      lastname: 'Morita',
      password,
      confirm_password: password,
    },
  });
  if (step === 0) return { email, password, id: user.id, token };
  await call(stack, '/product/sign-up', {
    token,
    body: {
      actor_type: 'artist',
      accepts_terms: true,
      accepts_return_policy: true,
      accepts_international_delivery: true,
      business,
    },
  });
  if (step === 1) return { email, password, id: user.id, token };
  const services = { disk_quota: 'paid', quota_gb: 20, years: 1, notification_service: true, currency };
  await call(stack, '/product/sign-up-services', { token, body: { email, services } });
  return { email, password, id: user.id, token };
}

/** The number of a seller's receipts, i.e. how often they were charged. */
export async function receiptsOf(stack: Stack, { id, token }: Newcomer): Promise<number> {
  const totals = await Promise.all(
    ['disk', 'slack'].map((service) =>
      call<{ total: number }>(stack, `/product/transactions-list-${service}?seller_id=${id}`, { token }),
    ),
  );
  return totals.reduce((sum, { total }) => sum + total, 0);
}
