/** Signs people up as the app does. */
import { expect } from 'vitest';
import { findInMail } from './mail.ts';
import type { World } from './world.ts';

export const newPassword = 'harbour-at-dawn';

/** A valid business record. */
export const business = {
  company: 'Morita Studio',
  industry_id: 'ind_fine_art',
  industry_sub_type_id: 'sub_painting',
  telephone_code: '81-JP',
  telephone: '0848-22-1234',
  mobile_code: '81-JP',
  mobile: '090-1234-5678',
  fax_code: '81-JP',
  fax: '0848-22-1235',
  address_line_1: '2-5 Kubo',
  city: 'Onomichi',
  state: 'Hiroshima',
  pin_code: '722-0045',
  country: 'JP',
};

export const signUpRecord = {
  actor_type: 'photographer',
  accepts_terms: true,
  accepts_return_policy: true,
  accepts_international_delivery: false,
  business,
};

export const post = (world: World, url: string, body: unknown, headers: Record<string, string> = {}) =>
  world.call({ method: 'POST', url, body, headers });

/** Verifies an email address. @returns the verification token */
export async function verifyEmail(world: World, email: string): Promise<string> {
  expect((await post(world, '/sso/get-otp', { email })).statusCode).toBe(200);
  const otp = await findInMail(world, email.toLowerCase(), /(\d{6})/);
  const answer = await post(world, '/sso/send-otp', { email, otp });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().verification_token;
}

export const personOf = (email: string, verification_token: string) => ({
  email,
  verification_token,
  firstname: 'Hana',
  lastname: 'Morita',
  password: newPassword,
  confirm_password: newPassword,
});

/** Signs up a person without a business record. @returns the headers of their session */
export async function signUp(world: World, email: string): Promise<{ id: string; headers: Record<string, string> }> {
  const answer = await post(world, '/sso/signup', personOf(email, await verifyEmail(world, email)));
  expect(answer.statusCode, answer.body).toBe(201);
  const { token, user } = answer.json();
  return { id: user.id, headers: { authorization: `Bearer ${token}` } };
}
