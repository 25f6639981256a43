import { clientSettings } from '@smart-art/api-client/queries';
import { Banner } from '@smart-art/ui/banner';
import { LinkButton } from '@smart-art/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useSeller, useServices } from '../../services/services.ts';
import { paths } from '../settings/paths.ts';
import { slackMessages as messages } from './slack.messages.ts';

/** A notice that no channel receives anything while Slack is switched off (000 section 3: is_slack). */
export function Silence() {
  const intl = useIntl();
  const { product } = useServices().clients;
  const { data } = useQuery(clientSettings(product, useSeller()?.id ?? ''));
  if (data?.is_slack !== false) return null;
  return (
    <Banner
      action={
        <LinkButton href={`${paths.general}#notices`} size="small">
          {intl.formatMessage(messages.switchOn)}
        </LinkButton>
      }
      title={intl.formatMessage(messages.off)}
      tone="warning"
    >
      {intl.formatMessage(messages.offHelp)}
    </Banner>
  );
}
