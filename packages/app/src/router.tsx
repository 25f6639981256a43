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
import { isReachable, reloadOnce } from './frame/reload-once.ts';
import { guestRoutes } from './routes/guest.ts';
import type { RouteEntry } from './routes/route.ts';
import type { Services } from './services/services.ts';
import { returnPath } from './session/index.ts';

/** Creates a browser router, or a memory router for prerendering. */
type CreateRouter = (routes: RouteObject[], options: Pick<DOMRouterOpts, 'patchRoutesOnNavigation'>) => DataRouter;

/** Id of the parent route of the screens in the signed-in shell. */
const SELLERS = 'sellers';

/** Builds the router from the route tables, with an access check before each screen. */
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
    lazy: orReload(() => bring(entry)),
  });

  /** A screen in the shell. The router caches a failed load, so render a component that retries on reconnect. */
  const shellScreen = (entry: RouteEntry): RouteObject => ({
    ...screen(entry),
    lazy: () =>
      orReload(() => bring(entry))().catch(async (error: unknown) => {
        const { lazyScreen } = await import('./frame/ScreenFailure.tsx');
        console.error(error);
        return { element: lazyScreen(() => bring(entry)) };
      }),
  });

  /** Loads a screen's chunk and its messages. */
  const bring = async (entry: Pick<RouteEntry, 'load' | 'messageFiles'>) => {
    const [part] = await Promise.all([entry.load(), entry.messageFiles && language.loadMessages(entry.messageFiles)]);
    return part;
  };

  /**
   * Loads a route chunk. If it no longer exists (new deployment), reload the target page; the promise then never
   * settles. If the server is unreachable or the chunk takes too long, throw (001 section 9): a reload would only show
   * the browser's error page.
   */
  const orReload =
    <Part,>(load: () => Promise<Part>) =>
    async (): Promise<Part> => {
      try {
        return await inTime(load());
      } catch (error) {
        if (error instanceof LoadTimeout || !(await isReachable())) throw error;
        const { pathname, search, hash } = router.state.navigation.location ?? location;
        if (!reloadOnce(String(error), pathname + search + hash)) throw error;
        return new Promise(() => {});
      }
    };

  const sellerTable = orReload(() => import('./routes/seller.ts'));
  const defaultLandingPath = async () => (await sellerTable()).defaultLandingPath(session.current()?.permissions ?? []);

  const visitorTable = orReload(() => import('./routes/visitor.ts'));

  /** The other screens of the signed-in half. */
  const innerTable = orReload(() => import('./routes/inner.ts'));

  /** The signed-in half: its layout, its messages and the most frequent start screens. */
  const sellerRoot = async (): Promise<RouteObject> => {
    const { nearRoutes, sellerMessageFiles } = await sellerTable();
    return {
      lazy: orReload(async () => {
        const [{ SellerLayout: Component }] = await Promise.all([
          import('./frame/SellerLayout.tsx'),
          language.loadMessages(sellerMessageFiles),
        ]);
        return { Component };
      }),
      ErrorBoundary: FrameFailure,
      /* A second error boundary inside the layout: the sidebar survives an error in a screen. */
      children: [
        {
          id: SELLERS,
          lazy: orReload(async () => ({
            ErrorBoundary: (await import('./frame/ScreenFailure.tsx')).ScreenFailure,
          })),
          children: nearRoutes.map(shellScreen),
        },
      ],
    };
  };

  /* The tables already added to the router. */
  const known = { visitors: false, sellers: false, inner: false };
  const router = create(
    [
      { ErrorBoundary: FrameFailure, children: guestRoutes.map(screen) },
      {
        path: '*',
        ErrorBoundary: FrameFailure,
        /* An unfinished sign-up or a forced password change also redirects from unknown paths. */
        loader: guard({ audience: 'anyone' }),
        lazy: orReload(async () => bring((await visitorTable()).notFound)),
      },
    ],
    {
      /* Adds tables on demand: the other visitor screens, or the signed-in half, which few first visits need. */
      async patchRoutesOnNavigation({ path, patch }) {
        if (known.inner) return;
        const { visitorRoutes, isVisitorPath } = await visitorTable();
        if (!known.visitors) patch(null, [{ ErrorBoundary: FrameFailure, children: visitorRoutes.map(screen) }]);
        known.visitors = true;
        if (isVisitorPath(path)) return;
        const half = await sellerRoot();
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
