import { Banner } from '@smart-art/ui/banner';
import { LinkButton } from '@smart-art/ui/button';
import { useIntl } from 'react-intl';
import { editorMessages as messages } from './WorkEditor.messages.ts';

/** Shown while the agreement is not active: nothing can be submitted, but the draft is saved (000 section 4). */
export function Blocked() {
  const intl = useIntl();
  return (
    <Banner
      action={
        <LinkButton href="/payment-renew" size="small">
          {intl.formatMessage(messages.renew)}
        </LinkButton>
      }
      title={intl.formatMessage(messages.blockedTitle)}
      tone="warning"
    >
      {intl.formatMessage(messages.blocked)}
    </Banner>
  );
}
