import { getSlackWebhook, type SlackWebhook, saveSlackWebhook } from '@smart-art/api-client/queries';
import { Card } from '@smart-art/ui/card';
import { useForm } from '@smart-art/ui/form';
import { TextField } from '@smart-art/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useFormDraft } from '../../drafts/use-form-draft.ts';
import { LeaveGuard } from '../../frame/LeaveGuard.tsx';
import { useServices } from '../../services/services.ts';
import { StepForm } from '../../steps/StepForm.tsx';
import { useFollow } from '../../steps/use-follow.ts';
import { useStep } from '../../steps/use-step.ts';
import { ChannelFrame } from './ChannelFrame.tsx';
import { channelBounds, channelForm } from './channel-form.ts';
import { ModulesField } from './ModulesField.tsx';
import { slackPaths } from './paths.ts';
import { slackMessages as messages } from './slack.messages.ts';
import { useChannel } from './useChannel.ts';
import { useChannelWords } from './useChannelWords.ts';

/** Another name for a channel, and other modules. Its address is changed on its page: it is a secret of its own. */
export function Component() {
  const intl = useIntl();
  const of = useChannel(intl.formatMessage(messages.edit));
  return <ChannelFrame of={of}>{of.channel && <Editor channel={of.channel} key={of.channel.id} />}</ChannelFrame>;
}

function Editor({ channel }: { channel: SlackWebhook }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { product } = useServices().clients;
  const form = useForm({ initial: channelForm(channel), constraints: channelBounds, messages: useChannelWords() });
  const draft = useFormDraft(form, `slack-channel ${channel.id}`);
  useFollow(form, channelForm(channel));
  const { mutateAsync: save } = useMutation(saveSlackWebhook(product));
  const { take, failure } = useStep({
    of: channel,
    queryKey: getSlackWebhook(product, channel.id).queryKey,
    isAnswered: true,
    step: 'save',
    draft,
    initialOf: channelForm,
    onDone: () => void navigate(slackPaths.one(channel.id)),
  });
  return (
    <Card>
      <StepForm
        draft={draft}
        failure={failure}
        form={form}
        inPage
        onSubmit={(body) =>
          take(form, body, ({ idempotencyKey, version }) => save({ id: channel.id, body, idempotencyKey, version }))
        }
        submit={intl.formatMessage(messages.save)}
      >
        <TextField
          autoCapitalize="none"
          description={intl.formatMessage(messages.nameHelp)}
          label={intl.formatMessage(messages.channel)}
          spellCheck={false}
          {...form.field('slack_channel_name')}
        />
        <ModulesField field={form.field('modules')} webhookId={channel.id} />
      </StepForm>
      <LeaveGuard
        confirmLabel={intl.formatMessage(messages.leave)}
        isRefused={() => draft.status === 'failed'}
        isUnsaved={draft.isUnsaved}
        title={intl.formatMessage(messages.leaveTitle)}
      >
        {intl.formatMessage(messages.leaveHelp)}
      </LeaveGuard>
    </Card>
  );
}
