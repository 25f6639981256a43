import { useEffect, useMemo, useState } from 'react';
import { createDraft, type Draft, type OtherDraft } from '../../drafts/draft.ts';
import { draftKey } from '../../drafts/draft-key.ts';
import { formDrafts } from '../../drafts/form-drafts.ts';
import { createPendingFileStore, type PendingFileStore } from '../../uploads/pending-files.ts';
import type { Waiting } from '../../uploads/upload-queue.ts';
import { arrivedKeys, fileKeys, isWorkDraft, type WorkDraft, waitingOf } from './work-draft.ts';

/** Initial data of an editor; a new `round` remounts it. */
interface Beginning {
  round: number;
  savedDraft: WorkDraft | null;
  /** Photographs not uploaded yet, with their files. */
  waiting: readonly Waiting[];
  /** The newest draft of another tab. */
  other: OtherDraft<WorkDraft> | undefined;
}

/** The status of the draft, for DraftIndicator. */
export interface Keeping {
  status: 'none' | 'saving' | 'saved' | 'failed';
  /** ms since 1970. */
  savedAt?: number;
}

const NOTHING: Keeping = { status: 'none' };

async function begin(draft: Draft<WorkDraft>, files: PendingFileStore, round: number): Promise<Beginning> {
  const savedDraft = await draft.load();
  const [other] = (await draft.others()).sort((one, two) => two.value.writtenAt - one.value.writtenAt);
  void files.drop(arrivedKeys(savedDraft));
  return { round, savedDraft, waiting: waitingOf(savedDraft, await files.load(fileKeys(savedDraft))), other };
}

/**
 * The draft of a work on this device.
 * @param form `add-art`, or `edit-art-` with the work's id
 */
export function useWorkDrafts(form: string, sellerId: string) {
  const [keeping, setKeeping] = useState(NOTHING);
  const [draft] = useState(() =>
    createDraft<WorkDraft>({
      store: formDrafts,
      key: draftKey(form, sellerId),
      isDraft: isWorkDraft,
      onWritten: (taken) =>
        setKeeping((now) => {
          if (now.status === 'none') return now;
          return taken ? { status: 'saved', savedAt: Date.now() } : { status: 'failed' };
        }),
    }),
  );
  const [files] = useState(() => createPendingFileStore(sellerId));
  const [beginning, setBeginning] = useState<Beginning>();
  useEffect(() => {
    let stale = false;
    void begin(draft, files, 0).then((found) => {
      if (!stale) setBeginning(found);
    });
    void files.tidy();
    return () => {
      stale = true;
      void draft.leave();
    };
  }, [draft, files]);

  const tracked = useMemo(
    () => ({
      save: (value: WorkDraft) => {
        setKeeping((now) => (now.status === 'saving' ? now : { status: 'saving' }));
        draft.save(value);
      },
      flush: draft.flush,
      discard: () => {
        setKeeping(NOTHING);
        return draft.discard();
      },
    }),
    [draft],
  );
  const { round = 0, other } = beginning ?? {};
  return {
    /** Undefined until the draft has been read. */
    beginning,
    draft: tracked,
    keeping,
    /** Switches to the draft of another tab. */
    showOther: async () => {
      if (!other) return;
      await draft.moveTo(other.place);
      setKeeping(NOTHING);
      setBeginning(await begin(draft, files, round + 1));
    },
    /** Starts again without a draft. */
    restart: () => setBeginning({ round: round + 1, savedDraft: null, waiting: [], other }),
  };
}

export type WorkDrafts = ReturnType<typeof useWorkDrafts>;
