import { createDraft, type DraftStore, type OtherDraft } from './draft.ts';
import { changesOf, fitting, isChanged, isSavedForm, type SavedForm } from './saved-values.ts';

/** The part of a form's state that a draft goes by; `useForm` of the design system has it as `store`. */
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
  /** Names of values that are not kept. Passwords, codes, keys and cards never are. */
  omit?: readonly (keyof Values & string)[];
  /** What outlives a reload of the tab and is written at once: for a page that goes before its draft is read. */
  memory?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  now?: () => number;
}

/** Where a form's draft stands, for DraftIndicator, and what it brought back. */
export interface FormDraftState {
  status: 'none' | 'saving' | 'saved' | 'failed';
  /** When it was written last, ms since 1970. */
  savedAt: number | undefined;
  /** When that was written which the form was filled in from, ms since 1970; null where it was not, or was dismissed. */
  restoredFrom: number | null;
  /** When another draft of the form was written last, which a closed tab has left; null where there is none. */
  otherFrom: number | null;
}

type Plain = Readonly<Record<string, unknown>>;

const NOTHING: FormDraftState = { status: 'none', savedAt: undefined, restoredFrom: null, otherFrom: null };

/**
 * Keeps what is typed into a form on this device after every change, and fills it in again the next time the form is
 * opened. Only what differs from the form's first values is kept: a record that was changed elsewhere meanwhile is not
 * set back by an old draft. What was typed before the draft was read stays.
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
  /** The values that were looked at last. */
  let seen: Values | undefined;
  /** The values that were saved or given up: nothing of them is unsaved, though the form may still show them. */
  let settled: Values | undefined;
  const early = `early ${key}`;
  /** Whether the device took what was written last. */
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

  /** The newest of those that other tabs have left. */
  let other: OtherDraft<SavedForm> | undefined;
  const lookAround = async () => {
    const found = await draft.others();
    [other] = found.sort((one, two) => two.value.writtenAt - one.value.writtenAt);
    change({ otherFrom: other?.value.writtenAt ?? null });
  };
  /** What was typed before the draft was read, where the page goes now. */
  const keepEarly = () => {
    const unsaved = isRead ? null : changes();
    if (!unsaved) return;
    try {
      memory?.setItem(early, JSON.stringify({ format: 1, writtenAt: now(), changes: unsaved } satisfies SavedForm));
    } catch {
      /* A tab that has no room more leaves it to the device. */
    }
  };
  const takeEarly = (): SavedForm | null => {
    const kept: unknown = JSON.parse(memory?.getItem(early) ?? 'null');
    memory?.removeItem(early);
    return isSavedForm(kept) ? kept : null;
  };
  const fillIn = (kept: SavedForm | null) => {
    const filled = kept ? fitting(kept, { ...form.snapshot(), omit }) : {};
    if (!kept || Object.keys(filled).length === 0) return;
    form.patch(filled);
    seen = form.snapshot().values;
    const { writtenAt } = kept;
    change({ ...(isTaken ? { status: 'saved', savedAt: writtenAt } : { status: 'failed' }), restoredFrom: writtenAt });
  };

  return {
    state: (): FormDraftState => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Reads what is kept, fills it in, and keeps from then on. @returns what ends it, after writing what waits */
    start(): () => void {
      let ended = false;
      let unwatch = () => {};
      void draft.load().then((kept) => {
        if (ended) return;
        isRead = true;
        const typed = takeEarly();
        /* The newer first: what a field holds is not filled in over. */
        fillIn(typed);
        fillIn(kept);
        /* Only in the memory of the tab so far. */
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
    /** Writes at once what waits. */
    flush(): Promise<void> {
      keepEarly();
      return draft.flush();
    },
    /** Writes once more what the device did not take. */
    retry(): void {
      seen = undefined;
      keep();
      void draft.flush();
    },
    /**
     * Whether the form holds anything that is neither saved nor given up, for the question before leaving. What no draft
     * keeps counts most: nothing else would bring it back.
     */
    isUnsaved(): boolean {
      const { values, initial } = form.snapshot();
      return values !== settled && isChanged(values as Plain, initial as Plain);
    },
    /** The form was saved: what is kept goes, and what the form still shows is not kept again. */
    saved(): Promise<void> {
      memory?.removeItem(early);
      return drop();
    },
    /** Gives the draft up: the form goes back to its first values. */
    discard(): Promise<void> {
      memory?.removeItem(early);
      const dropped = drop();
      form.reset();
      return dropped;
    },
    /** Shows the other draft in the form. What the form holds now stays, and is the other one then. */
    async showOther(): Promise<void> {
      const { place } = other ?? {};
      if (place === undefined) return;
      keep();
      if (await draft.moveTo(place)) {
        /* What is put into the form is not written over what is read. */
        const kept = await draft.load();
        const { values, initial } = form.snapshot();
        const cleared = Object.fromEntries(Object.keys(values).map((name) => [name, initial[name as keyof Values]]));
        seen = undefined;
        settled = undefined;
        form.patch({ ...(cleared as Values), ...(kept && fitting(kept, { values: initial, initial, omit })) });
        if (kept) change({ status: 'saved', savedAt: kept.writtenAt, restoredFrom: kept.writtenAt });
      }
      await lookAround();
    },
    /** The person has seen that a draft was filled in. */
    dismiss: () => change({ restoredFrom: null }),
  };
}
