import { UiProvider } from '@smart-art/ui/provider';
import { type ReactNode, useSyncExternalStore } from 'react';
import { RawIntlProvider } from 'react-intl';
import { RouterAnchor } from '../frame/RouterAnchor.tsx';
import type { Language } from './language.ts';

/**
 * Provides messages and the seller's time zone to screens and components. A language switch remounts the screens and
 * refetches their data, because responses contain localised text.
 */
export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  const { intl, strings } = useSyncExternalStore(language.subscribe, language.localization, language.localization);
  return (
    <RawIntlProvider key={language.locale} value={intl}>
      <UiProvider Anchor={RouterAnchor} locale={language.locale} strings={strings} timeZone={intl.timeZone}>
        {children}
      </UiProvider>
    </RawIntlProvider>
  );
}
