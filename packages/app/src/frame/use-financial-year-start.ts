import { siteSettings } from '@smart-art/api-client/queries';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../services/services.ts';

/** The month, 1 to 12, in which the financial year starts (001 section 9); undefined until the settings are loaded. */
export function useFinancialYearStart(): number | undefined {
  const { data } = useQuery(siteSettings(useServices().clients.product));
  return data?.financial_year_start_month;
}
