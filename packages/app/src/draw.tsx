import { prerenderToNodeStream } from 'react-dom/static';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { App } from './App.tsx';
import { titleOf } from './frame/title.ts';
import { loadLanguage } from './i18n/language.ts';
import type { Locale } from './i18n/locales.ts';
import { initialized } from './initialized.ts';
import { createAppRouter } from './router.tsx';
import { createServices } from './services/services.ts';
import { UNTOLD_BUYER_SIDE } from './services/use-deployment.ts';

/** Links to the buyer side, of which the build does not know where it is. */
const toBuyerSide = new RegExp(` href="${UNTOLD_BUYER_SIDE}[^"]*"`, 'g');

/** What the build puts into the app's page. */
export interface Drawn {
  markup: string;
  title: string;
  description: string;
}

/** A page to draw. The words are named by their messages' ids. */
export interface Drawing {
  path: string;
  name: string;
  description: string;
  /** Whether it is for a house with a buyer side; undefined where that makes no difference. */
  buyerSide?: boolean;
}

/**
 * Draws a page as a visitor sees it whom the app does not know, for the build: the browser shows it before the script has
 * come, which then takes it over. Runs in Node.
 * @returns the markup of the app's root, and what the page is called and about
 * @throws when the page is not drawn as itself: it redirects, or fails
 */
export async function draw({ path, name, description, buyerSide }: Drawing, locale: Locale): Promise<Drawn> {
  const language = await loadLanguage(locale);
  const services = createServices(
    { ssoUrl: '/sso', productUrl: '/product', told: buyerSide ? { buyerUrl: UNTOLD_BUYER_SIDE } : {} },
    language,
  );
  const router = createAppRouter(services, (routes, options) =>
    createMemoryRouter(routes, { ...options, initialEntries: [path] }),
  );
  await initialized(router);
  const { location, errors } = router.state;
  if (errors || location.pathname !== path) throw new Error(`${path} is not drawn: ${JSON.stringify(errors)}`);
  const app = (
    <App services={services}>
      <RouterProvider router={router} />
    </App>
  );
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(app, {
    onError: (error) => void failures.push(error),
    // One piece of markup: a part that comes later would need a script in the page.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  let markup = '';
  for await (const piece of prelude) markup += piece;
  router.dispose();
  if (failures.length > 0) throw failures[0];
  /* Extracted where they are defined, not here. */
  const say = (id: string) => {
    const message = { id };
    return language.speech().intl.formatMessage(message);
  };
  return { markup: markup.replaceAll(toBuyerSide, ''), title: titleOf(say(name)), description: say(description) };
}
