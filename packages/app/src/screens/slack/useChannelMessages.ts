import { useIntl } from 'react-intl';
import { whenEmpty } from '../../i18n/when-empty.ts';
import { slackMessages as messages, missingMessages } from './slack.messages.ts';

/** Error messages of a channel's fields. */
export function useChannelMessages() {
  const intl = useIntl();
  const needed = intl.formatMessage(messages.modulesNeeded);
  return whenEmpty(intl, missingMessages, {
    slack_channel_name: { pattern: intl.formatMessage(messages.nameForm) },
    webhook_url: { pattern: intl.formatMessage(messages.addressForm) },
    modules: { required: needed, minItems: needed },
  });
}
