import { LinkButton } from '@smart-art/ui/button';
import { useIntl } from 'react-intl';
import { mayEnter, type Section } from '../routes/sections.ts';
import { useSeller } from '../services/services.ts';
import { shellMessages as messages } from './SellerLayout.messages.ts';

/** The way on from where there is nothing to do; nothing for who may not enter that section. */
export function GoToSection({ section }: { section: Section }) {
  const intl = useIntl();
  const permissions = useSeller()?.permissions ?? [];
  if (!mayEnter(section, permissions)) return null;
  return (
    <LinkButton href={section.path}>
      {intl.formatMessage(messages.goTo, { page: intl.formatMessage(section.name) })}
    </LinkButton>
  );
}
