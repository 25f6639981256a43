import { prepareCalls } from '@smart-art/api-client';
import { matchPath } from 'react-router';
import { guestRoutes } from '../routes/guest.ts';
import type { RouteEntry } from '../routes/route.ts';
import { whenIdle } from './when-idle.ts';

const ignore = () => {};

/** Preloads a screen's chunk before navigation. On failure the navigation reports the error. */
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
    /* Pages that are not for visitors redirect to sign-in. */
    import('../routes/visitor.ts')
      .then(({ visitorRoutes }) => {
        if (!bring(visitorRoutes)) bring(guestRoutes, '/sign-in');
      })
      .catch(ignore);
    return;
  }
  /* Bundled together (build/chunks.ts). */
  const [near, inner] = [import('../routes/seller.ts'), import('../routes/inner.ts')];
  for (const part of [import('./SellerLayout.tsx'), import('../routes/visitor.ts'), inner]) part.catch(ignore);
  near
    .then(({ nearRoutes }) => bring(nearRoutes) ?? inner.then(({ sellerRoutes }) => void bring(sellerRoutes)))
    .catch(ignore);
}
