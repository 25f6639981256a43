import { ApiError } from '@smart-art/api-client';
import { listPhoneCodes } from '@smart-art/api-client/queries';
import { pollInterval } from '@smart-art/openapi/rules';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '../services/services.ts';

/** Milliseconds until the next attempt; respects the server's Retry-After. */
const pauseAfter = (error: unknown) =>
  Math.max(pollInterval, error instanceof ApiError ? (error.retryAfter ?? 0) * 1000 : 0);

export interface CountriesUse {
  /** Refetches automatically until loaded (001 section 9), for forms without a retry button. */
  untilLoaded?: boolean;
}

/** Countries with their phone codes, in the shapes that fields and requests need. */
export function useCountries({ untilLoaded = false }: CountriesUse = {}) {
  const { data, isError, errorUpdateCount, refetch } = useQuery({
    ...listPhoneCodes(useServices().clients.sso),
    ...(untilLoaded && { retry: false }),
    refetchInterval: ({ state }) => untilLoaded && !state.data && pauseAfter(state.error),
  });
  const isRetrying = !data && errorUpdateCount > 0;
  return useMemo(
    () => ({
      isError,
      /** Whether an attempt has failed and none has succeeded yet. */
      isRetrying,
      refetch,
      /** Options for PhoneField. */
      phones: (data ?? []).map(({ id, name, phonecode }) => ({ id, iso: id, name, phonecode })),
      /** Options for a country field. */
      options: (data ?? []).map(({ id, name }) => ({ value: id, label: name, keywords: id })),
      /** Phone codes by country id. */
      codes: new Map((data ?? []).map(({ id, phonecode }) => [id, phonecode])),
    }),
    [data, isError, isRetrying, refetch],
  );
}
