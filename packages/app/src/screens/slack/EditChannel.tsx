import { getSlackWebhook, type SlackWebhook, saveSlackWebhook } from '@smart-art/api-client/queries';
import { Form, useForm } from '@smart-art/ui/form';
import { FormPage, FormSection } from '@smart-art/ui/form-page';
import { SaveBar } from '@smart-art/ui/save-bar';
import { TextField } from '@smart-art/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { DraftNotice } from '../../drafts/DraftNotice.tsx';
import { changedFields } from '../../drafts/merge.ts';
import { useFormDraft } from '../../drafts/use-form-draft.ts';
import { LeaveGuard } from '../../frame/LeaveGuard.tsx';
import { useServices } from '../../services/services.ts';
import { stepFailureMessage } from '../../steps/step-failure-message.ts';
import { useStep } from '../../steps/use-step.ts';
import { useSyncPristineForm } from '../../steps/use-sync-pristine-form.ts';
import { ChannelFrame } from './ChannelFrame.tsx';
import { channelBounds, channelForm } from './channel-form.ts';
import { ModulesField } from './ModulesField.tsx';
import { slackPaths } from './paths.ts';
import { slackMessages as messages } from './slack.messages.ts';
import { useChannel } from './useChannel.ts';
import { useChannelMessages } from './useChannelMessages.ts';

/** Edits a channel's name and modules. Its webhook is changed on the channel's page, because it is a secret. */
export function Component() {
  const intl = useIntl();
  const of = useChannel(intl.formatMessage(messages.edit));
  return <ChannelFrame of={of}>{of.channel && <Editor channel={of.channel} key={of.channel.id} />}</ChannelFrame>;
}

function Editor({ channel }: { channel: SlackWebhook }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { product } = useServices().clients;
  const form = useForm({ initial: channelForm(channel), constraints: channelBounds, messages: useChannelMessages() });
  const draft = useFormDraft(form, `slack-channel ${channel.id}`);
  useSyncPristineForm(form, channelForm(channel));
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
  const submit = (body: typeof form.values) =>
    take(form, body, ({ idempotencyKey, version }) => save({ id: channel.id, body, idempotencyKey, version }));
  const title = intl.formatMessage(messages.editForm);
  return (
    <FormPage>
      <Form aria-label={title} form={form} onSubmit={submit}>
        <FormSection
          footer={
            <SaveBar
              changes={changedFields(channelForm(channel), form.values).length}
              dirty={form.dirty}
              error={failure === undefined ? undefined : stepFailureMessage(intl, failure)}
              onDiscard={() => void draft.discard()}
              onSave={() => void form.submit(submit)}
              status={form.pending ? 'pending' : failure === undefined ? 'idle' : 'failed'}
            />
          }
          id="channel"
          notice={<DraftNotice draft={draft} />}
          title={title}
        >
          <TextField
            autoCapitalize="none"
            description={intl.formatMessage(messages.nameHelp)}
            label={intl.formatMessage(messages.channel)}
            spellCheck={false}
            {...form.field('slack_channel_name')}
          />
          <ModulesField field={form.field('modules')} webhookId={channel.id} />
        </FormSection>
      </Form>
      <LeaveGuard
        confirmLabel={intl.formatMessage(messages.leave)}
        hasDraftFailed={() => draft.status === 'failed'}
        isUnsaved={draft.isUnsaved}
        title={intl.formatMessage(messages.leaveTitle)}
      >
        {intl.formatMessage(messages.leaveHelp)}
      </LeaveGuard>
    </FormPage>
  );
}
