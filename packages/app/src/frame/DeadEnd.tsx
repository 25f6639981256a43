import { Button, LinkButton } from '@smart-art/ui/button';
import { EmptyState } from '@smart-art/ui/empty-state';
import { type LucideIcon, Search } from '@smart-art/ui/icons';
import { Inline } from '@smart-art/ui/inline';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { firstSection } from '../routes/sections.ts';
import { useSeller } from '../services/services.ts';
import { requestPalette } from './palette/request.ts';
import { shellMessages as messages } from './SellerLayout.messages.ts';

export interface DeadEndProps {
  icon: LucideIcon;
  /** The problem in a few words. */
  title: ReactNode;
  children: ReactNode;
}

/** Shown for a signed-in screen that does not exist or is not allowed: links to another page and to the search. */
export function DeadEnd({ icon, title, children }: DeadEndProps) {
  const intl = useIntl();
  const section = firstSection(useSeller()?.permissions ?? []);
  return (
    <EmptyState
      action={
        <Inline gap={3} justify="center">
          {section ? (
            <LinkButton emphasis="primary" href={section.path}>
              {intl.formatMessage(messages.goTo, { page: intl.formatMessage(section.name) })}
            </LinkButton>
          ) : (
            <LinkButton href="/">{intl.formatMessage(messages.home)}</LinkButton>
          )}
          <Button icon={Search} onClick={requestPalette}>
            {intl.formatMessage(messages.search)}
          </Button>
        </Inline>
      }
      icon={icon}
      title={title}
    >
      {children}
    </EmptyState>
  );
}
