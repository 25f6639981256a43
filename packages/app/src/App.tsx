import { RouterProvider } from 'react-router/dom';
import { Toasts } from './frame/Toasts.tsx';
import { LanguageProvider } from './i18n/LanguageProvider.tsx';
import type { AppRouter } from './router.tsx';
import { type Services, ServicesProvider } from './services/services.ts';

export function App({ services, router }: { services: Services; router: AppRouter }) {
  return (
    <ServicesProvider value={services}>
      <LanguageProvider language={services.language}>
        <RouterProvider router={router} />
        <Toasts />
      </LanguageProvider>
    </ServicesProvider>
  );
}
