import { UiProvider } from '@smart-art/ui/provider';
import { Toaster } from '@smart-art/ui/toast';
import { RawIntlProvider } from 'react-intl';
import { RouterProvider } from 'react-router/dom';
import { RouterAnchor } from './frame/RouterAnchor.tsx';
import type { AppRouter } from './router.tsx';
import { type Services, ServicesProvider } from './services/services.ts';

export function App({ services, router }: { services: Services; router: AppRouter }) {
  const { locale, strings, intl } = services.language;
  return (
    <ServicesProvider value={services}>
      <RawIntlProvider value={intl}>
        <UiProvider Anchor={RouterAnchor} locale={locale} strings={strings}>
          <RouterProvider router={router} />
          <Toaster />
        </UiProvider>
      </RawIntlProvider>
    </ServicesProvider>
  );
}
