import { prepareReload } from '../drafts/leaving.ts';
import { DEFAULT_LOCALE, isLocale, storeLocale } from '../i18n/locales.ts';
import { useServices } from '../services/services.ts';
import { localStore } from '../session/index.ts';

/**
 * The language the app is in, and how to choose another: it is stored and the page loaded anew (001 section 2), after
 * everything typed is kept. One that the app is not written in is told of, and English takes its place (000 section 5).
 * Where site data is blocked a page that is loaded anew would know neither the language nor the session: there the app
 * speaks the other language at once, for this visit.
 * @param beforeReload keeps what was typed
 */
export function useLanguage(beforeReload?: () => Promise<void>) {
  const { language } = useServices();
  const choose = async (slug: string) => {
    await beforeReload?.();
    /* In English there is nothing to fall back from. */
    if (localStore.endsWithPage || (!isLocale(slug) && language.locale === DEFAULT_LOCALE)) {
      const { switchLanguage } = await import('../i18n/other-language.ts');
      return switchLanguage(language, slug);
    }
    await prepareReload();
    storeLocale(localStore, slug);
    location.reload();
  };
  return { locale: language.locale, choose };
}
