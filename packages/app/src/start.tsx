import { inTime } from '@smart-art/ui/lazy-component';
import { type ReactNode, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { App } from './App.tsx';
import { captureTyped, clearTyped, pressNoted, replayTyped, sendHeld } from './frame/before-start.ts';
import { connectSession } from './frame/connect-session.ts';
import { warm } from './frame/warm.ts';
import { whenIdle } from './frame/when-idle.ts';
import { loadJapaneseFonts, loadLanguage } from './i18n/language.ts';
import { startLocale } from './i18n/locales.ts';
import { initialized } from './initialized.ts';
import { restoreLensAtStart } from './lens/start.ts';
import { createAppRouter } from './router.tsx';
import { loadConfig } from './services/config.ts';
import { createServices } from './services/services.ts';
import { captureTicket, localStore } from './session/index.ts';

/** Loads what the first screen needs, all at once, and draws it: the page's own first markup stands until then. */
export async function start(root: HTMLElement): Promise<void> {
  captureTicket();
  warm(location.pathname, localStore.get('auth_token') !== null);
  const { locale, unsupported } = startLocale(localStore);
  document.documentElement.lang = locale;
  const [config, language] = await Promise.all([loadConfig(), inTime(loadLanguage(locale))]);
  const services = createServices(config, language);
  await restoreLensAtStart(services);
  const router = createAppRouter(services);
  connectSession(services.session, router);
  await initialized(router);
  const app = (
    <App services={services}>
      <KeepScrolled>
        <RouterProvider router={router} />
      </KeepScrolled>
      <Taken root={root} />
    </App>
  );
  const { pathname, state } = router.state.location;
  const { drawn, buyerSide } = root.dataset;
  const isAsDrawn =
    drawn === `${locale} ${pathname}` &&
    /* A page that was left something by the one before says more: that the session has ended, what was typed there. */
    state === null &&
    (!buyerSide || (buyerSide === 'yes') === !!config.told.buyerUrl) &&
    services.session.current() === null;
  captureTyped(root);
  if (isAsDrawn) hydrateRoot(root, app);
  else {
    /* The buttons of another page are in other places. */
    delete root.dataset.pressed;
    /* At once: a letter that comes while the old page still stands is not seen by the new one. */
    flushSync(() => createRoot(root).render(app));
  }
  router.subscribe(({ location }) => location.pathname !== pathname && clearTyped());
  if (unsupported)
    void import('./i18n/other-language.ts').then(({ warnUnsupportedLanguage }) => warnUnsupportedLanguage(language));
  if (locale === 'ja') whenIdle(loadJapaneseFonts);
  void import('./frame/late-start.ts').then(
    ({ startLate }) => startLate(router, services.session),
    () => {},
  );
}

/**
 * Keeps the page where a visitor has scrolled it before the app started: the router scrolls the first page to its top.
 */
function KeepScrolled({ children }: { children: ReactNode }) {
  const top = useRef(0);
  return (
    <>
      <OnCommit run={() => (top.current = scrollY)} />
      {children}
      <OnCommit run={() => top.current > 0 && !location.hash && scrollTo({ top: top.current, behavior: 'instant' })} />
    </>
  );
}

/** Runs once, in its place among the layout effects of the first commit. */
function OnCommit({ run }: { run: () => unknown }) {
  const first = useRef(run);
  useLayoutEffect(() => void first.current(), []);
  return null;
}

/** Says that the page is the app's from now on. */
function Taken({ root }: { root: HTMLElement }) {
  const [isListening, listen] = useReducer(() => true, false);
  /* A page that is taken over begins to listen to its fields after it is drawn, in a task of its own: a letter that came
     before would be told to nobody, and put back. To draw anew within the commit brings all of that forward. */
  useLayoutEffect(listen, []);
  useLayoutEffect(() => {
    if (isListening) replayTyped(root);
  }, [root, isListening]);
  useEffect(() => {
    if (!isListening) return;
    sendHeld(root);
    pressNoted(root);
  }, [root, isListening]);
  return null;
}
