import { siteSettings } from '@smart-art/api-client/queries';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../services/services.ts';

/** Days after delivery in which a purchase may be returned (001 section 9); undefined until the settings are loaded. */
export function useReturnWindow(): number | undefined {
  const { data } = useQuery(siteSettings(useServices().clients.product));
  return data?.return_window_days;
}
