import { LanguagePicker } from '@smart-art/ui/language-picker';
import { locales } from '../i18n/locales.ts';
import { useLanguage } from './use-language.ts';

const written = Object.entries(locales).map(([slug, name]) => ({ slug, name }));

export interface LanguageMenuProps {
  /** The languages on offer; those the app is written in where the backend was not asked. */
  languages?: readonly { slug: string; name: string }[];
  /** Keeps what was typed, before the page is loaded anew. */
  beforeReload?: () => Promise<void>;
}

/** The choice of a language, in the header. */
export function LanguageMenu({ languages = written, beforeReload }: LanguageMenuProps) {
  const { locale, choose } = useLanguage(beforeReload);
  return <LanguagePicker languages={languages} onChange={choose} value={locale} />;
}
