import { useEffect, useState } from 'react';
import { useSeller } from '../services/services.ts';

/**
 * Where a link leads a seller to their own half of the app, on a page that does not have its table: to the dashboard, which
 * nearly everybody may see, until the table has come.
 */
export function useFrontRoom(): string {
  const permissions = useSeller()?.permissions;
  const [room, setRoom] = useState('/seller-dashboard');
  useEffect(() => {
    if (!permissions) return;
    import('../routes/seller.ts').then(({ frontRoom }) => setRoom(frontRoom(permissions))).catch(() => {});
  }, [permissions]);
  return room;
}
