import type { ReactNode } from 'react';
import { createBrowserRouter, data, type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router';
import { accessTo } from './access.ts';
import { FrameFailure } from './frame/FrameFailure.tsx';
import { openAnew } from './frame/open-anew.ts';
import { LanguageProvider } from './i18n/LanguageProvider.tsx';
import { type Language, loadSellersLanguage } from './i18n/language.ts';
import { hasRoute, type RouteEntry, routes } from './routes.ts';
import type { Services } from './services/services.ts';
import { FRONT_ROOM, returnPath } from './session/index.ts';

/** The signed-in half: its layout, with its words. */
async function sellerLayout(language: Language): Promise<{ element: ReactNode }> {
  const [{ SellerLayout }, sellers] = await Promise.all([
    import('./frame/SellerLayout.tsx'),
    loadSellersLanguage(language),
  ]);
  const element = (
    <LanguageProvider language={sellers}>
      <SellerLayout />
    </LanguageProvider>
  );
  return { element };
}

const screenBoundary = async () => ({ ErrorBoundary: (await import('./frame/ScreenFailure.tsx')).ScreenFailure });

/** Turns the route table into the router, with the rules of access before each screen. */
export function createAppRouter({ session, language }: Pick<Services, 'session' | 'language'>) {
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
      .map((entry) => ({
        id: entry.path,
        path: entry.path,
        handle: entry,
        loader: guard(entry),
        lazy: orOpenAnew(entry.load),
      }));

  /** Loads a chunk; where it is gone, the page that was on its way is opened anew, and nothing else happens meanwhile. */
  const orOpenAnew =
    <Part,>(load: () => Promise<Part>) =>
    async (): Promise<Part> => {
      try {
        return await load();
      } catch (error) {
        const { pathname, search, hash } = router.state.navigation.location ?? location;
        if (!openAnew(String(error), pathname + search + hash)) throw error;
        return new Promise(() => {});
      }
    };

  const router = createBrowserRouter([
    { path: '/', loader: () => redirect(session.current() ? FRONT_ROOM : '/sign-in') },
    { ErrorBoundary: FrameFailure, children: screens('public') },
    {
      lazy: orOpenAnew(() => sellerLayout(language)),
      ErrorBoundary: FrameFailure,
      /* A second boundary inside the layout: what fails in a screen leaves the sidebar standing. */
      children: [{ lazy: screenBoundary, children: screens('seller') }],
    },
    { path: '*', ErrorBoundary: FrameFailure, lazy: () => import('./screens/not-found/NotFound.tsx') },
  ]);
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;
