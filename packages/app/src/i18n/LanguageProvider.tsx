import { UiProvider } from '@smart-art/ui/provider';
import { type ReactNode, useSyncExternalStore } from 'react';
import { RawIntlProvider } from 'react-intl';
import { RouterAnchor } from '../frame/RouterAnchor.tsx';
import type { Language } from './language.ts';

/**
 * Gives the screens and the components inside their words and the seller's time zone. In another language they are drawn,
 * and what they ask the server, anew: its answers have words in them, too.
 */
export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  const { intl, strings } = useSyncExternalStore(language.subscribe, language.speech, language.speech);
  return (
    <RawIntlProvider key={language.locale} value={intl}>
      <UiProvider Anchor={RouterAnchor} locale={language.locale} strings={strings} timeZone={intl.timeZone}>
        {children}
      </UiProvider>
    </RawIntlProvider>
  );
}
