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

/** What a LanguagePicker needs. */
export function useLanguageChoice({ languages = written, beforeReload }: LanguageMenuProps) {
  const { locale, choose } = useLanguage(beforeReload);
  return { languages, onChange: choose, value: locale };
}

/** The choice of a language, in the header of the pages before somebody has signed in: AppShell has its own. */
export function LanguageMenu(props: LanguageMenuProps) {
  return <LanguagePicker {...useLanguageChoice(props)} />;
}
