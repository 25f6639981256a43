import type { SlackWebhook } from '@smart-art/api-client/queries';
import type { Column } from '@smart-art/ui/data-table';
import { formatDate } from '@smart-art/ui/date-time';
import { StatusBadge } from '@smart-art/ui/status-badge';
import type { IntlShape } from 'react-intl';
import { slackMessages as messages } from './slack.messages.ts';

/** The status of a channel's last message. */
export const lookOf = ({ last_failure, last_sent_at }: SlackWebhook) =>
  last_failure !== null
    ? ({ word: messages.broken, tone: 'danger' } as const)
    : last_sent_at === null
      ? ({ word: messages.untold, tone: 'neutral' } as const)
      : ({ word: messages.working, tone: 'success' } as const);

/** The columns of the list of channels. */
export const channelColumns = (intl: IntlShape): Column<SlackWebhook>[] => [
  {
    id: 'channel',
    header: intl.formatMessage(messages.channel),
    text: ({ slack_channel_name }) => `#${slack_channel_name}`,
    look: 'strong',
    width: 190,
  },
  {
    id: 'modules',
    header: intl.formatMessage(messages.modules),
    text: ({ modules }) =>
      modules.length > 0 ? intl.formatList(modules.map(({ name }) => name)) : intl.formatMessage(messages.noModules),
    width: 260,
    priority: 1,
  },
  {
    id: 'state',
    header: intl.formatMessage(messages.state),
    text: (webhook) => intl.formatMessage(lookOf(webhook).word),
    render: (webhook) => {
      const { word, tone } = lookOf(webhook);
      return <StatusBadge tone={tone}>{intl.formatMessage(word)}</StatusBadge>;
    },
    width: 150,
  },
  {
    id: 'last',
    header: intl.formatMessage(messages.lastSent),
    text: ({ last_sent_at }) => (last_sent_at ? formatDate(new Date(last_sent_at), intl, true) : ''),
    width: 180,
    priority: 2,
  },
];
