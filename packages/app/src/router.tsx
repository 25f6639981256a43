import { inTime, LoadTimeout } from '@smart-art/ui/lazy-part';
import {
  createBrowserRouter,
  type DataRouter,
  type DOMRouterOpts,
  data,
  type LoaderFunctionArgs,
  type RouteObject,
  redirect,
} from 'react-router';
import { accessTo } from './access.ts';
import { FrameFailure } from './frame/FrameFailure.tsx';
import { openAnew } from './frame/open-anew.ts';
import { guestRoutes } from './routes/guest.ts';
import type { RouteEntry } from './routes/route.ts';
import type { Services } from './services/services.ts';
import { returnPath } from './session/index.ts';

/** Makes a router in the browser; elsewhere one that has no address bar. */
type CreateRouter = (routes: RouteObject[], options: Pick<DOMRouterOpts, 'patchRoutesOnNavigation'>) => DataRouter;

/** Turns the route tables into the router, with the rules of access before each screen. */
export function createAppRouter(
  { session, language }: Pick<Services, 'session' | 'language'>,
  create: CreateRouter = createBrowserRouter,
) {
  const guard =
    (entry: Pick<RouteEntry, 'audience' | 'permission' | 'open'>) =>
    async ({ request }: LoaderFunctionArgs) => {
      const { pathname, search, searchParams } = new URL(request.url);
      const access = accessTo({
        entry,
        seller: session.current(),
        path: pathname + search,
        afterSignIn: returnPath(searchParams.get('next')),
      });
      if (access === 'denied') throw data(entry.permission, { status: 403 });
      if (access !== 'allowed') throw redirect(access.redirect ?? (await frontRoom()));
      return null;
    };

  const screen = (entry: RouteEntry): RouteObject => ({
    id: entry.path,
    path: entry.path,
    handle: entry,
    loader: guard(entry),
    lazy: orOpenAnew(() => bring(entry)),
  });

  /** A screen's chunk and its words. */
  const bring = async (entry: Pick<RouteEntry, 'load' | 'words'>) => {
    const [part] = await Promise.all([entry.load(), entry.words && language.learn(entry.words)]);
    return part;
  };

  /**
   * Loads a chunk; where it is gone, the page that was on its way is opened anew, and nothing else happens meanwhile. One
   * that does not come in time is a failure (001 section 9): opened anew, the page would wait for it again.
   */
  const orOpenAnew =
    <Part,>(load: () => Promise<Part>) =>
    async (): Promise<Part> => {
      try {
        return await inTime(load());
      } catch (error) {
        if (error instanceof LoadTimeout) throw error;
        const { pathname, search, hash } = router.state.navigation.location ?? location;
        if (!openAnew(String(error), pathname + search + hash)) throw error;
        return new Promise(() => {});
      }
    };

  const sellerTable = orOpenAnew(() => import('./routes/seller.ts'));
  const frontRoom = async () => (await sellerTable()).frontRoom(session.current()?.permissions ?? []);

  const visitorTable = orOpenAnew(() => import('./routes/visitor.ts'));

  /** The signed-in half: its table, its layout and its words; and what the signed-in see without the layout. */
  const sellersHalf = async (): Promise<RouteObject[]> => {
    const { frameless, sellerRoutes, sellerWords } = await sellerTable();
    const shell: RouteObject = {
      lazy: orOpenAnew(async () => {
        const [{ SellerLayout: Component }] = await Promise.all([
          import('./frame/SellerLayout.tsx'),
          language.learn(sellerWords),
        ]);
        return { Component };
      }),
      ErrorBoundary: FrameFailure,
      /* A second boundary inside the layout: what fails in a screen leaves the sidebar standing. */
      children: [
        {
          lazy: orOpenAnew(async () => ({
            ErrorBoundary: (await import('./frame/ScreenFailure.tsx')).ScreenFailure,
          })),
          children: sellerRoutes.map(screen),
        },
      ],
    };
    return [shell, { ErrorBoundary: FrameFailure, children: frameless.map(screen) }];
  };

  let visitorsKnown = false;
  let sellersKnown = false;
  const router = create(
    [
      { ErrorBoundary: FrameFailure, children: guestRoutes.map(screen) },
      {
        path: '*',
        ErrorBoundary: FrameFailure,
        /* A sign-up that is open, or a forced change of the password, comes before a path that is no route, too. */
        loader: guard({ audience: 'anyone' }),
        lazy: orOpenAnew(async () => bring((await visitorTable()).notFound)),
      },
    ],
    {
      /* No path of a guest's: another visitor's, or one of the signed-in half, which few first visits need. */
      async patchRoutesOnNavigation({ path, patch }) {
        if (sellersKnown) return;
        const { visitorRoutes, isVisitorPath } = await visitorTable();
        if (!visitorsKnown) patch(null, [{ ErrorBoundary: FrameFailure, children: visitorRoutes.map(screen) }]);
        visitorsKnown = true;
        if (isVisitorPath(path)) return;
        const half = await sellersHalf();
        if (!sellersKnown) patch(null, half);
        sellersKnown = true;
      },
    },
  );
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;
