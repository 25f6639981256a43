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
  /* They travel together (build/chunks.ts). */
  const [near, inner] = [import('../routes/seller.ts'), import('../routes/inner.ts')];
  for (const part of [import('./SellerLayout.tsx'), import('../routes/visitor.ts'), inner]) part.catch(ignore);
  near
    .then(({ nearRoutes }) => bring(nearRoutes) ?? inner.then(({ sellerRoutes }) => void bring(sellerRoutes)))
    .catch(ignore);
}
