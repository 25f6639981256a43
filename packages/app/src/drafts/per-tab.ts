import type { DraftStore } from './draft.ts';

/** A draft of the same form that no tab has open. */
export interface OtherDraft {
  /** The storage key of the draft. */
  place: string;
  value: unknown;
}

/** Drafts that are separate per tab: see `perTab`. */
export interface TabDraftStore extends DraftStore {
  /** The form was closed: another tab may open its draft. */
  leave(key: string): Promise<void>;
  /** Drafts of the same form that no tab has open, except this tab's own. */
  others(key: string): Promise<OtherDraft[]>;
  /** Switches to one of `others`; this tab's previous draft becomes one of them. @returns whether it was still free */
  moveTo(key: string, place: string): Promise<boolean>;
  /** The page is hidden, perhaps in the back/forward cache: release all locks. */
  pause(): void;
  /** The page is shown again: if another tab has opened the draft since, this one writes to another place. */
  resume(): Promise<void>;
}

/** The number of tabs that get a draft of their own per form; further tabs share the last one. */
const PLACES = 6;

const placesOf = (key: string) =>
  Array.from({ length: PLACES }, (_, index) => (index === 0 ? key : `${key}#${index + 1}`));

interface LockedPlace {
  place: string;
  release(): void;
  /** Resolves when the lock is free for others. */
  released: Promise<unknown>;
}

export interface PerTabOptions {
  store: DraftStore;
  /** Undefined if the browser does not support it: then the tabs share a draft. */
  locks: Pick<LockManager, 'request'> | undefined;
  /** Storage that survives only a reload of the tab. */
  memory: Pick<Storage, 'getItem' | 'setItem'>;
}

/** How long a reloaded page waits for its previous draft, in milliseconds; a duplicated tab has none of its own. */
const PATIENCE = 3000;

/**
 * Gives every tab its own draft if several have the same form open, so that no tab overwrites the input of another. The
 * place a form writes to is locked while it is open there. An opened form takes over a draft that no tab has open, else
 * it starts in an empty place.
 */
export function perTab({ store, locks, memory }: PerTabOptions): TabDraftStore {
  const locked = new Map<string, LockedPlace>();
  const leaving = new Map<string, Promise<unknown>>();

  /** Locks a place until it is released; null if another tab holds it. */
  /** @param patience how long to wait for the lock, in milliseconds */
  async function lock(place: string, patience = 0): Promise<LockedPlace | null> {
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

  function free({ place, release, released }: LockedPlace): Promise<unknown> {
    const done = released.finally(() => leaving.get(place) === done && leaving.delete(place));
    leaving.set(place, done);
    release();
    return done;
  }

  function keep(key: string, mine: LockedPlace): LockedPlace {
    locked.set(key, mine);
    memory.setItem(`place of ${key}`, mine.place);
    return mine;
  }

  /** @param accepted whether to take a place with a draft too, or only an empty one */
  async function take(key: string, accepted: 'any' | 'empty'): Promise<LockedPlace> {
    const places = placesOf(key);
    /* After a reload, try the tab's previous place first. */
    const before = memory.getItem(`place of ${key}`);
    if (before !== null && places.includes(before)) places.unshift(before);
    let empty: LockedPlace | null = null;
    for (const place of places) {
      if (empty?.place === place) continue;
      /* The reloaded page may not have released it yet. */
      const mine = await lock(place, place === before ? PATIENCE : 0);
      if (!mine) continue;
      const holds = await store.get(place).then(
        (value) => value !== undefined,
        async (error: unknown) => {
          /* The device cannot be read: release the locks. */
          await Promise.all([mine, empty].map((one) => one && free(one)));
          throw error;
        },
      );
      if (holds && accepted === 'any') {
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
  /** Runs actions on a form one after the other, so that a form closed and reopened at once gets its own place back. */
  function inTurn<Answer>(key: string, act: () => Promise<Answer>): Promise<Answer> {
    const done = (turns.get(key) ?? Promise.resolve()).then(act);
    turns.set(
      key,
      done.catch(() => {}),
    );
    return done;
  }
  const mineOf = async (key: string, accepted: 'any' | 'empty') => locked.get(key) ?? (await take(key, accepted));

  return {
    get: (key) => inTurn(key, async () => store.get((await mineOf(key, 'any')).place)),
    /* If the place is known, write without waiting: the page may be unloading. */
    set: (key, value) => {
      const mine = locked.get(key);
      if (mine) return store.set(mine.place, value);
      return inTurn(key, async () => store.set((await mineOf(key, 'empty')).place, value));
    },
    del: (key) => store.del(locked.get(key)?.place ?? key),
    leave: (key) =>
      inTurn(key, async () => {
        const mine = locked.get(key);
        locked.delete(key);
        if (mine) await free(mine);
      }),
    async others(key) {
      const found: OtherDraft[] = [];
      if (!locks) return found;
      for (const place of placesOf(key)) {
        if (locked.get(key)?.place === place) continue;
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
        const mine = locked.get(key);
        if (mine) await free(mine);
        keep(key, next);
        return true;
      }),
    pause() {
      for (const [key, mine] of locked) {
        void free(mine);
        locked.set(key, { place: mine.place, release: () => {}, released: Promise.resolve() });
      }
    },
    async resume() {
      for (const [key, { place }] of locked) {
        await inTurn(key, async () => keep(key, (await lock(place)) ?? (await take(key, 'empty'))));
      }
    },
  };
}
