import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { whenIdle } from '../frame/when-idle.ts';
import { useServices } from '../services/services.ts';
import type { Seller } from '../session/index.ts';

/** Keeps the shell's data up to date while this seller is signed in. Its code loads after the first screen. */
export function usePolling({ id, email }: Seller): void {
  const { clients } = useServices();
  const queryClient = useQueryClient();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    whenIdle(async () => {
      /* If it fails to load (new deployment, network down), screens still fetch their data. */
      const part = await import('./start-polling.ts').catch(() => undefined);
      if (!isOver) stop = part?.startPolling({ ...clients, queryClient, seller: { id, email } });
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [clients, queryClient, id, email]);
}
