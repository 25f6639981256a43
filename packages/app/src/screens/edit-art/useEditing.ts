import { ApiError } from '@smart-art/api-client';
import { createIntent, getProduct, type Product, saveProduct } from '@smart-art/api-client/queries';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { changedFields } from '../../drafts/merge.ts';
import { failureWords } from '../../frame/failure-words.ts';
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
  /** The work as it is known now; a newer one may come at any time. */
  work: Product;
  kept: WorkDraft | null;
  waiting: readonly Waiting[];
  drafts: WorkDrafts;
  onSaved(): void;
}

/** What was saved elsewhere and is in the form already. */
export interface Adopted {
  before: WorkState;
  after: WorkState;
  parts: readonly WorkPart[];
}

/** Whether there is nothing between two sides that a person has to look at. */
const isPeaceful = ({ taken, contested }: { taken: unknown[]; contested: unknown[] }) =>
  taken.length + contested.length === 0;

/**
 * Edits one version of a work. A save is refused where another version stands (412): then both are laid side by side and
 * nothing typed is lost; where only the number is another, saving goes on.
 */
export function useEditing({ work, kept, waiting, drafts, onSaved }: EditingOptions) {
  const intl = useIntl();
  const { clients } = useServices();
  const queryClient = useQueryClient();
  const details = getProduct(clients.product, work.id);
  const [begun] = useState(() => beginningOf(work, kept, Date.now()));
  /** What the editing stands on: the version that a save will name. */
  const [ground, setGround] = useState(begun.ground);
  const [theirs, setTheirs] = useState(begun.theirs);
  const [failure, setFailure] = useState<string>();
  const [isSaved, setSaved] = useState(false);
  /* What was taken over without a question, to be said and looked at. */
  const [adopted, setAdopted] = useState<Adopted>();
  const editor = useWorkEditor({
    base: ground.state,
    workId: work.id,
    version: ground.version,
    start: begun.start,
    waiting,
    sentAt: sentTimes(kept),
    drafts,
  });
  const { form } = editor;
  const { queue } = editor.photos;
  const { mutateAsync } = useMutation(saveProduct(clients.product));
  const [keyOf] = useState(() => createIntent());
  /* What was sent last and may have arrived though its answer did not. */
  const sent = useRef<WorkState>(undefined);

  const mine = (): WorkState => ({
    values: form.store.snapshot().values,
    images: queue.snapshot().flatMap(({ image }) => (image ? [image] : [])),
  });

  /** Goes on from a version, with what is to be in the form. */
  const stand = (on: Product, shown: WorkState) => {
    const state = stateOfProduct(on);
    setGround({ version: on.version, state });
    setTheirs(undefined);
    form.reset(state.values);
    form.patch(shown.values);
    queue.arrange(shown.images);
  };

  /** @returns the saved work; undefined where another version has to be looked at first */
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
      /* An earlier save of this form, of which no answer had come, is nobody else's. */
      const from = before && countChanges(before, found) === 0 ? found : base;
      const merged = mergeWorks(from, state, found);
      if (isPeaceful(merged)) return await send(standing.version, found, merged.mine);
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
      /* What the answer does not say is asked for again. */
      queryClient.setQueryData(details.queryKey, (seen) => seen && { ...seen, ...saved });
      /* Typing went on meanwhile: that is not saved yet. */
      const now = mine();
      const typed = pick(now.values, changedFields(state.values, now.values));
      const result = stateOfProduct(saved);
      const moved = countChanges({ ...now, values: state.values }, state) > 0;
      stand(saved, { values: { ...result.values, ...typed }, images: moved ? now.images : result.images });
      setSaved(true);
      onSaved();
    } catch (error) {
      await refused(error);
    }
  };

  const refused = async (error: unknown) => {
    if (error instanceof ApiError && error.errors) {
      form.setErrors(toFormErrors(error.errors));
      return;
    }
    setFailure(failureWords(intl, error));
    if (!(error instanceof ApiError)) return;
    /* Deleted meanwhile, by somebody else; or a photograph that waited too long. */
    if (error.kind !== 'conflict' && error.kind !== 'not-found') return;
    const standing = await queryClient.fetchQuery({ ...details, staleTime: 0 }).catch(() => undefined);
    if (standing && error.kind === 'not-found') {
      setFailure(undefined);
      form.setErrors({ image_ids: intl.formatMessage(editorMessages.photographsLost) });
    }
  };

  /* A newer version is taken over where nothing typed is in its way. */
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
    stand(work, news.shown);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further version, or a change taken back, asks once more
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
    /** What a newer version changes that waits to be looked at. */
    news: news?.kind === 'tell' ? news.parts : undefined,
    adopted,
    dismissAdopted: () => setAdopted(undefined),
    look: () => setTheirs(work),
    settle: (decided: WorkState) => {
      setFailure(undefined);
      if (theirs) stand(theirs, decided);
    },
    /** Back to what is saved; photographs that were never saved go. */
    discard: () => {
      setFailure(undefined);
      for (const { id, image } of queue.snapshot()) {
        if (!image || !ground.state.images.some((stored) => stored.id === image.id)) editor.photos.remove(id);
      }
      if (theirs) stand(theirs, stateOfProduct(theirs));
      else {
        form.reset();
        queue.arrange(ground.state.images);
      }
    },
    changes: countChanges(ground.state, { values: form.values, images: mine().images }),
  };
}
