import { ApiError } from '@smart-art/api-client';
import {
  createIntent,
  type SiteSettings,
  signUpServices,
  siteSettings,
  usersRenewalData,
} from '@smart-art/api-client/queries';
import { unitsOf } from '@smart-art/openapi/rules';
import { Banner } from '@smart-art/ui/banner';
import { Button } from '@smart-art/ui/button';
import { Columns } from '@smart-art/ui/columns';
import { useForm } from '@smart-art/ui/form';
import { Stack } from '@smart-art/ui/stack';
import { toast } from '@smart-art/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Draft } from '../../drafts/draft.ts';
import { onLeaving } from '../../drafts/leaving.ts';
import { OwnServer } from '../../file-server/OwnServer.tsx';
import type { ServerForm } from '../../file-server/server-form.ts';
import { useServerConnection } from '../../file-server/useServerConnection.ts';
import { failureMessage } from '../../frame/failure-message.ts';
import { useServices } from '../../services/services.ts';
import type { Seller } from '../../session/index.ts';
import { CostSummary } from './CostSummary.tsx';
import { ServiceChoice } from './ServiceChoice.tsx';
import { servicesMessages as messages } from './Services.messages.ts';
import { type ServicesDraft, toServicesDraft } from './services-draft.ts';
import { type ChoiceForm, choiceErrors, quoteFor, toServices } from './services-form.ts';

export interface ServicesStepProps {
  seller: Seller;
  settings: SiteSettings;
  /** Initial values of the forms. */
  first: { choice: ChoiceForm; server: Partial<ServerForm> };
  draft: Draft<ServicesDraft>;
}

/** Choosing services with their cost. The response contains the next step, and the route guard redirects there. */
export function ServicesStep({ seller, settings, first, draft }: ServicesStepProps) {
  const intl = useIntl();
  const { clients, session } = useServices();
  const queryClient = useQueryClient();
  const [newChoice] = useState(createIntent);
  const [failure, setFailure] = useState<string>();
  const { mutateAsync: choose } = useMutation(signUpServices(clients.product));
  const form = useForm<ChoiceForm>({ initial: first.choice });
  const choice = form.values;
  const connection = useServerConnection(first.server, choice.disk_quota === 'own_file_server');
  const server = connection.form.values;
  const quote = quoteFor(choice, settings);
  const isFree = unitsOf(quote.total) === 0n;

  useEffect(() => draft.save(toServicesDraft(choice, server)), [draft, choice, server]);
  useEffect(() => {
    const stop = onLeaving(draft.flush);
    return () => {
      stop();
      void draft.flush();
    };
  }, [draft]);

  const handleError = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    /* If the sign-up was completed elsewhere, the refetch makes the parent screen redirect. */
    if (error.kind === 'conflict') void queryClient.invalidateQueries(usersRenewalData(clients.product, seller.email));
    const { total, ...errors } = error.errors ?? {};
    if (total) {
      setFailure(intl.formatMessage(messages.pricesChanged));
      void queryClient.invalidateQueries(siteSettings(clients.product));
    } else if (error.errors) form.setErrors(choiceErrors(errors));
    else setFailure(failureMessage(intl, error));
  };
  const submit = async (values: ChoiceForm) => {
    setFailure(undefined);
    const bucketId = values.disk_quota === 'own_file_server' ? await connection.settle() : null;
    if (values.disk_quota === 'own_file_server' && bucketId === null) return;
    const body = { email: seller.email, services: toServices(values, bucketId), total: quote.total };
    try {
      const { message, data } = await choose({ body, idempotencyKey: newChoice(body) });
      await draft.discard();
      if (data.current_step_no === null) toast.success(message);
      session.stepTo(data.current_step_no === 2 ? 2 : null);
    } catch (error) {
      handleError(error);
    }
  };

  return (
    <Columns
      aside={
        <CostSummary quote={quote}>
          <Stack gap={4}>
            {failure !== undefined && (
              <Banner live="assertive" tone="danger">
                {failure}
              </Banner>
            )}
            <Button
              emphasis="primary"
              fullWidth
              onClick={() => void form.submit(submit)}
              pending={form.pending}
              size="large"
            >
              {intl.formatMessage(isFree ? messages.complete : messages.pay)}
            </Button>
          </Stack>
        </CostSummary>
      }
      stickyAside
    >
      <ServiceChoice form={form} onSubmit={submit} server={<OwnServer connection={connection} />} settings={settings} />
    </Columns>
  );
}
