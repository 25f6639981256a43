import { prepareCalls } from '@smart-art/api-client';
import { matchPath } from 'react-router';
import { guestRoutes } from '../routes/guest.ts';
import type { RouteEntry } from '../routes/route.ts';
import { whenIdle } from './when-idle.ts';

const ignore = () => {};

/** Brings a screen's chunk before the router asks for it. A failure is left to the navigation, which says so. */
export function warm(pathname: string, signedIn: boolean): void {
  const bring = (routes: RouteEntry[], address = pathname) => {
    const entry = routes.find(({ path }) => matchPath(path, address));
    entry?.load().catch(ignore);
    return entry;
  };
  if (signedIn) prepareCalls();
  else whenIdle(prepareCalls);
  if (bring(guestRoutes)) return;
  if (!signedIn) {
    /* What is not a visitor's leads to the sign-in page. */
    import('../routes/visitor.ts')
      .then(({ visitorRoutes }) => {
        if (!bring(visitorRoutes)) bring(guestRoutes, '/sign-in');
      })
      .catch(ignore);
    return;
  }
  import('./SellerLayout.tsx').catch(ignore);
  import('../routes/seller.ts')
    .then(
      ({ nearRoutes }) =>
        bring(nearRoutes) ?? import('../routes/inner.ts').then((inner) => void bring(inner.sellerRoutes)),
    )
    .catch(ignore);
}
