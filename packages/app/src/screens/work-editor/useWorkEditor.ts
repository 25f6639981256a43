import type { ImageRecord } from '@smart-art/api-client/queries';
import { useForm } from '@smart-art/ui/form';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { isSame } from '../../drafts/merge.ts';
import { usePersistedDraft } from '../../drafts/use-persisted-draft.ts';
import { altOf, type Waiting } from '../../uploads/upload-queue.ts';
import { useSimilarWorks } from './useSimilarWorks.ts';
import { useUnchanged } from './useUnchanged.ts';
import { useUploads } from './useUploads.ts';
import type { WorkDrafts } from './useWorkDrafts.ts';
import { useWorkRules } from './useWorkRules.ts';
import { editorMessages as messages } from './WorkEditor.messages.ts';
import type { WorkDraft } from './work-draft.ts';
import type { WorkState } from './work-state.ts';

export interface WorkEditorOptions {
  /** The state on the server: the saved work, or an empty one. */
  base: WorkState;
  /** The saved work; undefined for a new one. */
  workId?: string;
  /** The version of the saved work; undefined for a new one. */
  version?: number;
  /** The initial state: `base`, or a restored draft. Must not change while the editor is mounted. */
  start: WorkState;
  /** Photographs of a restored draft that are not uploaded yet. */
  waiting: readonly Waiting[];
  /** When the photographs of a draft were uploaded, ms since 1970, by id. */
  sentAt: ReadonlyMap<string, number>;
  drafts: Pick<WorkDrafts, 'draft' | 'keeping'>;
}

const isSamePicture = (one: ImageRecord | undefined, other: ImageRecord | undefined) =>
  one?.id === other?.id && isSame(one?.alt_text, other?.alt_text);

/** The form of a work, its photographs and its draft on this device, shared by adding and editing. */
export function useWorkEditor({ base, workId, version, start, waiting, sentAt, drafts }: WorkEditorOptions) {
  const intl = useIntl();
  const { draft, keeping } = drafts;
  const form = useForm({ initial: base.values, ...useWorkRules() });
  const { store } = form;
  useLayoutEffect(() => store.patch(start.values), [store, start]);
  const isStored = (id: string) => base.images.some((image) => image.id === id);
  const photos = useUploads({ images: start.images, waiting, isStored });
  const { queue, uploads, onDevice } = photos;
  const sentIds = uploads.flatMap(({ image }) => (image && !isStored(image.id) ? [image.id] : []));
  const similar = useSimilarWorks(sentIds, workId);
  const [isWaiting, setWaiting] = useState(false);

  const arePicturesChanged =
    uploads.length !== base.images.length || uploads.some(({ image }, at) => !isSamePicture(image, base.images[at]));
  const changed = form.dirty || arePicturesChanged;
  const finished = useRef(false);
  const sent = useRef(new Map(sentAt));
  const pictures = useUnchanged({
    sent: uploads.flatMap(({ image, key }) => (image ? [{ image, key }] : [])),
    waiting: uploads.flatMap((upload, at) =>
      upload.state !== 'done' && onDevice.get(upload.key) ? [{ key: upload.key, at, alt: altOf(upload) }] : [],
    ),
  });
  const compose = useCallback((): WorkDraft => {
    const now = Date.now();
    const photographs = pictures.sent.map(({ image, key }) => {
      const at = sent.current.get(image.id) ?? now;
      sent.current.set(image.id, at);
      return { image, sentAt: at, key };
    });
    const draftOf = { format: 1 as const, writtenAt: now, values: form.values, photographs, waiting: pictures.waiting };
    if (version === undefined) return draftOf;
    const altTexts = Object.fromEntries(base.images.map(({ id, alt_text }) => [id, alt_text]));
    const imageIds = base.images.map(({ id }) => id);
    return { ...draftOf, base: { version, values: base.values, imageIds, altTexts } };
  }, [pictures, form.values, version, base]);
  usePersistedDraft({ draft, changed, compose, finished });

  const pending = uploads.filter(({ state }) => state !== 'done');
  /* What is saved on the device is not lost by leaving. */
  const atStake = pending.some(({ key }) => !onDevice.get(key))
    ? 'photographs'
    : changed && keeping.status === 'failed'
      ? 'text'
      : null;
  const leaving = useRef(atStake);
  leaving.current = atStake;
  const isUnsaved = useCallback(() => leaving.current !== null && !finished.current, []);

  /** The photographs once all are uploaded; null if one failed, which is shown at the field. */
  const photographs = async (): Promise<ImageRecord[] | null> => {
    setWaiting(true);
    await queue.settled();
    setWaiting(false);
    const all = queue.snapshot();
    if (all.some(({ state }) => state !== 'done')) {
      form.setErrors({ image_ids: intl.formatMessage(messages.photographsFailed) });
      return null;
    }
    return all.flatMap(({ image }) => (image ? [image] : []));
  };

  return {
    form,
    photos,
    similar,
    changed,
    arePicturesChanged,
    /** Stops saving drafts and warning before leaving. */
    finish: () => {
      finished.current = true;
    },
    atStake,
    isUnsaved,
    /** Number of uploads that a save waits for; 0 without one. */
    awaited: isWaiting ? pending.length : 0,
    photographs,
    /** Retries what could not be saved on the device. */
    keepAgain: () => {
      draft.save(compose());
      void draft.flush();
    },
  };
}

export type WorkEditor = ReturnType<typeof useWorkEditor>;
