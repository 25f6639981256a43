import { ApiError } from '@smart-art/api-client';
import { getProduct, type ProfileDetails, saveProduct } from '@smart-art/api-client/queries';
import { personName } from '@smart-art/openapi/person-name';
import { Banner } from '@smart-art/ui/banner';
import { LinkButton } from '@smart-art/ui/button';
import { DraftIndicator } from '@smart-art/ui/draft-indicator';
import { SaveBar } from '@smart-art/ui/save-bar';
import { Muted, Text } from '@smart-art/ui/text';
import { toast } from '@smart-art/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { DraftNotice } from '../../drafts/DraftNotice.tsx';
import { useIntent } from '../../drafts/use-intent.ts';
import { failureMessage } from '../../frame/failure-message.ts';
import { useServices } from '../../services/services.ts';
import type { Seller } from '../../session/index.ts';
import type { Waiting } from '../../uploads/upload-queue.ts';
import type { WorkDrafts } from '../work-editor/useWorkDrafts.ts';
import { useWorkEditor } from '../work-editor/useWorkEditor.ts';
import { editorMessages as messages } from '../work-editor/WorkEditor.messages.ts';
import { WorkSheet } from '../work-editor/WorkSheet.tsx';
import { fileKeys, sentTimes, stateOf, type WorkDraft } from '../work-editor/work-draft.ts';
import { altTextsOf, emptyWork, toFormErrors, toInput } from '../work-editor/work-form.ts';
import type { WorkState } from '../work-editor/work-state.ts';
import { addMessages } from './AddArt.messages.ts';

export interface AddWorkProps {
  seller: Seller;
  profile: ProfileDetails | undefined;
  /** The agreement is not active, so nothing can be submitted (000 section 4). */
  blocked: boolean;
  drafts: WorkDrafts;
  /** The draft restored from this device. */
  savedDraft: WorkDraft | null;
  /** The draft's photographs that are not uploaded yet. */
  waiting: readonly Waiting[];
  /** When another tab last wrote a draft, ms since 1970; null if there is none. */
  otherFrom: number | null;
}

export function AddWork({ seller, profile, blocked, drafts, savedDraft, waiting, otherFrom }: AddWorkProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { clients } = useServices();
  const [restored, setRestored] = useState(savedDraft !== null);
  const [base] = useState(
    (): WorkState => ({
      values: emptyWork(personName(seller.firstName, seller.lastName)),
      images: [],
    }),
  );
  const [start] = useState(() => (savedDraft ? stateOf(savedDraft, base.values, Date.now()) : base));
  const editor = useWorkEditor({ base, start, waiting, sentAt: sentTimes(savedDraft), drafts });
  const { form, finish } = editor;
  const { mutateAsync } = useMutation(saveProduct(clients.product));
  const intent = useIntent('add-art');
  const [failure, setFailure] = useState<string>();

  const save = async () => {
    setFailure(undefined);
    const images = await editor.photographs();
    if (!images) return;
    /* The user may have typed while photographs uploaded: read the current values. */
    const imageIds = images.map(({ id }) => id);
    const body = { ...toInput(form.store.snapshot().values, imageIds), image_alt_texts: altTextsOf(images) };
    try {
      const { data: work, message } = await mutateAsync({ body, idempotencyKey: intent.keyOf(body) });
      finish();
      intent.done();
      await drafts.draft.discard();
      /* The work's page needs more than the response contains. */
      await queryClient.prefetchQuery(getProduct(clients.product, work.id));
      await navigate(`/view-art/${work.id}`, { replace: true });
      toast.success(message);
    } catch (error) {
      if (error instanceof ApiError && error.errors) form.setErrors(toFormErrors(error.errors));
      else if (error instanceof ApiError && error.kind === 'not-found') {
        /* The server deleted the upload because the form stayed open for too long. */
        form.setErrors({ image_ids: intl.formatMessage(messages.photographsLost) });
      } else setFailure(failureMessage(intl, error));
    }
  };

  const discard = async () => {
    finish();
    for (const { id } of editor.photos.queue.snapshot()) editor.photos.remove(id);
    await drafts.draft.discard();
    drafts.restart();
  };

  const notice = {
    restoredFrom: restored && savedDraft ? savedDraft.writtenAt : null,
    discard,
    dismiss: () => setRestored(false),
    otherFrom,
    showOther: drafts.showOther,
  };
  return (
    <WorkSheet
      blocked={blocked}
      editor={editor}
      label={intl.formatMessage(addMessages.form)}
      notices={
        <>
          <DraftNotice draft={notice}>
            {savedDraft &&
              start.images.length + waiting.length < savedDraft.photographs.length + fileKeys(savedDraft).length && (
                <Text>{intl.formatMessage(messages.photographsGone)}</Text>
              )}
          </DraftNotice>
          {failure && (
            <Banner title={intl.formatMessage(messages.failed)} tone="danger">
              {failure}
            </Banner>
          )}
        </>
      }
      onSubmit={save}
      profile={profile}
    >
      <SaveBar
        always
        cancel={
          <LinkButton emphasis="quiet" href="/art-library">
            {intl.formatMessage(messages.cancel)}
          </LinkButton>
        }
        dirty={false}
        disabled={blocked}
        error={failure}
        note={
          <>
            <Muted role="status">
              {editor.awaited > 0 && intl.formatMessage(messages.waiting, { count: editor.awaited })}
            </Muted>
            <DraftIndicator onRetry={editor.keepAgain} {...drafts.keeping} />
          </>
        }
        onSave={() => void form.submit(save)}
        saveLabel={intl.formatMessage(messages.save)}
        status={form.pending ? 'pending' : failure ? 'failed' : 'idle'}
      />
    </WorkSheet>
  );
}
