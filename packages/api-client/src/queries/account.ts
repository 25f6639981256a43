import type { operations as ProductOperations } from '@smart-art/openapi/product';
import type { operations as SsoOperations } from '@smart-art/openapi/sso';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { dataOf, type ProductClient, type SsoClient } from '../clients.ts';
import type { Upload, UploadControls } from '../upload/upload.ts';
import type { MutationName } from './invalidation/index.ts';
import { retryDelay, shouldRetry } from './retry.ts';

type Operations = SsoOperations & ProductOperations;
type Query<Id extends keyof Operations> = Operations[Id] extends { parameters: { query?: infer Found } }
  ? NonNullable<Found>
  : never;
type Body<Id extends keyof Operations> = Operations[Id] extends {
  requestBody: { content: { 'application/json': infer Found } };
}
  ? Found
  : never;

/** Stale time for data that changes with a release, not with what the seller does. */
const RARELY = 10 * 60_000;

const ifMatch = (version: number | undefined) => (version === undefined ? null : { 'If-Match': `"${version}"` });

/** Countries with their phone codes, named in the caller's language. */
export const listPhoneCodes = (sso: SsoClient) =>
  queryOptions({
    queryKey: ['reference', 'phone-codes'],
    queryFn: async ({ signal }) => (await dataOf(sso.GET('/phone-code', { signal }))).data,
    staleTime: RARELY,
  });

/** The industries of a business. */
export const listIndustries = (sso: SsoClient) =>
  queryOptions({
    queryKey: ['reference', 'industries'],
    queryFn: async ({ signal }) => (await dataOf(sso.GET('/master-industry-list', { signal }))).data,
    staleTime: RARELY,
  });

/** The sub-types of an industry. */
export const listIndustrySubTypes = (sso: SsoClient, id: string) =>
  queryOptions({
    queryKey: ['reference', 'industries', id],
    queryFn: async ({ signal }) =>
      (await dataOf(sso.GET('/master-industry-sub-list/{id}', { params: { path: { id } }, signal }))).data,
    staleTime: RARELY,
  });

/** Cities whose name starts with a text of at least two characters. Earlier results stay until new ones arrive. */
export const searchCities = (sso: SsoClient, query: string) =>
  queryOptions({
    queryKey: ['reference', 'cities', query],
    queryFn: async ({ signal }) =>
      (await dataOf(sso.GET('/get-city/{query}', { params: { path: { query } }, signal }))).data,
    staleTime: RARELY,
    placeholderData: keepPreviousData,
  });

/** The state and country of a city. */
export const getPlaceOfCity = (sso: SsoClient, id: string) =>
  queryOptions({
    queryKey: ['reference', 'place', id],
    queryFn: async ({ signal }) =>
      (await dataOf(sso.GET('/get-country-state-by-city/{id}', { params: { path: { id } }, signal }))).data,
    staleTime: RARELY,
  });

/** Requests a verification code by email. */
export const requestOtp = (sso: SsoClient) =>
  mutationOptions({
    mutationKey: ['requestOtp'] satisfies [MutationName],
    mutationFn: (body: Body<'requestOtp'>) => dataOf(sso.POST('/get-otp', { body })),
  });

/** Exchanges the emailed code for the proof needed to sign up or to change the email. */
export const submitOtp = (sso: SsoClient) =>
  mutationOptions({
    mutationKey: ['submitOtp'] satisfies [MutationName],
    mutationFn: (body: Body<'submitOtp'>) => dataOf(sso.POST('/send-otp', { body })),
  });

/** Whether a verified email may sign up. */
export const checkEmailForSignUp = (sso: SsoClient) =>
  mutationOptions({
    mutationKey: ['checkEmailForSignUp'] satisfies [MutationName],
    mutationFn: (body: Body<'checkEmailForSignUp'>) => dataOf(sso.POST('/verify-email', { body })),
    retry: shouldRetry,
    retryDelay,
  });

/** Whether a proof is still valid. */
export const checkEmailProof = (sso: SsoClient) =>
  mutationOptions({
    mutationKey: ['checkEmailProof'] satisfies [MutationName],
    mutationFn: (body: Body<'checkEmailProof'>) => dataOf(sso.POST('/verified-email', { body })),
    retry: shouldRetry,
    retryDelay,
  });

/** Creates the person and opens a session. The proof makes it safe to repeat, so network failures are retried. */
export const ssoSignUp = (sso: SsoClient) =>
  mutationOptions({
    mutationKey: ['ssoSignUp'] satisfies [MutationName],
    mutationFn: (body: Body<'ssoSignUp'>) => dataOf(sso.POST('/signup', { body })),
    retry: shouldRetry,
    retryDelay,
  });

export interface ProductSignUp {
  body: Body<'productSignUp'>;
  /** One key per user intent; retries reuse it. See `createIntent`. */
  idempotencyKey: string;
  /** The token of a session that sign-up has just opened and that is not saved yet. */
  token?: string;
}

/** Stores the business record of the new user. */
export const productSignUp = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['productSignUp'] satisfies [MutationName],
    mutationFn: ({ body, idempotencyKey, token }: ProductSignUp) =>
      dataOf(
        product.POST('/sign-up', {
          params: { header: { 'Idempotency-Key': idempotencyKey } },
          body,
          ...(token === undefined ? null : { headers: { Authorization: `Bearer ${token}` } }),
        }),
      ),
    retry: shouldRetry,
    retryDelay,
  });

/** Starts a password reset; returns the handle for `productForgotPassword`. */
export const ssoForgotPassword = (sso: SsoClient) =>
  mutationOptions({
    mutationKey: ['ssoForgotPassword'] satisfies [MutationName],
    mutationFn: (body: Body<'ssoForgotPassword'>) => dataOf(sso.POST('/password/forgot-password', { body })),
    retry: shouldRetry,
    retryDelay,
  });

/** Sends the password reset email. */
export const productForgotPassword = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['productForgotPassword'] satisfies [MutationName],
    mutationFn: (body: Body<'productForgotPassword'>) => dataOf(product.POST('/forgot-password', { body })),
  });

/** Sets a new password with the secret from the email. */
export const ssoResetPassword = (sso: SsoClient) =>
  mutationOptions({
    mutationKey: ['ssoResetPassword'] satisfies [MutationName],
    mutationFn: (body: Body<'ssoResetPassword'>) => dataOf(sso.POST('/password/reset', { body })),
  });

/** Changes the user's own password; other sessions end. */
export const ssoChangePassword = (sso: SsoClient) =>
  mutationOptions({
    mutationKey: ['ssoChangePassword'] satisfies [MutationName],
    mutationFn: (body: Body<'ssoChangePassword'>) => dataOf(sso.POST('/change-password', { body })),
  });

/** Logs a password reset in the user's activities. Logged only once, so network failures are retried. */
export const logPasswordReset = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['logPasswordReset'] satisfies [MutationName],
    mutationFn: (body: Body<'logPasswordReset'>) => dataOf(product.POST('/activity-log-reset-password', { body })),
    retry: shouldRetry,
    retryDelay,
  });

/** Logs a password change in the user's activities. Logged only once, so network failures are retried. */
export const logPasswordChange = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['logPasswordChange'] satisfies [MutationName],
    mutationFn: () => dataOf(product.POST('/activity-log-change-password', {})),
    retry: shouldRetry,
    retryDelay,
  });

/** A profile: without an id the user's own, complete and with its version; with an id another user's card. */
export const getPerson = (product: ProductClient, id?: string) =>
  queryOptions({
    queryKey: ['people', 'person', id ?? 'own'],
    queryFn: ({ signal }) =>
      dataOf(product.GET('/get-profile-details', { params: { query: id === undefined ? {} : { id } }, signal })),
  });

/** The operator's staff, or the subscribed sellers. */
export const listUsers = (product: ProductClient, params: Query<'listUsers'> = {}) =>
  queryOptions({
    queryKey: ['people', 'list', params],
    queryFn: ({ signal }) => dataOf(product.GET('/users/list', { params: { query: params }, signal })),
    placeholderData: keepPreviousData,
  });

type SsoPerson = SsoOperations['ssoUpdateDetails']['responses'][200]['content']['application/json']['user'];

export interface UpdateSsoDetails {
  /** The current email. */
  email: string;
  body: Body<'ssoUpdateDetails'>;
  /** Version the user edited. The save fails with ApiError `stale` if the server has a different one. */
  version?: number;
}

/**
 * Changes the user's own name and email. Call `updateProfileDetails` next, with the version from the response.
 * @param onChanged called with the new details before queries are refetched: a profile's URL contains the email
 */
export const ssoUpdateDetails = (sso: SsoClient, onChanged?: (person: SsoPerson) => void) =>
  mutationOptions({
    mutationKey: ['ssoUpdateDetails'] satisfies [MutationName],
    mutationFn: async ({ email, body, version }: UpdateSsoDetails) => {
      const answer = await dataOf(
        sso.POST('/sso-user/update-details/{old_email_id}', {
          params: { path: { old_email_id: email }, header: { ...ifMatch(version) } },
          body,
        }),
      );
      onChanged?.(answer.user);
      return answer;
    },
  });

export interface UpdateProfileDetails {
  body: Body<'updateProfileDetails'>;
  /** Version the user edited. The save fails with ApiError `stale` if the server has a different one. */
  version?: number;
}

/** Saves the user's own business record. */
export const updateProfileDetails = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['updateProfileDetails'] satisfies [MutationName],
    mutationFn: ({ body, version }: UpdateProfileDetails) =>
      dataOf(product.POST('/users/update-profile-details', { params: { header: { ...ifMatch(version) } }, body })),
  });

export interface UploadOwnFile extends Pick<UploadControls, 'onProgress' | 'signal'> {
  file: File;
}

/** Sets the user's profile picture. */
export const updateProfilePicture = (upload: Upload) =>
  mutationOptions({
    mutationKey: ['updateProfilePicture'] satisfies [MutationName],
    mutationFn: ({ file, ...controls }: UploadOwnFile) =>
      upload('/users/update-profile-pic', {}, { profile_pic: file }, controls),
  });

/** Removes the user's profile picture. */
export const removeProfilePicture = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['removeProfilePicture'] satisfies [MutationName],
    mutationFn: (email: string) =>
      dataOf(product.DELETE('/users/remove-profile-pic/{email}', { params: { path: { email } } })),
  });

/** Sets the photograph of the user's bank passbook. */
export const updateBankPassbookPhoto = (upload: Upload) =>
  mutationOptions({
    mutationKey: ['updateBankPassbookPhoto'] satisfies [MutationName],
    mutationFn: ({ file, ...controls }: UploadOwnFile) =>
      upload('/update-bank-passbook-photo', {}, { passbook_photo: file }, controls),
  });

/** Removes the photograph of the user's bank passbook. */
export const deleteBankPassbookPhoto = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['deleteBankPassbookPhoto'] satisfies [MutationName],
    mutationFn: (id: string) =>
      dataOf(product.DELETE('/users/deleteBankPassbookImage/{id}', { params: { path: { id } } })),
  });
