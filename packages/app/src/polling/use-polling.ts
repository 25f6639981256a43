import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { whenIdle } from '../frame/when-idle.ts';
import { useServices } from '../services/services.ts';
import type { Seller } from '../session/index.ts';

/** Keeps what the shell shows up to date while this seller is signed in. What does so comes after the first screen. */
export function usePolling({ id, email }: Seller): void {
  const { clients } = useServices();
  const queryClient = useQueryClient();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    whenIdle(async () => {
      /* Without it, a deployment or the network away, each screen still asks for what it shows. */
      const part = await import('./start-polling.ts').catch(() => undefined);
      if (!isOver) stop = part?.startPolling({ ...clients, queryClient, seller: { id, email } });
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [clients, queryClient, id, email]);
}
