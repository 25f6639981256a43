import { type RefObject, useEffect, useRef } from 'react';
import type { Draft } from '../../drafts/draft.ts';
import { onLeaving } from '../../drafts/leaving.ts';
import type { Upload } from '../../uploads/upload-queue.ts';
import type { WorkDraft } from './work-draft.ts';
import type { WorkForm } from './work-form.ts';

export interface DraftKeepingOptions {
  draft: Draft<WorkDraft>;
  values: WorkForm;
  uploads: readonly Upload[];
  /** Those the draft came with, and when they were sent. */
  photographs: WorkDraft['photographs'];
  /** Whether there is anything that the kept draft does not say. */
  changed: boolean;
  /** Saved or discarded: nothing is kept any more. */
  finished: RefObject<boolean>;
}

/** Keeps the work being written after every change, and at once when the page is left. */
export function useDraftKeeping({ draft, values, uploads, photographs, changed, finished }: DraftKeepingOptions): void {
  const sentAt = useRef(new Map(photographs.map((photograph) => [photograph.image.id, photograph.sentAt])));

  useEffect(() => {
    if (!changed || finished.current) return;
    const now = Date.now();
    const kept = uploads.flatMap(({ image }) => {
      if (!image) return [];
      const at = sentAt.current.get(image.id) ?? now;
      sentAt.current.set(image.id, at);
      return [{ image, sentAt: at }];
    });
    draft.save({ format: 1, writtenAt: now, values, photographs: kept });
  }, [changed, draft, finished, uploads, values]);

  useEffect(() => {
    const stop = onLeaving(draft.flush);
    return () => {
      stop();
      void draft.flush();
    };
  }, [draft]);
}
