import { prerenderToNodeStream } from 'react-dom/static';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { App } from './App.tsx';
import { titleOf } from './frame/title.ts';
import { loadLanguage } from './i18n/language.ts';
import type { Locale } from './i18n/locales.ts';
import { initialized } from './initialized.ts';
import { createAppRouter } from './router.tsx';
import { createServices } from './services/services.ts';
import { UNKNOWN_BUYER_SIDE } from './services/use-deployment.ts';

/** Links to the buyer side, whose URL is unknown at build time. */
const toBuyerSide = new RegExp(` href="${UNKNOWN_BUYER_SIDE}[^"]*"`, 'g');

/** What the build inserts into the app's page. */
export interface Drawn {
  markup: string;
  title: string;
  description: string;
}

/** A page to prerender. Name and description are message ids. */
export interface Drawing {
  path: string;
  name: string;
  description: string;
  /** Whether the deployment has a buyer side; undefined if it makes no difference. */
  buyerSide?: boolean;
}

/**
 * Prerenders a page for an unknown visitor at build time: the browser shows it before the script has loaded, which then
 * takes over. Runs in Node.
 * @returns the markup of the app's root, and the page's title and description
 * @throws if the page redirects or fails
 */
export async function draw({ path, name, description, buyerSide }: Drawing, locale: Locale): Promise<Drawn> {
  const language = await loadLanguage(locale);
  const services = createServices(
    { ssoUrl: '/sso', productUrl: '/product', raw: buyerSide ? { buyerUrl: UNKNOWN_BUYER_SIDE } : {} },
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
    // Render in one piece: a part that streams later would need a script in the page.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  let markup = '';
  for await (const piece of prelude) markup += piece;
  router.dispose();
  if (failures.length > 0) throw failures[0];
  /* The ids are extracted where they are defined, not here. */
  const translate = (id: string) => {
    const message = { id };
    return language.localization().intl.formatMessage(message);
  };
  return {
    markup: markup.replaceAll(toBuyerSide, ''),
    title: titleOf(translate(name)),
    description: translate(description),
  };
}
