import type { ProductDetails, ProfileDetails } from '@smart-art/api-client/queries';
import { Banner } from '@smart-art/ui/banner';
import { LinkButton } from '@smart-art/ui/button';
import { DraftIndicator } from '@smart-art/ui/draft-indicator';
import { SaveBar } from '@smart-art/ui/save-bar';
import { Muted, Text } from '@smart-art/ui/text';
import { toast } from '@smart-art/ui/toast';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { DraftNotice } from '../../drafts/DraftNotice.tsx';
import type { Waiting } from '../../uploads/upload-queue.ts';
import type { WorkDrafts } from '../work-editor/useWorkDrafts.ts';
import { editorMessages } from '../work-editor/WorkEditor.messages.ts';
import { WorkSheet } from '../work-editor/WorkSheet.tsx';
import { fileKeys, type WorkDraft } from '../work-editor/work-draft.ts';
import { editMessages as messages } from './EditArt.messages.ts';
import { AppliedChangeBanner, PendingChangeBanner } from './RemoteChangeBanners.tsx';
import { useEditing } from './useEditing.ts';

const Conflict = lazy(async () => ({ default: (await import('./Conflict.tsx')).Conflict }));

export interface EditWorkProps {
  work: ProductDetails;
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

/** The form of a saved work. */
export function EditWork({ work, profile, blocked, drafts, savedDraft, waiting, otherFrom }: EditWorkProps) {
  const intl = useIntl();
  const [restored, setRestored] = useState(savedDraft !== null);
  const editing = useEditing({
    work,
    savedDraft,
    waiting,
    drafts,
    onSaved: () => {
      setRestored(false);
      toast.success(intl.formatMessage(messages.saved));
    },
  });
  const { editor, theirs, failure } = editing;
  const { form, changed } = editor;
  const notice = {
    restoredFrom: restored && savedDraft && changed ? savedDraft.writtenAt : null,
    discard: () => {
      setRestored(false);
      editing.discard();
    },
    dismiss: () => setRestored(false),
    otherFrom,
    showOther: drafts.showOther,
  };
  const notices = (
    <>
      <DraftNotice draft={notice}>
        {waiting.length < fileKeys(savedDraft).length && (
          <Text>{intl.formatMessage(editorMessages.photographsGone)}</Text>
        )}
      </DraftNotice>
      {work.deleted_at !== null && (
        <Banner
          action={
            <LinkButton href={`/view-art/${work.id}`} size="small">
              {intl.formatMessage(messages.view)}
            </LinkButton>
          }
          live="assertive"
          title={intl.formatMessage(messages.deletedMeanwhile)}
          tone="warning"
        >
          {intl.formatMessage(messages.deletedMeanwhileHelp)}
        </Banner>
      )}
      {editing.news && <PendingChangeBanner onLook={editing.look} parts={editing.news} />}
      {editing.adopted && !editing.news && !theirs && (
        <AppliedChangeBanner adopted={editing.adopted} onDismiss={editing.dismissAdopted} />
      )}
      {theirs && (
        <Suspense>
          <Conflict base={editing.ground} mine={editing.mine()} onSettle={editing.settle} theirs={theirs} />
        </Suspense>
      )}
      {failure && (
        <Banner title={intl.formatMessage(editorMessages.failed)} tone="danger">
          {failure}
        </Banner>
      )}
    </>
  );
  return (
    <WorkSheet
      blocked={blocked}
      committedUntil={work.committed_until}
      editor={editor}
      label={intl.formatMessage(messages.form)}
      notices={notices}
      onSubmit={editing.save}
      profile={profile}
    >
      <Muted role="status">
        {editor.awaited > 0 && intl.formatMessage(editorMessages.waiting, { count: editor.awaited })}
      </Muted>
      <SaveBar
        changes={editing.changes}
        dirty={changed}
        error={failure}
        onDiscard={editing.discard}
        onSave={() => void form.submit(editing.save)}
        status={form.pending ? 'pending' : failure ? 'failed' : editing.isSaved ? 'saved' : 'idle'}
      />
      <DraftIndicator onRetry={editor.keepAgain} {...drafts.keeping} />
    </WorkSheet>
  );
}
