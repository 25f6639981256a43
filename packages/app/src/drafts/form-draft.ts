import { createDraft, type DraftStore, type OtherDraft } from './draft.ts';
import { changesOf, fitting, isChanged, isSavedForm, type SavedForm } from './saved-values.ts';

/** The part of a form's state that drafts need: `store` of the design system's `useForm`. */
export interface FormState<Values extends object> {
  snapshot(): { values: Values; initial: Values };
  subscribe(listener: () => void): () => void;
  patch(values: Partial<Values>): void;
  reset(): void;
}

export interface FormDraftOptions<Values extends object> {
  form: FormState<Values>;
  store: DraftStore;
  key: string;
  /** Names of values that are not saved. Passwords, codes, keys and cards never are. */
  omit?: readonly (keyof Values & string)[];
  /** Synchronous storage that survives a reload, for a page that unloads before its draft is loaded. */
  memory?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  now?: () => number;
}

/** The state of a form's draft, for DraftIndicator, and what was restored. */
export interface FormDraftState {
  status: 'none' | 'saving' | 'saved' | 'failed';
  /** Time of the last write, ms since 1970. */
  savedAt: number | undefined;
  /** When the restored draft was written, ms since 1970; null if none was restored or the notice was dismissed. */
  restoredFrom: number | null;
  /** When the newest draft left by a closed tab was written; null if there is none. */
  otherFrom: number | null;
}

type Plain = Readonly<Record<string, unknown>>;

const NOTHING: FormDraftState = { status: 'none', savedAt: undefined, restoredFrom: null, otherFrom: null };

/**
 * Saves a form's input on this device after every change and restores it when the form is opened again. Only values
 * that differ from the initial ones are saved, so that an old draft does not undo changes made elsewhere. Input typed
 * before the draft was loaded is kept.
 */
export function createFormDraft<Values extends object>({
  form,
  store,
  key,
  omit = [],
  memory,
  now = Date.now,
}: FormDraftOptions<Values>) {
  let state = NOTHING;
  let isRead = false;
  /** The values that were last compared. */
  let seen: Values | undefined;
  /** Values last saved or discarded. While the form equals them, nothing is unsaved. */
  let settled: Values | undefined;
  const early = `early ${key}`;
  /** Whether the last write to the device succeeded. */
  let isTaken = true;
  const listeners = new Set<() => void>();
  const change = (next: Partial<FormDraftState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const draft = createDraft<SavedForm>({
    store,
    key,
    memory,
    isDraft: isSavedForm,
    onWritten: (taken) => {
      isTaken = taken;
      if (state.status === 'none') return;
      change(taken ? { status: 'saved', savedAt: now() } : { status: 'failed' });
    },
  });
  const changes = () => {
    const { values, initial } = form.snapshot();
    return values === settled ? null : changesOf(values as Plain, initial as Plain, omit);
  };

  const keep = () => {
    const { values } = form.snapshot();
    if (values === seen) return;
    seen = values;
    const unsaved = changes();
    if (unsaved) {
      draft.save({ format: 1, writtenAt: now(), changes: unsaved });
      if (state.status !== 'saving') change({ status: 'saving' });
    } else if (state.status !== 'none') {
      change({ ...NOTHING, otherFrom: state.otherFrom });
      void draft.discard();
    }
  };

  const drop = (): Promise<void> => {
    settled = form.snapshot().values;
    change({ ...NOTHING, otherFrom: state.otherFrom });
    return draft.discard();
  };

  /** The newest draft left by another tab. */
  let other: OtherDraft<SavedForm> | undefined;
  const lookAround = async () => {
    const found = await draft.others();
    [other] = found.sort((one, two) => two.value.writtenAt - one.value.writtenAt);
    change({ otherFrom: other?.value.writtenAt ?? null });
  };
  /** Saves input typed before the draft was loaded, when the page unloads. */
  const keepEarly = () => {
    const unsaved = isRead ? null : changes();
    if (!unsaved) return;
    try {
      memory?.setItem(early, JSON.stringify({ format: 1, writtenAt: now(), changes: unsaved } satisfies SavedForm));
    } catch {
      /* Tab storage is full: rely on the device. */
    }
  };
  const takeEarly = (): SavedForm | null => {
    const saved: unknown = JSON.parse(memory?.getItem(early) ?? 'null');
    memory?.removeItem(early);
    return isSavedForm(saved) ? saved : null;
  };
  const fillIn = (saved: SavedForm | null) => {
    const filled = saved ? fitting(saved, { ...form.snapshot(), omit }) : {};
    if (!saved || Object.keys(filled).length === 0) return;
    form.patch(filled);
    seen = form.snapshot().values;
    const { writtenAt } = saved;
    change({ ...(isTaken ? { status: 'saved', savedAt: writtenAt } : { status: 'failed' }), restoredFrom: writtenAt });
  };

  return {
    state: (): FormDraftState => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /**
     * Loads the draft, fills it in, and saves changes from then on.
     * @returns a cleanup that also writes pending changes
     */
    start(): () => void {
      let ended = false;
      let unwatch = () => {};
      void draft.load().then((saved) => {
        if (ended) return;
        isRead = true;
        const typed = takeEarly();
        /* Restore the newer one first: the second does not overwrite changed fields. */
        fillIn(typed);
        fillIn(saved);
        /* Early input is only in tab storage so far: force a write. */
        if (typed) seen = undefined;
        unwatch = form.subscribe(keep);
        keep();
        void lookAround();
      });
      return () => {
        keepEarly();
        ended = true;
        unwatch();
        void draft.leave();
      };
    },
    /** Writes the pending value now. */
    flush(): Promise<void> {
      keepEarly();
      return draft.flush();
    },
    /** Retries a failed write. */
    retry(): void {
      seen = undefined;
      keep();
      void draft.flush();
    },
    /**
     * Whether the form has input that is neither saved nor discarded, for the prompt before leaving. This includes
     * values that are never part of a draft, because nothing could restore them.
     */
    isUnsaved(): boolean {
      const { values, initial } = form.snapshot();
      return values !== settled && isChanged(values as Plain, initial as Plain);
    },
    /** The form was saved: delete the draft, and do not save the values still shown again. */
    saved(): Promise<void> {
      memory?.removeItem(early);
      return drop();
    },
    /** Discards the draft and resets the form to its initial values. */
    discard(): Promise<void> {
      memory?.removeItem(early);
      const dropped = drop();
      form.reset();
      return dropped;
    },
    /** Loads the other draft into the form. The current input stays saved and becomes the other draft. */
    async showOther(): Promise<void> {
      const { place } = other ?? {};
      if (place === undefined) return;
      keep();
      if (await draft.moveTo(place)) {
        /* Load before patching the form, so that the patch does not overwrite the draft. */
        const saved = await draft.load();
        const { values, initial } = form.snapshot();
        const cleared = Object.fromEntries(Object.keys(values).map((name) => [name, initial[name as keyof Values]]));
        seen = undefined;
        settled = undefined;
        form.patch({ ...(cleared as Values), ...(saved && fitting(saved, { values: initial, initial, omit })) });
        if (saved) change({ status: 'saved', savedAt: saved.writtenAt, restoredFrom: saved.writtenAt });
      }
      await lookAround();
    },
    /** The user dismissed the notice about the restored draft. */
    dismiss: () => change({ restoredFrom: null }),
  };
}
