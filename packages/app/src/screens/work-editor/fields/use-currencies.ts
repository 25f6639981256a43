import { siteSettings } from '@smart-art/api-client/queries';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../services/services.ts';

/** The house's settings, and the currencies of a price, the house's own first. */
export function useCurrencies() {
  const { data: settings } = useQuery(siteSettings(useServices().clients.product));
  const currencies = settings?.applicable_currency === 'JPY' ? (['JPY', 'USD'] as const) : (['USD', 'JPY'] as const);
  return { settings, currencies };
}
