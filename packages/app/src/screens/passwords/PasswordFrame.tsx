import { PublicFrame } from '@smart-art/ui/public-frame';
import { type ReactNode, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { LanguageMenu } from '../../frame/LanguageMenu.tsx';
import { BelowFrame } from '../../frame/public/BelowFrame.tsx';
import { LazyFooter } from '../../frame/public/LazyFooter.tsx';
import { LazyNavigation } from '../../frame/public/LazyNavigation.tsx';
import { ThemeMenu } from '../../frame/ThemeMenu.tsx';
import { BRAND, useTitle } from '../../frame/title.ts';
import { whenIdle } from '../../frame/when-idle.ts';
import { loadJapaneseFonts } from '../../i18n/language.ts';
import { acanthusPicture } from '../../pictures/acanthus.ts';
import { useSeller } from '../../services/services.ts';

export interface PasswordFrameProps {
  title: string;
  lead?: ReactNode;
  /** Shown beside the language and theme menus. */
  tools?: ReactNode;
  children: ReactNode;
}

/**
 * The frame of the password screens outside the seller's shell. Visitors see the public layout's menus above and its
 * sections below (000 section 2); signed-in users see only the footer.
 */
export function PasswordFrame({ title, lead, tools, children }: PasswordFrameProps) {
  const intl = useIntl();
  const seller = useSeller();
  useTitle(title);
  useEffect(() => whenIdle(loadJapaneseFonts), []);
  return (
    <>
      <PublicFrame
        after={!seller && <BelowFrame />}
        brand={{ name: BRAND, href: '/' }}
        lead={lead}
        navigation={!seller && <LazyNavigation way="sign-up" />}
        picture={acanthusPicture(intl)}
        title={title}
        tools={
          <>
            <LanguageMenu />
            <ThemeMenu />
            {tools}
          </>
        }
      >
        {children}
      </PublicFrame>
      {seller && <LazyFooter />}
    </>
  );
}
