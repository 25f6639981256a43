import { ApiError } from '@smart-art/api-client';
import { createIntent, getProduct, type ProfileDetails, saveProduct } from '@smart-art/api-client/queries';
import { Banner } from '@smart-art/ui/banner';
import { Button, LinkButton } from '@smart-art/ui/button';
import { Card } from '@smart-art/ui/card';
import { Columns } from '@smart-art/ui/columns';
import { DateTime } from '@smart-art/ui/date-time';
import { Form, useForm } from '@smart-art/ui/form';
import { Stack } from '@smart-art/ui/stack';
import { Muted, Text } from '@smart-art/ui/text';
import { toast } from '@smart-art/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import type { Draft } from '../../drafts/draft.ts';
import { failureWords } from '../../frame/failure-words.ts';
import { LeaveGuard } from '../../frame/LeaveGuard.tsx';
import { useServices } from '../../services/services.ts';
import type { Seller } from '../../session/index.ts';
import { addMessages as messages } from './AddArt.messages.ts';
import { Photographs } from './Photographs.tsx';
import { useDraftKeeping } from './useDraftKeeping.ts';
import { useUploads } from './useUploads.ts';
import { LabelFields, OfferFields } from './WorkFields.tsx';
import { livePhotographs, type WorkDraft } from './work-draft.ts';
import { emptyWork, toFormErrors, toInput, workConstraints } from './work-form.ts';

export interface WorkEditorProps {
  seller: Seller;
  profile: ProfileDetails | undefined;
  /** The agreement is not active: nothing can be sent (000 section 4). */
  blocked: boolean;
  draft: Draft<WorkDraft>;
  /** What was kept of the last time. */
  kept: WorkDraft | null;
  onDiscarded(): void;
}

export function WorkEditor({ seller, profile, blocked, draft, kept, onDiscarded }: WorkEditorProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { clients } = useServices();
  const [photographs] = useState(() => (kept ? livePhotographs(kept, Date.now()) : []));
  const [restored, setRestored] = useState(kept !== null);
  const form = useForm({
    initial: kept?.values ?? emptyWork(`${seller.firstName} ${seller.lastName}`.trim()),
    constraints: workConstraints,
    messages: {
      title: { required: intl.formatMessage(messages.nameMissing) },
      category_id: { required: intl.formatMessage(messages.categoryMissing) },
    },
  });
  const { queue, uploads, remove } = useUploads(photographs.map(({ image }) => image));
  const { mutateAsync } = useMutation(saveProduct(clients.product));
  const [keyOf] = useState(() => createIntent());
  const [failure, setFailure] = useState<string>();
  const [isWaiting, setWaiting] = useState(false);

  const changed = form.dirty || uploads.length !== photographs.length || uploads.some(({ file }) => file);
  const finished = useRef(false);
  const unsaved = useRef(false);
  unsaved.current = changed;
  const isUnsaved = useCallback(() => unsaved.current && !finished.current, []);
  useDraftKeeping({ draft, values: form.values, uploads, photographs, changed, finished });

  const save = async () => {
    setFailure(undefined);
    setWaiting(true);
    await queue.settled();
    setWaiting(false);
    const sent = queue.snapshot();
    if (sent.some(({ state }) => state !== 'done')) {
      form.setErrors({ image_ids: intl.formatMessage(messages.photographsFailed) });
      return;
    }
    /* Typing went on while photographs were on their way: the values of now. */
    const body = toInput(
      form.store.snapshot().values,
      sent.flatMap(({ image }) => (image ? [image.id] : [])),
    );
    try {
      const { data: work, message } = await mutateAsync({ body, idempotencyKey: keyOf(body) });
      finished.current = true;
      await draft.discard();
      queryClient.setQueryData(getProduct(clients.product, work.id).queryKey, work);
      await navigate(`/view-art/${work.id}`, { replace: true });
      toast.success(message);
    } catch (error) {
      if (error instanceof ApiError && error.errors) form.setErrors(toFormErrors(error.errors));
      else setFailure(failureWords(intl, error));
    }
  };

  const discard = async () => {
    finished.current = true;
    for (const { id } of queue.snapshot()) remove(id);
    await draft.discard();
    onDiscarded();
  };

  const travelling = uploads.filter(({ state }) => state === 'waiting' || state === 'uploading').length;
  return (
    <Form aria-label={intl.formatMessage(messages.form)} form={form} onSubmit={save}>
      <Stack gap={8}>
        {restored && kept && (
          <Banner
            action={
              <Button onClick={() => void discard()} size="small">
                {intl.formatMessage(messages.discard)}
              </Button>
            }
            onDismiss={() => setRestored(false)}
            tone="info"
          >
            {intl.formatMessage(messages.restored, {
              time: <DateTime key="time" relative value={new Date(kept.writtenAt).toISOString()} />,
            })}
            {photographs.length < kept.photographs.length && (
              <Text>{intl.formatMessage(messages.photographsGone)}</Text>
            )}
          </Banner>
        )}
        <Columns
          aside={
            <Card raised>
              <Stack gap={6}>
                <OfferFields form={form} />
                {failure && (
                  <Banner live="assertive" title={intl.formatMessage(messages.failed)} tone="danger">
                    {failure}
                  </Banner>
                )}
                <Stack gap={2}>
                  <Button
                    disabled={blocked}
                    emphasis="primary"
                    fullWidth
                    pending={form.pending}
                    size="large"
                    type="submit"
                  >
                    {intl.formatMessage(messages.save)}
                  </Button>
                  <LinkButton emphasis="quiet" fullWidth href="/art-library">
                    {intl.formatMessage(messages.cancel)}
                  </LinkButton>
                  <Muted role="status">
                    {isWaiting && travelling > 0
                      ? intl.formatMessage(messages.waiting, { count: travelling })
                      : changed && !form.pending && intl.formatMessage(messages.draftKept)}
                  </Muted>
                </Stack>
              </Stack>
            </Card>
          }
          stickyAside
        >
          <Stack gap={8}>
            <Photographs
              blocked={blocked}
              error={form.errors.image_ids}
              onRemove={remove}
              profile={profile}
              queue={queue}
              uploads={uploads}
            />
            <LabelFields form={form} />
          </Stack>
        </Columns>
      </Stack>
      <LeaveGuard
        confirmLabel={intl.formatMessage(messages.leave)}
        isUnsaved={isUnsaved}
        title={intl.formatMessage(messages.leaveTitle)}
      >
        {intl.formatMessage(messages.leaveHelp)}
      </LeaveGuard>
    </Form>
  );
}
