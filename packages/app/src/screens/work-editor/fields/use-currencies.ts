import { clientSettings, siteSettings } from '@smart-art/api-client/queries';
import { useQuery } from '@tanstack/react-query';
import { useSeller, useServices } from '../../../services/services.ts';

/** The site settings, and the currencies of a price: the seller's own first if set, else the operator's. */
export function useCurrencies() {
  const { product } = useServices().clients;
  const seller = useSeller();
  const mayAsk = seller?.permissions.includes('sa-list-settings') === true;
  const { data: settings } = useQuery(siteSettings(product));
  const { data: own } = useQuery({ ...clientSettings(product, seller?.id ?? ''), enabled: mayAsk });
  /* Version 0 means that the seller has not saved a currency yet. */
  const chosen = own && own.version > 0 ? own.applicable_currency : settings?.applicable_currency;
  const currencies = chosen === 'JPY' ? (['JPY', 'USD'] as const) : (['USD', 'JPY'] as const);
  return { settings, currencies };
}
