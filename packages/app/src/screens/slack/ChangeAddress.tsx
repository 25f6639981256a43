import { getSlackWebhook, type SlackWebhook, updateSlackWebhookUrl } from '@smart-art/api-client/queries';
import { Button } from '@smart-art/ui/button';
import { useForm } from '@smart-art/ui/form';
import { Inline } from '@smart-art/ui/inline';
import { Stack } from '@smart-art/ui/stack';
import { TextField } from '@smart-art/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useServices } from '../../services/services.ts';
import { StepForm } from '../../steps/StepForm.tsx';
import { useStep } from '../../steps/use-step.ts';
import { newChannelBounds } from './channel-form.ts';
import { slackMessages as messages } from './slack.messages.ts';
import { useChannelMessages } from './useChannelMessages.ts';

const bounds = { webhook_url: newChannelBounds.webhook_url };

export interface ChangeAddressProps {
  channel: SlackWebhook;
  onDone: () => void;
}

/** Replaces a channel's webhook (000 section 7: update-slack-webhook-url). It is a secret, so no draft is saved. */
export function ChangeAddress({ channel, onDone }: ChangeAddressProps) {
  const intl = useIntl();
  const { product } = useServices().clients;
  const form = useForm({ initial: { webhook_url: '' }, constraints: bounds, messages: useChannelMessages() });
  const { mutateAsync: change } = useMutation(updateSlackWebhookUrl(product));
  const { take, failure } = useStep({
    of: channel,
    queryKey: getSlackWebhook(product, channel.id).queryKey,
    isAnswered: true,
    step: 'address',
    onDone,
  });
  return (
    <Stack gap={3}>
      <StepForm
        failure={failure}
        form={form}
        inPage
        onSubmit={({ webhook_url }) =>
          take(form, webhook_url, ({ version }) => change({ body: { id: channel.id, webhook_url }, version }))
        }
        submit={intl.formatMessage(messages.saveAddress)}
      >
        <TextField
          autoCapitalize="none"
          autoComplete="off"
          description={intl.formatMessage(messages.addressHelp)}
          inputMode="url"
          label={intl.formatMessage(messages.newAddress)}
          spellCheck={false}
          {...form.field('webhook_url')}
        />
      </StepForm>
      <Inline>
        <Button emphasis="quiet" onClick={onDone} size="small">
          {intl.formatMessage(messages.keepAddress)}
        </Button>
      </Inline>
    </Stack>
  );
}
