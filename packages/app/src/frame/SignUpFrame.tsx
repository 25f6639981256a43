import { createQueryClient } from '@smart-art/api-client/queries';
import { Button } from '@smart-art/ui/button';
import { Stepper } from '@smart-art/ui/stepper';
import { TaskFrame } from '@smart-art/ui/task-frame';
import { QueryClientContext, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, use, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { loadJapaneseFonts } from '../i18n/language.ts';
import { useServices } from '../services/services.ts';
import { LanguageMenu } from './LanguageMenu.tsx';
import { LazyFooter } from './public/LazyFooter.tsx';
import { signUpFrameMessages as messages } from './SignUpFrame.messages.ts';
import { signUpSteps } from './sign-up-steps.ts';
import { ThemeMenu } from './ThemeMenu.tsx';
import { preloadToasts } from './Toasts.tsx';
import { BRAND, useTitle } from './title.ts';
import { whenIdle } from './when-idle.ts';

export interface SignUpFrameProps {
  /** The current step of 001 section 2; omit if the content renders the stepper itself. */
  step?: 'services' | 'payment' | undefined;
  title: string;
  /** A sentence under the title. */
  lead?: ReactNode;
  /** The content. If the screen has no query client, one is provided. */
  children: ReactNode;
}

/**
 * Frame of the steps after the sign-up form: shows the progress, and a sign-out button, because the guard blocks all
 * other pages until sign-up is complete.
 */
export function SignUpFrame({ step, title, lead, children }: SignUpFrameProps) {
  const intl = useIntl();
  const { session } = useServices();
  const above = use(QueryClientContext);
  const [queryClient] = useState(() => above ?? createQueryClient());
  useTitle(title);
  useEffect(() => {
    whenIdle(loadJapaneseFonts);
    whenIdle(preloadToasts);
  }, []);
  return (
    <QueryClientProvider client={queryClient}>
      <TaskFrame
        brand={{ name: BRAND, href: '/' }}
        lead={lead}
        steps={
          step && <Stepper label={intl.formatMessage(messages.steps)} step={step} steps={signUpSteps(intl, step)} />
        }
        title={title}
        tools={
          <>
            <LanguageMenu />
            <ThemeMenu />
            <Button emphasis="quiet" onClick={() => session.signOut()}>
              {intl.formatMessage(messages.signOut)}
            </Button>
          </>
        }
      >
        {children}
      </TaskFrame>
      <LazyFooter />
    </QueryClientProvider>
  );
}
