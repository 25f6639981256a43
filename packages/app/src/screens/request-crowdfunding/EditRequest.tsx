import {
  type CrowdfundingRequest,
  getCrowdfundingRequest,
  saveCrowdfundingRequest,
} from '@smart-art/api-client/queries';
import { Banner } from '@smart-art/ui/banner';
import { LinkButton } from '@smart-art/ui/button';
import { EmptyState } from '@smart-art/ui/empty-state';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useServices } from '../../services/services.ts';
import { useStep } from '../../steps/use-step.ts';
import { useSyncPristineForm } from '../../steps/use-sync-pristine-form.ts';
import { requestStatusMessages } from '../crowdfunding/request.messages.ts';
import { RequestSheet } from './RequestSheet.tsx';
import { requestFormMessages as messages } from './request-form.messages.ts';
import { formOf, inputOf, type RequestValues } from './request-form.ts';
import { useCover } from './useCover.ts';
import { useRequestForm } from './useRequestForm.ts';

const mayEdit = ({ available_actions }: CrowdfundingRequest) =>
  available_actions.some(({ action, available }) => action === 'edit' && available);

/** The form of an existing request, or why it is closed. Once open, it stays, so that text can be copied. */
export function EditRequest({ request }: { request: CrowdfundingRequest }) {
  const intl = useIntl();
  const [wasOpen] = useState(() => mayEdit(request));
  const title = intl.formatMessage(messages.closed);
  const status = intl.formatMessage(requestStatusMessages[request.status]);
  const help = intl.formatMessage(messages.closedHelp, { status });
  if (!wasOpen) {
    return (
      <EmptyState
        action={
          <LinkButton href={`/crowdfunding/view-info/${request.id}`}>{intl.formatMessage(messages.view)}</LinkButton>
        }
        title={title}
      >
        {help}
      </EmptyState>
    );
  }
  const closed = !mayEdit(request) && (
    <Banner live="assertive" title={title} tone="warning">
      {help}
    </Banner>
  );
  return <OpenRequest closed={closed} request={request} />;
}

function OpenRequest({ request, closed }: { request: CrowdfundingRequest; closed: ReactNode }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { clients } = useServices();
  const { id } = request;
  const path = `/crowdfunding/view-info/${id}`;
  const { form, draft } = useRequestForm(formOf(request), `crowdfunding-${id}`);
  const cover = useCover();
  const { take, failure } = useStep({
    of: request,
    queryKey: getCrowdfundingRequest(clients.product, id).queryKey,
    isAnswered: true,
    step: 'edit',
    onDone: () => void navigate(path),
    draft,
    initialOf: formOf,
  });
  const { mutateAsync: save } = useMutation(saveCrowdfundingRequest(clients.product));
  useSyncPristineForm(form, formOf(request));

  const submit = async (values: RequestValues) => {
    const coverId = await cover.send(form, values);
    if (coverId === undefined) return;
    const body = inputOf(values, coverId);
    const setErrors: typeof form.setErrors = (errors) => {
      if (errors.cover_image_id) cover.forget();
      form.setErrors(errors);
    };
    await take({ ...form, setErrors }, body, (controls) => save({ id, body, ...controls }));
  };
  return (
    <RequestSheet
      closed={closed}
      cover={{ current: request.cover, progress: cover.progress }}
      draft={draft}
      edits
      failure={failure}
      form={form}
      onSubmit={submit}
      submit={intl.formatMessage(messages.save)}
    />
  );
}
