import { useEffect, useState } from 'react';
import { useSeller } from '../services/services.ts';

/**
 * The default landing page of the signed-in seller, for links on public pages. The seller route table is loaded lazily;
 * until it is there the dashboard is used, which nearly every seller may see.
 */
export function useDefaultLandingPath(): string {
  const permissions = useSeller()?.permissions;
  const [path, setPath] = useState('/seller-dashboard');
  useEffect(() => {
    if (!permissions) return;
    import('../routes/seller.ts')
      .then(({ defaultLandingPath }) => setPath(defaultLandingPath(permissions)))
      .catch(() => {});
  }, [permissions]);
  return path;
}
