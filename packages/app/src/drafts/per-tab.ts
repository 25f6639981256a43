import type { DraftStore } from './draft.ts';

/** A draft of the same form that no tab has open. */
export interface OtherDraft {
  /** The name under which it is kept. */
  place: string;
  value: unknown;
}

/** Drafts of which every tab has its own: see `perTab`. */
export interface TabDraftStore extends DraftStore {
  /** The form is closed: its draft may be opened by another tab. */
  leave(key: string): Promise<void>;
  /** Drafts of the same form that nobody has open, the one of this tab left out. */
  others(key: string): Promise<OtherDraft[]>;
  /** Goes over to one of `others`; what this tab had is one of them from then on. @returns whether it was still free */
  moveTo(key: string, place: string): Promise<boolean>;
  /** The page is left, perhaps to be shown again as it is: nothing is locked meanwhile. */
  pause(): void;
  /** The page is shown again: where another tab has taken up the draft meanwhile, this one writes elsewhere. */
  resume(): Promise<void>;
}

/** So many tabs have a draft each of one form; further ones share the last. */
const PLACES = 6;

const placesOf = (key: string) =>
  Array.from({ length: PLACES }, (_, index) => (index === 0 ? key : `${key}#${index + 1}`));

interface Held {
  place: string;
  release(): void;
  /** When the lock is free for others. */
  released: Promise<unknown>;
}

export interface PerTabOptions {
  store: DraftStore;
  /** Absent where the browser has none: then the tabs share a draft. */
  locks: Pick<LockManager, 'request'> | undefined;
  /** What outlives a reload of the tab, and nothing else. */
  memory: Pick<Storage, 'getItem' | 'setItem'>;
}

/** How long a reloaded page waits for the draft it had, in milliseconds; the copy of a tab has none of its own. */
const PATIENCE = 3000;

/**
 * Gives every tab a draft of its own where several have the same form open, so that no tab overwrites what was typed in
 * another. The place that a form writes to is locked while it is open there; a form that is opened takes up a draft that
 * nobody has open, and else begins in an empty place.
 */
export function perTab({ store, locks, memory }: PerTabOptions): TabDraftStore {
  const held = new Map<string, Held>();
  const leaving = new Map<string, Promise<unknown>>();

  /** Locks a place until it is released; null where another tab has it. */
  /** @param patience how long to wait for it, in milliseconds, where somebody else has it */
  async function lock(place: string, patience = 0): Promise<Held | null> {
    if (!locks) return { place, release: () => {}, released: Promise.resolve() };
    await leaving.get(place);
    const ended = Promise.withResolvers<void>();
    const taken = Promise.withResolvers<boolean>();
    const released = locks
      .request(
        `draft ${place}`,
        patience > 0 ? { signal: AbortSignal.timeout(patience) } : { ifAvailable: true },
        (got) => {
          taken.resolve(got !== null);
          return got && ended.promise;
        },
      )
      .catch((error: unknown) => taken.resolve(!(error instanceof DOMException && error.name === 'TimeoutError')));
    if (!(await taken.promise)) return null;
    return { place, released, release: ended.resolve };
  }

  function free({ place, release, released }: Held): Promise<unknown> {
    const done = released.finally(() => leaving.get(place) === done && leaving.delete(place));
    leaving.set(place, done);
    release();
    return done;
  }

  function keep(key: string, mine: Held): Held {
    held.set(key, mine);
    memory.setItem(`place of ${key}`, mine.place);
    return mine;
  }

  /** @param wanted whether a place may be taken that holds a draft, or one that holds none */
  async function take(key: string, wanted: 'any' | 'empty'): Promise<Held> {
    const places = placesOf(key);
    /* After a reload the tab goes on where it was. */
    const before = memory.getItem(`place of ${key}`);
    if (before !== null && places.includes(before)) places.unshift(before);
    let empty: Held | null = null;
    for (const place of places) {
      if (empty?.place === place) continue;
      /* The page that was reloaded may still be letting go of it. */
      const mine = await lock(place, place === before ? PATIENCE : 0);
      if (!mine) continue;
      const holds = await store.get(place).then(
        (value) => value !== undefined,
        async (error: unknown) => {
          /* A device that refuses: what is not to be had is not locked either. */
          await Promise.all([mine, empty].map((one) => one && free(one)));
          throw error;
        },
      );
      if (holds && wanted === 'any') {
        if (empty) await free(empty);
        return keep(key, mine);
      }
      if (!holds && !empty) empty = mine;
      else await free(mine);
    }
    if (empty) return keep(key, empty);
    return keep(key, { place: places.at(-1) ?? key, release: () => {}, released: Promise.resolve() });
  }

  const turns = new Map<string, Promise<unknown>>();
  /** One after the other for each form: what is left and opened again at once finds its own place free. */
  function inTurn<Answer>(key: string, act: () => Promise<Answer>): Promise<Answer> {
    const done = (turns.get(key) ?? Promise.resolve()).then(act);
    turns.set(
      key,
      done.catch(() => {}),
    );
    return done;
  }
  const mineOf = async (key: string, wanted: 'any' | 'empty') => held.get(key) ?? (await take(key, wanted));

  return {
    get: (key) => inTurn(key, async () => store.get((await mineOf(key, 'any')).place)),
    /* Where the place is known nothing is waited for: the page may be going. */
    set: (key, value) => {
      const mine = held.get(key);
      if (mine) return store.set(mine.place, value);
      return inTurn(key, async () => store.set((await mineOf(key, 'empty')).place, value));
    },
    del: (key) => store.del(held.get(key)?.place ?? key),
    leave: (key) =>
      inTurn(key, async () => {
        const mine = held.get(key);
        held.delete(key);
        if (mine) await free(mine);
      }),
    async others(key) {
      const found: OtherDraft[] = [];
      if (!locks) return found;
      for (const place of placesOf(key)) {
        if (held.get(key)?.place === place) continue;
        const value = await store.get(place);
        if (value === undefined) continue;
        const free_ = await lock(place);
        if (!free_) continue;
        await free(free_);
        found.push({ place, value });
      }
      return found;
    },
    moveTo: (key, place) =>
      inTurn(key, async () => {
        const next = await lock(place);
        if (!next) return false;
        const mine = held.get(key);
        if (mine) await free(mine);
        keep(key, next);
        return true;
      }),
    pause() {
      for (const [key, mine] of held) {
        void free(mine);
        held.set(key, { place: mine.place, release: () => {}, released: Promise.resolve() });
      }
    },
    async resume() {
      for (const [key, { place }] of held) {
        await inTurn(key, async () => keep(key, (await lock(place)) ?? (await take(key, 'empty'))));
      }
    },
  };
}
