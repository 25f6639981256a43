import { ApiError } from '@smart-art/api-client';
import { createIntent, getProduct, type Product, saveProduct } from '@smart-art/api-client/queries';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { changedFields } from '../../drafts/merge.ts';
import { failureMessage } from '../../frame/failure-message.ts';
import { useServices } from '../../services/services.ts';
import type { Waiting } from '../../uploads/upload-queue.ts';
import { countChanges, mergeWorks, pick, type WorkPart } from '../work-editor/merge-works.ts';
import type { WorkDrafts } from '../work-editor/useWorkDrafts.ts';
import { useWorkEditor } from '../work-editor/useWorkEditor.ts';
import { editorMessages } from '../work-editor/WorkEditor.messages.ts';
import { sentTimes, type WorkDraft } from '../work-editor/work-draft.ts';
import { altTextsOf, toFormErrors, toInput } from '../work-editor/work-form.ts';
import { stateOfProduct, type WorkState } from '../work-editor/work-state.ts';
import { beginningOf } from './beginning.ts';
import { editMessages as messages } from './EditArt.messages.ts';
import { remoteChangeOf } from './remote-change.ts';

export interface EditingOptions {
  /** The work as cached; a newer one may arrive at any time. */
  work: Product;
  savedDraft: WorkDraft | null;
  waiting: readonly Waiting[];
  drafts: WorkDrafts;
  onSaved(): void;
}

/** Changes saved elsewhere that the form already shows. */
export interface Adopted {
  before: WorkState;
  after: WorkState;
  parts: readonly WorkPart[];
}

/** True if there is nothing that the user has to review. */
const hasNoChanges = ({ taken, contested }: { taken: unknown[]; contested: unknown[] }) =>
  taken.length + contested.length === 0;

/**
 * Edits one version of a work. If a save is rejected because of a newer version (412), both are shown side by side and
 * nothing typed is lost. If only the version number differs, the save is retried.
 */
export function useEditing({ work, savedDraft, waiting, drafts, onSaved }: EditingOptions) {
  const intl = useIntl();
  const { clients } = useServices();
  const queryClient = useQueryClient();
  const details = getProduct(clients.product, work.id);
  const [begun] = useState(() => beginningOf(work, savedDraft, Date.now()));
  /** The base of the edit: a save sends its version. */
  const [ground, setGround] = useState(begun.ground);
  const [theirs, setTheirs] = useState(begun.theirs);
  const [failure, setFailure] = useState<string>();
  const [isSaved, setSaved] = useState(false);
  /* Changes applied without asking, to be announced and reviewed. */
  const [adopted, setAdopted] = useState<Adopted>();
  const editor = useWorkEditor({
    base: ground.state,
    workId: work.id,
    version: ground.version,
    start: begun.start,
    waiting,
    sentAt: sentTimes(savedDraft),
    drafts,
  });
  const { form } = editor;
  const { queue } = editor.photos;
  const { mutateAsync } = useMutation(saveProduct(clients.product));
  const [keyOf] = useState(() => createIntent());
  /* The last sent state; it may have been saved even if no response arrived. */
  const sent = useRef<WorkState>(undefined);

  const mine = (): WorkState => ({
    values: form.store.snapshot().values,
    images: queue.snapshot().flatMap(({ image }) => (image ? [image] : [])),
  });

  /** Restarts the edit from a saved version, with `shown` in the form. */
  const restartFrom = (on: Product, shown: WorkState) => {
    const state = stateOfProduct(on);
    setGround({ version: on.version, state });
    setTheirs(undefined);
    form.reset(state.values);
    form.patch(shown.values);
    queue.arrange(shown.images);
  };

  /** @returns the saved work; undefined if another version has to be reviewed first */
  const send = async (version: number, base: WorkState, state: WorkState): Promise<Product | undefined> => {
    const imageIds = state.images.map(({ id }) => id);
    const body = { ...toInput(state.values, imageIds), image_alt_texts: altTextsOf(state.images) };
    const before = sent.current;
    sent.current = state;
    try {
      return (await mutateAsync({ id: work.id, body, version, idempotencyKey: keyOf({ version, body }) })).data;
    } catch (error) {
      if (!(error instanceof ApiError && error.kind === 'stale')) throw error;
      const standing = await queryClient.fetchQuery({ ...details, staleTime: 0 });
      const found = stateOfProduct(standing);
      /* The server has an earlier save of this form whose response was lost: not a conflict. */
      const from = before && countChanges(before, found) === 0 ? found : base;
      const merged = mergeWorks(from, state, found);
      if (hasNoChanges(merged)) return await send(standing.version, found, merged.mine);
      setTheirs(standing);
      return undefined;
    }
  };

  const save = async () => {
    setFailure(undefined);
    setSaved(false);
    setAdopted(undefined);
    if (theirs) {
      setFailure(intl.formatMessage(messages.conflictFirst));
      return;
    }
    const images = await editor.photographs();
    if (!images) return;
    const state = { values: form.store.snapshot().values, images };
    try {
      const saved = await send(ground.version, ground.state, state);
      if (!saved) return;
      sent.current = undefined;
      /* Keep the cached fields that the response lacks; the rest is refetched. */
      queryClient.setQueryData(details.queryKey, (seen) => seen && { ...seen, ...saved });
      /* What was typed during the request is not saved yet. */
      const now = mine();
      const typed = pick(now.values, changedFields(state.values, now.values));
      const result = stateOfProduct(saved);
      const moved = countChanges({ ...now, values: state.values }, state) > 0;
      restartFrom(saved, { values: { ...result.values, ...typed }, images: moved ? now.images : result.images });
      setSaved(true);
      onSaved();
    } catch (error) {
      await handleError(error);
    }
  };

  const handleError = async (error: unknown) => {
    if (error instanceof ApiError && error.errors) {
      form.setErrors(toFormErrors(error.errors));
      return;
    }
    setFailure(failureMessage(intl, error));
    if (!(error instanceof ApiError)) return;
    /* Someone deleted the work in the meantime, or an upload expired. */
    if (error.kind !== 'conflict' && error.kind !== 'not-found') return;
    const standing = await queryClient.fetchQuery({ ...details, staleTime: 0 }).catch(() => undefined);
    if (standing && error.kind === 'not-found') {
      setFailure(undefined);
      form.setErrors({ image_ids: intl.formatMessage(editorMessages.photographsLost) });
    }
  };

  /* Apply a newer version if it does not conflict with anything typed. */
  const isNewer = work.version > ground.version && work.deleted_at === null;
  const isQuiet = isNewer && !theirs && !form.pending;
  const news = isQuiet ? remoteChangeOf(ground.state, mine(), stateOfProduct(work), editor.changed) : undefined;
  const adopt = useRef(() => {});
  adopt.current = () => {
    if (news?.kind !== 'adopt') return;
    if (news.parts.length > 0) {
      const { shown: after, parts } = news;
      setAdopted((seen) => ({
        before: seen?.before ?? ground.state,
        after,
        parts: [...new Set([...(seen?.parts ?? []), ...parts])],
      }));
    }
    restartFrom(work, news.shown);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for a newer version or a reverted change
  useEffect(() => {
    if (isQuiet) adopt.current();
  }, [isQuiet, editor.changed, work.version]);

  return {
    editor,
    ground: ground.state,
    mine,
    theirs: theirs && stateOfProduct(theirs),
    failure,
    isSaved,
    save,
    /** Changes of a newer version that the user has to review. */
    news: news?.kind === 'tell' ? news.parts : undefined,
    adopted,
    dismissAdopted: () => setAdopted(undefined),
    look: () => setTheirs(work),
    settle: (decided: WorkState) => {
      setFailure(undefined);
      if (theirs) restartFrom(theirs, decided);
    },
    /** Back to the saved state; photographs that were never saved are removed. */
    discard: () => {
      setFailure(undefined);
      for (const { id, image } of queue.snapshot()) {
        if (!image || !ground.state.images.some((stored) => stored.id === image.id)) editor.photos.remove(id);
      }
      if (theirs) restartFrom(theirs, stateOfProduct(theirs));
      else {
        form.reset();
        queue.arrange(ground.state.images);
      }
    },
    changes: countChanges(ground.state, { values: form.values, images: mine().images }),
  };
}
