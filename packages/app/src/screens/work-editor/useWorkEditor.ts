import type { ImageRecord } from '@smart-art/api-client/queries';
import { useForm } from '@smart-art/ui/form';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useKeptDraft } from '../../drafts/use-kept-draft.ts';
import { useUploads } from './useUploads.ts';
import type { WorkDrafts } from './useWorkDrafts.ts';
import { useWorkRules } from './useWorkRules.ts';
import { editorMessages as messages } from './WorkEditor.messages.ts';
import type { WorkDraft } from './work-draft.ts';
import type { WorkState } from './work-state.ts';

export interface WorkEditorOptions {
  /** What is with the server: the saved work, or an empty one. */
  base: WorkState;
  /** Of the saved work; undefined for a new one. */
  version?: number;
  /** What the editor begins with: `base`, or what a draft kept. The same one as long as the editor stands. */
  start: WorkState;
  /** When the photographs of a draft had been sent, ms since 1970, by their ids. */
  sentAt: ReadonlyMap<string, number>;
  drafts: Pick<WorkDrafts, 'draft' | 'keeping'>;
}

/** The form of a work, its photographs, and its draft on this device: what adding and editing have in common. */
export function useWorkEditor({ base, version, start, sentAt, drafts }: WorkEditorOptions) {
  const intl = useIntl();
  const { draft, keeping } = drafts;
  const form = useForm({ initial: base.values, ...useWorkRules() });
  const { store } = form;
  useLayoutEffect(() => store.patch(start.values), [store, start]);
  const isStored = (id: string) => base.images.some((image) => image.id === id);
  const { queue, uploads, remove } = useUploads({ images: start.images, isStored });
  const [isWaiting, setWaiting] = useState(false);

  const arePicturesChanged =
    uploads.length !== base.images.length || uploads.some(({ image }, at) => image?.id !== base.images[at]?.id);
  const changed = form.dirty || arePicturesChanged;
  const finished = useRef(false);
  const sent = useRef(new Map(sentAt));
  const compose = useCallback((): WorkDraft => {
    const now = Date.now();
    const photographs = uploads.flatMap(({ image }) => {
      if (!image) return [];
      const at = sent.current.get(image.id) ?? now;
      sent.current.set(image.id, at);
      return [{ image, sentAt: at }];
    });
    const kept = { format: 1 as const, writtenAt: now, values: form.values, photographs };
    if (version === undefined) return kept;
    return { ...kept, base: { version, values: base.values, imageIds: base.images.map(({ id }) => id) } };
  }, [uploads, form.values, version, base]);
  useKeptDraft({ draft, changed, compose, finished });

  const waiting = uploads.filter(({ state }) => state !== 'done').length;
  /* What the device keeps is not lost by leaving: it is there the next time. */
  const atStake = waiting > 0 ? 'photographs' : changed && keeping.status === 'failed' ? 'text' : null;
  const leaving = useRef(atStake);
  leaving.current = atStake;
  const isUnsaved = useCallback(() => leaving.current !== null && !finished.current, []);

  /** The photographs once all have arrived; null where one could not be sent, which is said at the field. */
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
    queue,
    uploads,
    remove,
    changed,
    arePicturesChanged,
    /** Nothing is to be kept or asked about any more. */
    finish: () => {
      finished.current = true;
    },
    atStake,
    isUnsaved,
    /** Photographs that have not arrived while a save waits for them; 0 where none waits. */
    awaited: isWaiting ? waiting : 0,
    photographs,
    /** Writes again what the device did not take. */
    keepAgain: () => {
      draft.save(compose());
      void draft.flush();
    },
  };
}

export type WorkEditor = ReturnType<typeof useWorkEditor>;
