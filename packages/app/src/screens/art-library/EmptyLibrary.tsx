import { LinkButton } from '@smart-art/ui/button';
import { EmptyState } from '@smart-art/ui/empty-state';
import { Plus } from '@smart-art/ui/icons';
import { Inline } from '@smart-art/ui/inline';
import { useIntl } from 'react-intl';
import { sellerRouteMessages as routeMessages } from '../../routes/seller.messages.ts';
import { AddWorkButton } from '../../works/AddWorkButton.tsx';
import { emptyMessages as empty } from './EmptyLibrary.messages.ts';

/** An empty library explains the first step. */
export function EmptyLibrary() {
  const intl = useIntl();
  return (
    <EmptyState
      action={
        <Inline gap={3} justify="center">
          <AddWorkButton emphasis="primary" icon={Plus}>
            {intl.formatMessage(routeMessages.addArt)}
          </AddWorkButton>
          <LinkButton href="/import-art">{intl.formatMessage(routeMessages.importArt)}</LinkButton>
        </Inline>
      }
      title={intl.formatMessage(empty.title)}
    >
      {intl.formatMessage(empty.help)}
    </EmptyState>
  );
}
