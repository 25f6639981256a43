import { useIntl } from 'react-intl';
import { slackMessages as messages } from './slack.messages.ts';

/** What the fields of a channel say where what is typed has another form. */
export function useChannelWords() {
  const intl = useIntl();
  const needed = intl.formatMessage(messages.modulesNeeded);
  return {
    slack_channel_name: { pattern: intl.formatMessage(messages.nameForm) },
    webhook_url: { pattern: intl.formatMessage(messages.addressForm) },
    modules: { required: needed, minItems: needed },
  };
}
