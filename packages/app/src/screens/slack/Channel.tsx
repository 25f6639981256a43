import type { SlackWebhook } from '@smart-art/api-client/queries';
import { deleteSlackWebhook, testSlackWebhook } from '@smart-art/api-client/queries';
import { Banner } from '@smart-art/ui/banner';
import { Button, LinkButton } from '@smart-art/ui/button';
import { Card } from '@smart-art/ui/card';
import { FormPage } from '@smart-art/ui/form-page';
import { Pencil, Send, Trash2 } from '@smart-art/ui/icons';
import { toast } from '@smart-art/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { failureMessage } from '../../frame/failure-message.ts';
import { useServices } from '../../services/services.ts';
import { ChannelFacts } from './ChannelFacts.tsx';
import { ChannelFrame } from './ChannelFrame.tsx';
import { Deliveries } from './Deliveries.tsx';
import { Modules } from './Modules.tsx';
import { slackPaths } from './paths.ts';
import { Silence } from './Silence.tsx';
import { slackMessages as messages } from './slack.messages.ts';
import { useChannel } from './useChannel.ts';

const ConfirmDialog = lazy(async () => ({ default: (await import('@smart-art/ui/dialog')).ConfirmDialog }));

/** A channel: its modules, its status and the messages sent to it. */
export function Component() {
  const intl = useIntl();
  const of = useChannel();
  const { channel } = of;
  return (
    <ChannelFrame
      actions={
        channel && (
          <LinkButton href={slackPaths.edit(channel.id)} icon={Pencil}>
            {intl.formatMessage(messages.edit)}
          </LinkButton>
        )
      }
      of={of}
    >
      {channel && <ChannelPage channel={channel} key={channel.id} />}
    </ChannelFrame>
  );
}

function ChannelPage({ channel }: { channel: SlackWebhook }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { product } = useServices().clients;
  const queryClient = useQueryClient();
  const [isConfirming, setConfirming] = useState(false);
  const [failure, setFailure] = useState<string>();
  const test = useMutation(testSlackWebhook(product));
  const { mutateAsync: remove } = useMutation(deleteSlackWebhook(product));
  const channelName = `#${channel.slack_channel_name}`;

  const tryIt = async () => {
    setFailure(undefined);
    try {
      toast.success((await test.mutateAsync(channel.id)).message);
    } catch (error) {
      setFailure(failureMessage(intl, error));
      /* A message rejected by Slack is in the log, too. */
      await queryClient.invalidateQueries({ queryKey: ['slack'] });
    }
  };
  const confirmed = async () => {
    try {
      const { message } = await remove({ id: channel.id, version: channel.version });
      toast.success(message);
      void navigate(slackPaths.list);
    } catch (error) {
      void queryClient.invalidateQueries({ queryKey: ['slack'] });
      /* The dialog stays open and shows the message. */
      throw new Error(failureMessage(intl, error), { cause: error });
    }
  };
  return (
    <FormPage>
      <Silence />
      {failure && (
        <Banner live="assertive" title={intl.formatMessage(messages.testFailed)} tone="danger">
          {failure}
        </Banner>
      )}
      <ChannelFacts
        actions={
          <>
            <Button icon={Send} onClick={() => void tryIt()} pending={test.isPending}>
              {intl.formatMessage(messages.test)}
            </Button>
            <Button emphasis="quiet" icon={Trash2} onClick={() => setConfirming(true)}>
              {intl.formatMessage(messages.remove)}
            </Button>
          </>
        }
        channel={channel}
      />
      <Card>
        <Modules channel={channel} />
      </Card>
      <Deliveries channel={channel} />
      {isConfirming && (
        <Suspense>
          <ConfirmDialog
            confirmLabel={intl.formatMessage(messages.remove)}
            onConfirm={confirmed}
            onOpenChange={setConfirming}
            open
            title={intl.formatMessage(messages.removeTitle, { channel: channelName })}
            tone="danger"
          >
            {intl.formatMessage(messages.removeHelp)}
          </ConfirmDialog>
        </Suspense>
      )}
    </FormPage>
  );
}
