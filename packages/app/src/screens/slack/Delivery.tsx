import { retrySlackDelivery, type SlackDelivery } from '@smart-art/api-client/queries';
import { Button } from '@smart-art/ui/button';
import { Card } from '@smart-art/ui/card';
import { DateTime } from '@smart-art/ui/date-time';
import { RotateCw } from '@smart-art/ui/icons';
import { Inline } from '@smart-art/ui/inline';
import { InlineMessage } from '@smart-art/ui/inline-message';
import { Stack } from '@smart-art/ui/stack';
import { StatusBadge } from '@smart-art/ui/status-badge';
import { Muted, Text } from '@smart-art/ui/text';
import { toast } from '@smart-art/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { failureMessage } from '../../frame/failure-message.ts';
import { useServices } from '../../services/services.ts';
import { slackMessages as messages, stateMessages } from './slack.messages.ts';

const tones = { sent: 'success', waiting: 'info', given_up: 'danger' } as const;

export interface DeliveryProps {
  webhookId: string;
  delivery: SlackDelivery;
}

/** A message to a channel: its text, its attempts, and a retry button if it was not delivered. */
export function Delivery({ webhookId, delivery }: DeliveryProps) {
  const intl = useIntl();
  const { product } = useServices().clients;
  const queryClient = useQueryClient();
  const [retryError, setRetryError] = useState<string>();
  const again = useMutation(retrySlackDelivery(product));
  const { id, module_name, text, state, attempts, next_try_at, failure, can_retry, created_at } = delivery;
  const retry = async () => {
    setRetryError(undefined);
    try {
      toast.success((await again.mutateAsync({ id: webhookId, deliveryId: id })).message);
    } catch (error) {
      setRetryError(failureMessage(intl, error));
      await queryClient.invalidateQueries({ queryKey: ['slack', 'deliveries'] });
    }
  };
  return (
    <Card as="article" padding="small">
      <Stack gap={2}>
        <Inline gap={3}>
          <StatusBadge tone={tones[state]}>{intl.formatMessage(stateMessages[state])}</StatusBadge>
          <Muted>{module_name ?? intl.formatMessage(messages.aTest)}</Muted>
          <Muted>
            <DateTime value={created_at} withTime />
          </Muted>
          <Muted>{intl.formatMessage(messages.attempts, { count: attempts })}</Muted>
        </Inline>
        <Text>{text}</Text>
        {failure && <InlineMessage tone={state === 'waiting' ? 'warning' : 'danger'}>{failure}</InlineMessage>}
        {(next_try_at || can_retry) && (
          <Inline gap={3}>
            {next_try_at && (
              <Muted>
                {intl.formatMessage(messages.nextTry)} <DateTime value={next_try_at} withTime />
              </Muted>
            )}
            {can_retry && (
              <Button icon={RotateCw} onClick={() => void retry()} pending={again.isPending} size="small">
                {intl.formatMessage(messages.retry)}
              </Button>
            )}
          </Inline>
        )}
        {retryError && (
          <InlineMessage live="assertive" tone="danger">
            {retryError}
          </InlineMessage>
        )}
      </Stack>
    </Card>
  );
}
