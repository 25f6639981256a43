import { inTime } from '@smart-art/ui/lazy-component';
import { type ReactNode, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { App } from './App.tsx';
import { captureTyped, clearTyped, pressNoted, replayTyped, submitEarly } from './frame/before-start.ts';
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

/** Loads everything the first screen needs in parallel, then renders it. The page's own markup is shown until then. */
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
    /* With history state, the page differs from the prerendered one: an ended session, or input to restore. */
    state === null &&
    (!buyerSide || (buyerSide === 'yes') === !!config.raw.buyerUrl) &&
    services.session.current() === null;
  captureTyped(root);
  if (isAsDrawn) hydrateRoot(root, app);
  else {
    /* The recorded click was on the prerendered page, whose buttons differ. */
    delete root.dataset.pressed;
    /* Synchronously, so that no key press between capture and render is lost. */
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

/** Keeps the position a visitor scrolled to before the app started: the router scrolls the first page to its top. */
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

/** Runs once, in order among the layout effects of the first commit. */
function OnCommit({ run }: { run: () => unknown }) {
  const first = useRef(run);
  useLayoutEffect(() => void first.current(), []);
  return null;
}

/** Completes the takeover of the page by the app. */
function Taken({ root }: { root: HTMLElement }) {
  const [isListening, listen] = useReducer(() => true, false);
  /* React attaches to hydrated fields only in a separate task after the commit: input until then would be lost and
     reverted. A re-render inside the commit makes that happen at once. */
  useLayoutEffect(listen, []);
  useLayoutEffect(() => {
    if (isListening) replayTyped(root);
  }, [root, isListening]);
  useEffect(() => {
    if (!isListening) return;
    submitEarly(root);
    pressNoted(root);
  }, [root, isListening]);
  return null;
}
