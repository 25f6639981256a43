import { ApiError } from '@smart-art/api-client';
import { saveCrowdfundingRequest } from '@smart-art/api-client/queries';
import { Page } from '@smart-art/ui/page';
import { toast } from '@smart-art/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useIntent } from '../../drafts/use-intent.ts';
import { useCrumbs } from '../../frame/screen.ts';
import { useTitle } from '../../frame/title.ts';
import { innerMessages } from '../../routes/inner.messages.ts';
import { useServices } from '../../services/services.ts';
import { RequestSheet } from './RequestSheet.tsx';
import { requestFormMessages as messages } from './request-form.messages.ts';
import { emptyRequest, inputOf, type RequestValues } from './request-form.ts';
import { useCover } from './useCover.ts';
import { useRequestForm } from './useRequestForm.ts';

/** /request-crowdfunding (000 sections 2 and 7; 001 section 3): asks supporters for funds. */
export function Component() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { clients } = useServices();
  const { form, draft } = useRequestForm(emptyRequest, 'request-crowdfunding');
  const cover = useCover();
  const intent = useIntent('request-crowdfunding');
  const [failure, setFailure] = useState<unknown>();
  const { mutateAsync: save } = useMutation(saveCrowdfundingRequest(clients.product));
  const title = intl.formatMessage(innerMessages.requestCrowdfunding);
  useTitle(title);
  const crumbs = useCrumbs();

  const submit = async (values: RequestValues) => {
    setFailure(undefined);
    const coverId = await cover.send(form, values);
    if (coverId === undefined) return;
    const body = inputOf(values, coverId);
    try {
      const { data, message } = await save({ body, idempotencyKey: intent.keyOf(body) });
      await draft.saved();
      intent.done();
      await navigate(`/crowdfunding/view-info/${data.id}`, { replace: true });
      toast.success(message);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.errors?.cover_image_id) cover.forget();
      if (error.errors) form.setErrors(error.errors);
      else setFailure(error);
    }
  };

  return (
    <Page crumbs={crumbs} title={title}>
      <RequestSheet
        cover={{ progress: cover.progress }}
        draft={draft}
        failure={failure}
        form={form}
        onSubmit={submit}
        submit={intl.formatMessage(messages.send)}
      />
    </Page>
  );
}
