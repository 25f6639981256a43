import { toast } from '@smart-art/ui/toast';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { connectSession } from './frame/connect-session.ts';
import { warm } from './frame/warm.ts';
import { whenIdle } from './frame/when-idle.ts';
import { languageMessages } from './i18n/language.messages.ts';
import { loadJapaneseFonts, loadLanguage } from './i18n/language.ts';
import { startLocale } from './i18n/locales.ts';
import { type AppRouter, createAppRouter } from './router.tsx';
import { loadConfig } from './services/config.ts';
import { createServices } from './services/services.ts';
import { kept } from './session/index.ts';

/** Loads what the first screen needs, all at once, and draws it: the page's own first markup stands until then. */
export async function start(root: HTMLElement): Promise<void> {
  warm(kept.get('auth_token') ? location.pathname : '/sign-in');
  const { locale, unsupported } = startLocale(kept);
  const [config, language] = await Promise.all([loadConfig(), loadLanguage(locale)]);
  const services = createServices(config, language);
  const router = createAppRouter(services);
  connectSession(services.session, router);
  await initialized(router);
  createRoot(root).render(<App router={router} services={services} />);
  if (unsupported) toast.warning(language.intl.formatMessage(languageMessages.notSupported));
  if (locale === 'ja') whenIdle(loadJapaneseFonts);
}

/** Resolves when the first screen's chunk and rules are there. */
function initialized(router: AppRouter): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });
}
