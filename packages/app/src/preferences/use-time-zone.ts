import { clientSettings } from '@smart-art/api-client/queries';
import { useQuery } from '@tanstack/react-query';
import { useSeller, useServices } from '../services/services.ts';

/** The time zone that the seller has set; undefined before the first save, where the device's own holds. */
export function useTimeZone(): string | undefined {
  const { product } = useServices().clients;
  const { data } = useQuery(clientSettings(product, useSeller()?.id ?? ''));
  return data && data.version > 0 ? data.time_zone : undefined;
}

/** The zone on whose clocks the seller reads: the one they have set, else the device's own. An IANA name. */
export const useClock = (): string => useTimeZone() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
