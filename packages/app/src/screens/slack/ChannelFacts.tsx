import type { SlackWebhook } from '@smart-art/api-client/queries';
import { Button } from '@smart-art/ui/button';
import { Card } from '@smart-art/ui/card';
import { DateTime } from '@smart-art/ui/date-time';
import { DescriptionList } from '@smart-art/ui/description-list';
import { Inline } from '@smart-art/ui/inline';
import { Stack } from '@smart-art/ui/stack';
import { StatusBadge } from '@smart-art/ui/status-badge';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { ChangeAddress } from './ChangeAddress.tsx';
import { lookOf } from './channel-columns.tsx';
import { slackMessages as messages } from './slack.messages.ts';

export interface ChannelFactsProps {
  channel: SlackWebhook;
  /** Actions on the channel besides changing its webhook. */
  actions: ReactNode;
}

/** A channel's webhook (masked except for its end) and the status of the last message. */
export function ChannelFacts({ channel, actions }: ChannelFactsProps) {
  const intl = useIntl();
  const [isChanging, setChanging] = useState(false);
  const { word, tone } = lookOf(channel);
  const { webhook_url, last_sent_at, last_failure } = channel;
  return (
    <Card>
      <Stack gap={4}>
        <DescriptionList
          items={[
            {
              term: intl.formatMessage(messages.state),
              description: <StatusBadge tone={tone}>{intl.formatMessage(word)}</StatusBadge>,
            },
            ...(last_failure ? [{ term: intl.formatMessage(messages.lastFailure), description: last_failure }] : []),
            /* If nothing was sent yet, the status already says so. */
            ...(last_sent_at
              ? [
                  {
                    term: intl.formatMessage(messages.lastSent),
                    description: <DateTime value={last_sent_at} withTime />,
                  },
                ]
              : []),
            { term: intl.formatMessage(messages.address), description: webhook_url },
          ]}
        />
        {isChanging ? (
          <ChangeAddress channel={channel} onDone={() => setChanging(false)} />
        ) : (
          <Inline gap={3}>
            <Button onClick={() => setChanging(true)}>{intl.formatMessage(messages.changeAddress)}</Button>
            {actions}
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
