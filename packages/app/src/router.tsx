import { createBrowserRouter, data, type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router';
import { accessTo } from './access.ts';
import { RouteFailure } from './frame/RouteFailure.tsx';
import { hasRoute, type RouteEntry, routes } from './routes.ts';
import type { Services } from './services/services.ts';
import { FRONT_ROOM, returnPath } from './session/index.ts';

/** Turns the route table into the router, with the rules of access before each screen. */
export function createAppRouter({ session }: Pick<Services, 'session'>) {
  const guard =
    (entry: RouteEntry) =>
    ({ request }: LoaderFunctionArgs) => {
      const { pathname, search, searchParams } = new URL(request.url);
      const access = accessTo({
        entry,
        seller: session.current(),
        path: pathname + search,
        afterSignIn: returnPath(searchParams.get('next')),
        hasRoute,
      });
      if (access === 'denied') throw data(null, { status: 403 });
      if (access !== 'allowed') throw redirect(access.redirect);
      return null;
    };

  const screens = (access: RouteEntry['access']): RouteObject[] =>
    routes
      .filter((entry) => entry.access === access)
      .map((entry) => ({ id: entry.path, path: entry.path, handle: entry, loader: guard(entry), lazy: entry.load }));

  return createBrowserRouter([
    { path: '/', loader: () => redirect(session.current() ? FRONT_ROOM : '/sign-in') },
    { ErrorBoundary: RouteFailure, children: screens('public') },
    {
      lazy: () => import('./frame/SellerLayout.tsx'),
      ErrorBoundary: RouteFailure,
      /* A second boundary inside the layout: what fails in a screen leaves the sidebar standing. */
      children: [{ ErrorBoundary: RouteFailure, children: screens('seller') }],
    },
    { path: '*', ErrorBoundary: RouteFailure, lazy: () => import('./screens/not-found/NotFound.tsx') },
  ]);
}

export type AppRouter = ReturnType<typeof createAppRouter>;
