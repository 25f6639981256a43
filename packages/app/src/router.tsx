import { inTime, LoadTimeout } from '@smart-art/ui/lazy-component';
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
import { isReachable, openAnew } from './frame/open-anew.ts';
import { guestRoutes } from './routes/guest.ts';
import type { RouteEntry } from './routes/route.ts';
import type { Services } from './services/services.ts';
import { returnPath } from './session/index.ts';

/** Makes a router in the browser; elsewhere one that has no address bar. */
type CreateRouter = (routes: RouteObject[], options: Pick<DOMRouterOpts, 'patchRoutesOnNavigation'>) => DataRouter;

/** The route under which the screens of the signed-in shell are. */
const SELLERS = 'sellers';

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
      if (access !== 'allowed') throw redirect(access.redirect ?? (await defaultLandingPath()));
      return null;
    };

  const screen = (entry: RouteEntry): RouteObject => ({
    id: entry.path,
    path: entry.path,
    handle: entry,
    loader: guard(entry),
    lazy: orOpenAnew(() => bring(entry)),
  });

  /** A screen in the shell. The router would remember that it did not come; this one comes when the connection is back. */
  const shellScreen = (entry: RouteEntry): RouteObject => ({
    ...screen(entry),
    lazy: () =>
      orOpenAnew(() => bring(entry))().catch(async (error: unknown) => {
        const { lazyScreen } = await import('./frame/ScreenFailure.tsx');
        console.error(error);
        return { element: lazyScreen(() => bring(entry)) };
      }),
  });

  /** A screen's chunk and its words. */
  const bring = async (entry: Pick<RouteEntry, 'load' | 'words'>) => {
    const [part] = await Promise.all([entry.load(), entry.words && language.loadMessages(entry.words)]);
    return part;
  };

  /**
   * Loads a chunk; where it is gone, the page that was on its way is opened anew, and nothing else happens meanwhile. Where
   * the server is out of reach, or the chunk does not come in time, it is a failure (001 section 9): a page that is opened
   * then would be the browser's own.
   */
  const orOpenAnew =
    <Part,>(load: () => Promise<Part>) =>
    async (): Promise<Part> => {
      try {
        return await inTime(load());
      } catch (error) {
        if (error instanceof LoadTimeout || !(await isReachable())) throw error;
        const { pathname, search, hash } = router.state.navigation.location ?? location;
        if (!openAnew(String(error), pathname + search + hash)) throw error;
        return new Promise(() => {});
      }
    };

  const sellerTable = orOpenAnew(() => import('./routes/seller.ts'));
  const defaultLandingPath = async () => (await sellerTable()).defaultLandingPath(session.current()?.permissions ?? []);

  const visitorTable = orOpenAnew(() => import('./routes/visitor.ts'));

  /** The other screens of the signed-in half. */
  const innerTable = orOpenAnew(() => import('./routes/inner.ts'));

  /** The signed-in half: its layout, its words and the screens that most visits begin with. */
  const sellersHalf = async (): Promise<RouteObject> => {
    const { nearRoutes, sellerWords } = await sellerTable();
    return {
      lazy: orOpenAnew(async () => {
        const [{ SellerLayout: Component }] = await Promise.all([
          import('./frame/SellerLayout.tsx'),
          language.loadMessages(sellerWords),
        ]);
        return { Component };
      }),
      ErrorBoundary: FrameFailure,
      /* A second boundary inside the layout: what fails in a screen leaves the sidebar standing. */
      children: [
        {
          id: SELLERS,
          lazy: orOpenAnew(async () => ({
            ErrorBoundary: (await import('./frame/ScreenFailure.tsx')).ScreenFailure,
          })),
          children: nearRoutes.map(shellScreen),
        },
      ],
    };
  };

  /* The tables that the router has by now. */
  const known = { visitors: false, sellers: false, inner: false };
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
        if (known.inner) return;
        const { visitorRoutes, isVisitorPath } = await visitorTable();
        if (!known.visitors) patch(null, [{ ErrorBoundary: FrameFailure, children: visitorRoutes.map(screen) }]);
        known.visitors = true;
        if (isVisitorPath(path)) return;
        const half = await sellersHalf();
        if (!known.sellers) patch(null, [half]);
        known.sellers = true;
        if ((await sellerTable()).isNear(path)) return;
        const { frameless, innerRoutes } = await innerTable();
        if (known.inner) return;
        known.inner = true;
        patch(SELLERS, innerRoutes.map(shellScreen));
        patch(null, [{ ErrorBoundary: FrameFailure, children: frameless.map(screen) }]);
      },
    },
  );
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;
