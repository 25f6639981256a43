import { ApiError } from '@smart-art/api-client';
import { createReferral, siteSettings } from '@smart-art/api-client/queries';
import { createUpload } from '@smart-art/api-client/upload';
import { createReferralBody as bounds } from '@smart-art/openapi/constraints';
import { referralLife, referralsADay } from '@smart-art/openapi/rules';
import { Drawer } from '@smart-art/ui/drawer';
import { EmailField } from '@smart-art/ui/email-field';
import { useForm } from '@smart-art/ui/form';
import { Text } from '@smart-art/ui/text';
import { TextArea } from '@smart-art/ui/text-area';
import { TextField } from '@smart-art/ui/text-field';
import { toast } from '@smart-art/ui/toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useFormDraft } from '../../drafts/use-form-draft.ts';
import { useIntent } from '../../drafts/use-intent.ts';
import { whenEmpty } from '../../i18n/when-empty.ts';
import { useServices } from '../../services/services.ts';
import { StepForm } from '../../steps/StepForm.tsx';
import { AttachmentField } from './AttachmentField.tsx';
import { inviteMessages as messages, missingMessages } from './invite.messages.ts';
import { referralsMessages } from './referrals.messages.ts';
import { useAttachment } from './useAttachment.ts';

interface Values {
  name: string;
  email: string;
  message: string;
  attachment: File | null;
}

const nothing: Values = { name: '', email: '', message: '', attachment: null };

const DAY = 86_400_000;

/** Invites somebody to sell here (000 section 7; 001 sections 3, 5 and 9). The draft is saved until it is sent. */
export function Invite({ onOpenChange }: { onOpenChange: (open: boolean) => void }) {
  return (
    <Drawer onOpenChange={onOpenChange} open title={useIntl().formatMessage(referralsMessages.invite)}>
      <InviteForm onDone={() => onOpenChange(false)} />
    </Drawer>
  );
}

function InviteForm({ onDone }: { onDone: () => void }) {
  const intl = useIntl();
  const { clients } = useServices();
  const gigabytes = useQuery(siteSettings(clients.product)).data?.referral_reward_gb ?? 0;
  const intent = useIntent('referral');
  const [failure, setFailure] = useState<unknown>();
  const [progress, setProgress] = useState(0);
  const { mutateAsync: send } = useMutation(createReferral(createUpload(clients.connection)));
  const { name, email, message } = bounds;
  const form = useForm({
    initial: nothing,
    constraints: { name, email, message },
    messages: whenEmpty(intl, missingMessages),
    validate: () => (attachment.rejection ? { attachment: attachment.rejection } : undefined),
  });
  const attachment = useAttachment(form.values.attachment);
  const draft = useFormDraft(form, 'referral', { files: ['attachment'] });

  const submit = async ({ attachment: file, ...typed }: Values) => {
    const input = { name: typed.name.trim(), email: typed.email, message: typed.message.trim() };
    const enclosed = file && [file.name, file.size, file.lastModified];
    setFailure(undefined);
    setProgress(0);
    try {
      const answer = await send({
        ...input,
        ...(file && { attachment: file }),
        idempotencyKey: intent.keyOf({ ...input, enclosed }),
        onProgress: setProgress,
      });
      await draft.saved();
      intent.done();
      toast.success(answer.message);
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.errors) form.setErrors(error.errors);
      else setFailure(error);
    }
  };

  return (
    <StepForm draft={draft} failure={failure} form={form} onSubmit={submit} submit={intl.formatMessage(messages.send)}>
      <Text>{intl.formatMessage(messages.about, { days: referralLife / DAY, most: referralsADay })}</Text>
      {gigabytes > 0 && <Text>{intl.formatMessage(messages.reward, { gigabytes })}</Text>}
      <TextField
        autoComplete="off"
        label={intl.formatMessage(messages.name)}
        maxLength={name.maxLength}
        {...form.field('name')}
      />
      <EmailField autoComplete="off" label={intl.formatMessage(messages.email)} {...form.field('email')} />
      <TextArea
        description={intl.formatMessage(messages.messageHelp)}
        label={intl.formatMessage(messages.message)}
        maxLength={message.maxLength}
        rows={6}
        {...form.field('message')}
      />
      <AttachmentField
        {...attachment}
        description={intl.formatMessage(messages.attachmentHelp)}
        label={intl.formatMessage(messages.attachment)}
        pending={form.pending}
        progress={progress}
        {...form.field('attachment')}
      />
    </StepForm>
  );
}
