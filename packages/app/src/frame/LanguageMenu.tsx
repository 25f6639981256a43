import { Languages } from '@smart-art/ui/icons';
import { MenuButton } from '@smart-art/ui/menu';
import { toast } from '@smart-art/ui/toast';
import { useIntl } from 'react-intl';
import { prepareReload } from '../drafts/leaving.ts';
import { languageMessages as messages } from '../i18n/language.messages.ts';
import { isLocale, locales, storeLocale } from '../i18n/locales.ts';
import { useServices } from '../services/services.ts';
import { kept } from '../session/index.ts';

const written = Object.entries(locales).map(([slug, name]) => ({ slug, name }));

export interface LanguageMenuProps {
  /** The languages on offer; those the app is written in where the backend was not asked. */
  languages?: readonly { slug: string; name: string }[];
  /** Keeps what was typed, before the page is loaded anew. */
  beforeReload?: () => Promise<void>;
}

/** Choosing a language stores it and reloads the page (001 section 2), after everything typed is kept. */
export function LanguageMenu({ languages = written, beforeReload }: LanguageMenuProps) {
  const intl = useIntl();
  const { locale } = useServices().language;

  const choose = async (slug: string) => {
    if (slug === locale) return;
    if (!isLocale(slug)) {
      toast.warning(intl.formatMessage(messages.notSupported));
      return;
    }
    await Promise.all([beforeReload?.(), prepareReload()]);
    storeLocale(kept, slug);
    location.reload();
  };

  return (
    <MenuButton
      emphasis="quiet"
      icon={Languages}
      iconOnly
      items={languages.map(({ slug, name }) => ({ id: slug, label: name, lang: slug }))}
      label={intl.formatMessage(messages.language)}
      onAction={choose}
      selected={locale}
    />
  );
}
