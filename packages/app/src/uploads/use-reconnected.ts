import { siteSettings } from '@smart-art/api-client/queries';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../services/services.ts';
import { isReached } from './is-reached.ts';
import { createReconnection } from './reconnection.ts';

/** Waits until the server responds again; probes with a small request that every user may send. */
export function useReconnected(): (signal: AbortSignal) => Promise<void> {
  const { clients } = useServices();
  const queryClient = useQueryClient();
  const [reconnected] = useState(() => {
    const request = () =>
      queryClient.fetchQuery({ ...siteSettings(clients.product), staleTime: 0, networkMode: 'always' });
    return createReconnection({ probe: () => isReached(request()) });
  });
  return reconnected;
}
