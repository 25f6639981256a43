import { prepareReload } from '../drafts/leaving.ts';
import { DEFAULT_LOCALE, isLocale, storeLocale } from '../i18n/locales.ts';
import { useServices } from '../services/services.ts';
import { localStore } from '../session/index.ts';

/**
 * The current language, and how to choose another: saves drafts, stores the language and reloads the page (001 section
 * 2). An unsupported language gives a message and falls back to English (000 section 5). If site data is blocked, a
 * reload would lose the language and the session, so the language is switched in place, for this visit.
 * @param beforeReload saves input
 */
export function useLanguage(beforeReload?: () => Promise<void>) {
  const { language } = useServices();
  const choose = async (slug: string) => {
    await beforeReload?.();
    /* An unsupported language on top of English changes nothing, so no reload. */
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
