import { UiProvider } from '@smart-art/ui/provider';
import type { ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { RouterAnchor } from '../frame/RouterAnchor.tsx';
import type { Language } from './language.ts';

/** Gives the screens and the components inside their words. */
export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  const { locale, strings, intl } = language;
  return (
    <RawIntlProvider value={intl}>
      <UiProvider Anchor={RouterAnchor} locale={locale} strings={strings}>
        {children}
      </UiProvider>
    </RawIntlProvider>
  );
}
