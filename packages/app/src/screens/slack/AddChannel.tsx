import { ApiError } from '@smart-art/api-client';
import { createIntent, saveSlackWebhook } from '@smart-art/api-client/queries';
import { LinkButton } from '@smart-art/ui/button';
import { Card } from '@smart-art/ui/card';
import { useForm } from '@smart-art/ui/form';
import { FormPage } from '@smart-art/ui/form-page';
import { Link } from '@smart-art/ui/link';
import { Page } from '@smart-art/ui/page';
import { TextField } from '@smart-art/ui/text-field';
import { toast } from '@smart-art/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useFormDraft } from '../../drafts/use-form-draft.ts';
import { LeaveGuard } from '../../frame/LeaveGuard.tsx';
import { useCrumbs } from '../../frame/screen.ts';
import { useTitle } from '../../frame/title.ts';
import { useServices } from '../../services/services.ts';
import { StepForm } from '../../steps/StepForm.tsx';
import { emptyChannel, newChannelBounds } from './channel-form.ts';
import { ModulesField } from './ModulesField.tsx';
import { slackPaths } from './paths.ts';
import { slackMessages as messages } from './slack.messages.ts';
import { useChannelMessages } from './useChannelMessages.ts';

/** Slack's instructions for creating a webhook. */
const slackHelp = 'https://api.slack.com/messaging/webhooks';

/** A new channel: its name, webhook and modules (000 section 7: slack-webhook/{id}). */
export function Component() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { product } = useServices().clients;
  const form = useForm({ initial: emptyChannel, constraints: newChannelBounds, messages: useChannelMessages() });
  /* The webhook is a secret: anyone who has it can post to the channel. */
  const draft = useFormDraft(form, 'slack-channel', { omit: ['webhook_url'] });
  const [newChannel] = useState(createIntent);
  const [failure, setFailure] = useState<unknown>();
  const { mutateAsync: add } = useMutation(saveSlackWebhook(product));
  const title = intl.formatMessage(messages.add);
  useTitle(title);
  const crumbs = useCrumbs();

  const submit = async (body: typeof form.values) => {
    setFailure(undefined);
    try {
      const { data, message } = await add({ body, idempotencyKey: newChannel(body) });
      await draft.saved();
      toast.success(message);
      void navigate(slackPaths.one(data.id));
    } catch (error) {
      if (error instanceof ApiError && error.errors) form.setErrors(error.errors);
      else setFailure(error);
    }
  };

  return (
    <Page crumbs={crumbs} title={title}>
      <FormPage>
        <Card>
          <StepForm
            also={
              <LinkButton emphasis="quiet" href={slackPaths.list}>
                {intl.formatMessage(messages.cancel)}
              </LinkButton>
            }
            draft={draft}
            failure={failure}
            form={form}
            inPage="lead"
            onSubmit={submit}
            submit={title}
          >
            <TextField
              autoCapitalize="none"
              description={intl.formatMessage(messages.nameHelp)}
              label={intl.formatMessage(messages.channel)}
              spellCheck={false}
              {...form.field('slack_channel_name')}
            />
            <TextField
              autoCapitalize="none"
              autoComplete="off"
              description={
                <>
                  {intl.formatMessage(messages.addressHelp)}{' '}
                  <Link href={slackHelp}>{intl.formatMessage(messages.addressHow)}</Link>
                </>
              }
              inputMode="url"
              label={intl.formatMessage(messages.address)}
              spellCheck={false}
              {...form.field('webhook_url')}
            />
            <ModulesField field={form.field('modules')} webhookId={undefined} />
          </StepForm>
        </Card>
      </FormPage>
      <LeaveGuard
        confirmLabel={intl.formatMessage(messages.leave)}
        hasDraftFailed={() => draft.status === 'failed'}
        isUnsaved={draft.isUnsaved}
        title={intl.formatMessage(messages.leaveTitle)}
      >
        {intl.formatMessage(messages.leaveHelp)}
      </LeaveGuard>
    </Page>
  );
}
