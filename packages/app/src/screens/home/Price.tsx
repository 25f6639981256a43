import { createQueryClient, siteSettings } from '@smart-art/api-client/queries';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useServices } from '../../services/services.ts';
import { priceText } from './price-text.ts';

/** The cost of selling. Renders nothing until the settings have loaded, or if they cannot be. */
export function Price() {
  const intl = useIntl();
  const { clients } = useServices();
  /* The home page has no query client around it. */
  const [queryClient] = useState(createQueryClient);
  const { data: settings } = useQuery(siteSettings(clients.product), queryClient);
  return settings && priceText(intl, settings);
}
