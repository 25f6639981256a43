import { LanguagePicker } from '@smart-art/ui/language-picker';
import { locales } from '../i18n/locales.ts';
import { useLanguage } from './use-language.ts';

const written = Object.entries(locales).map(([slug, name]) => ({ slug, name }));

export interface LanguageMenuProps {
  /** The available languages; defaults to those of the app if the backend was not queried. */
  languages?: readonly { slug: string; name: string }[];
  /** Saves input before the page is reloaded. */
  beforeReload?: () => Promise<void>;
}

/** Props for a LanguagePicker. */
export function useLanguageChoice({ languages = written, beforeReload }: LanguageMenuProps) {
  const { locale, choose } = useLanguage(beforeReload);
  return { languages, onChange: choose, value: locale };
}

/** Language menu in the header of pages before sign-in; AppShell has its own. */
export function LanguageMenu(props: LanguageMenuProps) {
  return <LanguagePicker {...useLanguageChoice(props)} />;
}
