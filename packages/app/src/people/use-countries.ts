import { ApiError } from '@smart-art/api-client';
import { listPhoneCodes } from '@smart-art/api-client/queries';
import { pollInterval } from '@smart-art/openapi/rules';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '../services/services.ts';

/** When it is asked again, in milliseconds: the server may wish for a longer pause. */
const pauseAfter = (error: unknown) =>
  Math.max(pollInterval, error instanceof ApiError ? (error.retryAfter ?? 0) * 1000 : 0);

export interface CountriesUse {
  /** Asks again and again while they cannot be had (001 section 9), where nobody is offered to do so by hand. */
  untilLoaded?: boolean;
}

/** The countries with their phone codes, in the shapes that fields and bodies take. */
export function useCountries({ untilLoaded = false }: CountriesUse = {}) {
  const { data, isError, errorUpdateCount, refetch } = useQuery({
    ...listPhoneCodes(useServices().clients.sso),
    ...(untilLoaded && { retry: false }),
    refetchInterval: ({ state }) => untilLoaded && !state.data && pauseAfter(state.error),
  });
  const isAskedAgain = !data && errorUpdateCount > 0;
  return useMemo(
    () => ({
      isError,
      /** Whether they could not be had so far. */
      isAskedAgain,
      refetch,
      /** For PhoneField. */
      phones: (data ?? []).map(({ id, name, phonecode }) => ({ id, iso: id, name, phonecode })),
      /** For a choice of a country. */
      options: (data ?? []).map(({ id, name }) => ({ value: id, label: name, keywords: id })),
      /** Phone codes by the id of their country. */
      codes: new Map((data ?? []).map(({ id, phonecode }) => [id, phonecode])),
    }),
    [data, isError, isAskedAgain, refetch],
  );
}
