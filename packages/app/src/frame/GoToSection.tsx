import { LinkButton } from '@smart-art/ui/button';
import { useIntl } from 'react-intl';
import { mayEnter, type Section } from '../routes/sections.ts';
import { useSeller } from '../services/services.ts';
import { shellMessages as messages } from './SellerLayout.messages.ts';

/** Link to a section, for pages with nothing to do; renders nothing if the user may not enter it. */
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
