import type { ReactNode } from 'react';
import { Toasts } from './frame/Toasts.tsx';
import { LanguageProvider } from './i18n/LanguageProvider.tsx';
import { type Services, ServicesProvider } from './services/services.ts';

/** The providers around every screen. The router goes inside. */
export function App({ services, children }: { services: Services; children: ReactNode }) {
  return (
    <ServicesProvider value={services}>
      <LanguageProvider language={services.language}>
        {children}
        <Toasts />
      </LanguageProvider>
    </ServicesProvider>
  );
}
