import { ApiError } from '@smart-art/api-client';
import { createIntent, profileDetails, storeFeedback } from '@smart-art/api-client/queries';
import { storeFeedbackBody } from '@smart-art/openapi/constraints';
import { Banner } from '@smart-art/ui/banner';
import { Button } from '@smart-art/ui/button';
import { Dialog, type DialogProps } from '@smart-art/ui/dialog';
import { EmailField } from '@smart-art/ui/email-field';
import { Form, useForm } from '@smart-art/ui/form';
import { Grid } from '@smart-art/ui/grid';
import { Stack } from '@smart-art/ui/stack';
import { StarRatingField } from '@smart-art/ui/star-rating';
import { Muted } from '@smart-art/ui/text';
import { TextArea } from '@smart-art/ui/text-area';
import { TextField } from '@smart-art/ui/text-field';
import { toast } from '@smart-art/ui/toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { DraftNotice } from '../drafts/DraftNotice.tsx';
import { useFormDraft } from '../drafts/use-form-draft.ts';
import { failureMessage } from '../frame/failure-message.ts';
import { useSeller, useServices } from '../services/services.ts';
import { feedbackMessages as messages } from './feedback.messages.ts';
import { type FeedbackForm, feedbackBody, feedbackOf } from './feedback-form.ts';

export type FeedbackDialogProps = Pick<DialogProps, 'open' | 'onOpenChange'>;

/** For signed-in users, the profile provides email and name (001 section 5), as far as known. */
function useWriter(): Partial<Pick<FeedbackForm, 'email' | 'first_name' | 'last_name'>> {
  const seller = useSeller();
  const { clients } = useServices();
  const { data: profile } = useQuery({
    ...profileDetails(clients.product, seller?.email ?? ''),
    enabled: seller !== null,
  });
  if (!seller) return {};
  const { details } = profile ?? {};
  const email = details?.email ?? seller.email;
  const first_name = details?.firstname ?? seller.firstName;
  const last_name = details?.lastname ?? seller.lastName;
  return { ...(email && { email }), ...(first_name && { first_name }), ...(last_name && { last_name }) };
}

/**
 * The feedback form (001 sections 4 and 5). States: idle; submitting, with a pending button; closed on success; idle
 * and still open on failure. Its five checks run in field order, and focus goes to the first that failed.
 */
export function FeedbackDialog({ open, onOpenChange }: FeedbackDialogProps) {
  const intl = useIntl();
  const id = useId();
  const { clients } = useServices();
  const { email, first_name, last_name } = useWriter();
  const translate = (key: keyof typeof messages) => intl.formatMessage(messages[key]);
  const form = useForm<FeedbackForm>({
    initial: feedbackOf({ email, first_name, last_name }),
    constraints: storeFeedbackBody,
    messages: {
      email: { required: translate('emailMissing') },
      first_name: { required: translate('firstNameMissing') },
      last_name: { required: translate('lastNameMissing') },
      message: { required: translate('messageMissing') },
      star: { required: translate('starMissing') },
    },
  });
  const draft = useFormDraft(form, 'feedback');
  const [keyOf] = useState(() => createIntent());
  const { mutateAsync: send } = useMutation(storeFeedback(clients.product));
  const [failure, setFailure] = useState<unknown>();

  /* The profile may load after the form was opened. */
  const { store } = form;
  useEffect(() => {
    const known = { ...(email && { email }), ...(first_name && { first_name }), ...(last_name && { last_name }) };
    if (Object.keys(known).length > 0) store.patch(known);
  }, [store, email, first_name, last_name]);

  const submit = async (values: FeedbackForm) => {
    setFailure(undefined);
    const body = feedbackBody(values);
    try {
      const { message } = await send({ body, idempotencyKey: keyOf(body) });
      await draft.saved();
      form.reset(feedbackOf({ email, first_name, last_name }));
      onOpenChange(false);
      toast.success(message);
    } catch (error) {
      if (error instanceof ApiError && error.errors) form.setErrors(error.errors);
      else setFailure(error);
    }
  };

  const locked = (value: string | undefined) => ({
    disabled: value !== undefined,
    description: value !== undefined && translate('locked'),
  });
  return (
    <Dialog
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{translate('close')}</Button>
          <Button emphasis="primary" form={id} pending={form.pending} type="submit">
            {translate('send')}
          </Button>
        </>
      }
      onOpenChange={onOpenChange}
      open={open}
      title={translate('title')}
    >
      <Form aria-label={translate('title')} form={form} id={id} onSubmit={submit}>
        <Stack gap={5}>
          <DraftNotice draft={draft} />
          {failure !== undefined && (
            <Banner live="assertive" tone="danger">
              {failureMessage(intl, failure)}
            </Banner>
          )}
          <Muted>{translate('lead')}</Muted>
          <EmailField
            invalidMessage={translate('emailInvalid')}
            label={translate('email')}
            {...form.field('email')}
            {...locked(email)}
          />
          <Grid>
            <TextField
              autoComplete="given-name"
              label={translate('firstName')}
              {...form.field('first_name')}
              {...locked(first_name)}
            />
            <TextField
              autoComplete="family-name"
              label={translate('lastName')}
              {...form.field('last_name')}
              {...locked(last_name)}
            />
          </Grid>
          <TextArea label={translate('message')} {...form.field('message')} />
          <StarRatingField
            label={translate('star')}
            meanings={[translate('one'), translate('two'), translate('three'), translate('four'), translate('five')]}
            {...form.field('star')}
          />
        </Stack>
      </Form>
    </Dialog>
  );
}
