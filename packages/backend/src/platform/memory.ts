/**
 * A per-process cache of data about people. The database sends a notification for each commit with the affected person
 * (drizzle/0021_change_feed.sql, 0036_session_changes.sql), which invalidates what was read of them before. While
 * notifications are not received, nothing is cached.
 */
import type { Database } from '../db/database.ts';

/** Channel name used by the triggers. */
const channel = 'smart_art_changes';
/** Person id used if global settings changed. */
export const everybody = '*';

/** Stands for a person in what only their account and sessions decide: other changes of theirs do not invalidate it. */
export const sessionsOf = (personId: string) => `session:${personId}`;

/** Changes are tracked for this many people. For others, values read before the last dropped change are discarded. */
const mostPeople = 20_000;

/** A value that was read, and whom it belongs to. */
interface Found<Value> {
  /** A person's id, or {@link sessionsOf} it. */
  person: string;
  value: Value;
}

interface Part<Value> {
  readonly name: string;
  readonly hits: number;
  readonly misses: number;
  /**
   * The cached value of a key, or a newly read one. Concurrent calls share a read that is recent enough for each.
   *
   * @param isGood false if a cached value has expired by time alone
   * @param read may return undefined, which is not cached
   * @param person whom the value belongs to, if known: then changes of others do not prevent sharing a read
   */
  recall(
    key: string,
    isGood: (value: Value) => boolean,
    read: () => Promise<Found<Value> | undefined>,
    person?: string,
  ): Promise<Value | undefined>;
}

export interface Memory {
  /**
   * Resolves when all notifications committed before the call have arrived. Await once per request before any recall;
   * recalled values are then what a query would return.
   */
  caughtUp(): Promise<void>;
  /** True if notifications are received and values are cached. */
  isListening(): boolean;
  /** A separate part of the cache. @param most capacity in entries; the least recently used is dropped */
  part<Value>(name: string, most: number): Part<Value>;
  parts(): readonly Part<unknown>[];
  close(): Promise<void>;
}

/** Counts changes, and knows each person's latest one. */
class Changes {
  #count = 0;
  /** Everybody counts as changed at this number and before. */
  #floor = 0;
  readonly #last = new Map<string, number>();
  isListening = false;

  changed(person: string): void {
    this.#count += 1;
    if (person === everybody) {
      this.#everybody(this.#count);
      return;
    }
    this.#last.delete(person);
    this.#last.set(person, this.#count);
    if (this.#last.size <= mostPeople) return;
    const [oldest] = this.#last;
    if (oldest) this.#forget(...oldest);
  }

  setListening(isOn: boolean): void {
    this.#count += 1;
    this.#everybody(this.#count);
    this.isListening = isOn;
  }

  /** The current change number; note it before reading a value. */
  now(): number {
    return this.#count;
  }

  isSame(person: string, since: number): boolean {
    return this.isListening && Math.max(this.#floor, this.#last.get(person) ?? 0) <= since;
  }

  #everybody(at: number): void {
    this.#floor = at;
    this.#last.clear();
  }

  #forget(person: string, at: number): void {
    this.#last.delete(person);
    this.#floor = at;
  }
}

interface Entry<Value> extends Found<Value> {
  /** Change number at the time of reading. */
  since: number;
}

/** A read that is under way. */
interface Reading<Value> {
  since: number;
  found: Promise<Found<Value> | undefined>;
}

class RememberedPart<Value> implements Part<Value> {
  readonly name: string;
  readonly #most: number;
  readonly #changes: Changes;
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #readings = new Map<string, Reading<Value>>();
  hits = 0;
  misses = 0;

  constructor(name: string, most: number, changes: Changes) {
    this.name = name;
    this.#most = most;
    this.#changes = changes;
  }

  async recall(
    key: string,
    isGood: (value: Value) => boolean,
    read: () => Promise<Found<Value> | undefined>,
    person?: string,
  ): Promise<Value | undefined> {
    const cached = this.#entries.get(key);
    this.#entries.delete(key);
    if (cached && this.#changes.isSame(cached.person, cached.since) && isGood(cached.value)) {
      // Re-inserted as the most recently used.
      this.#entries.set(key, cached);
      this.hits += 1;
      return cached.value;
    }
    const reading = this.#readings.get(key);
    if (reading && this.#isCurrent(reading, person)) {
      const found = await reading.found;
      if (!found || isGood(found.value)) {
        this.hits += 1;
        return found?.value;
      }
    }
    this.misses += 1;
    return this.#read(key, read);
  }

  /** True if nothing has changed since the read began, so that a new one would return the same. */
  #isCurrent({ since }: Reading<Value>, person: string | undefined): boolean {
    if (person !== undefined) return this.#changes.isSame(person, since);
    return this.#changes.isListening && this.#changes.now() === since;
  }

  async #read(key: string, read: () => Promise<Found<Value> | undefined>): Promise<Value | undefined> {
    // Noted before the query: a change that commits during it invalidates the value, whichever version the query saw.
    const reading = { since: this.#changes.now(), found: read() };
    this.#readings.set(key, reading);
    try {
      const found = await reading.found;
      if (found) this.#keep(key, { ...found, since: reading.since });
      return found?.value;
    } finally {
      if (this.#readings.get(key) === reading) this.#readings.delete(key);
    }
  }

  #keep(key: string, entry: Entry<Value>): void {
    if (!this.#changes.isSame(entry.person, entry.since)) return;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.#most && oldest !== undefined) this.#entries.delete(oldest);
  }
}

/** @returns a cache that listens to the database */
export async function openMemory(database: Pick<Database, 'listen'>): Promise<Memory> {
  const changes = new Changes();
  const parts: Part<unknown>[] = [];
  const { caughtUp, close } = await database.listen(channel, {
    onNotification: (person) => changes.changed(person),
    onStatus: (isOn) => changes.setListening(isOn),
  });
  return {
    caughtUp,
    isListening: () => changes.isListening,
    part<Value>(name: string, most: number) {
      const part = new RememberedPart<Value>(name, most, changes);
      parts.push(part);
      return part;
    },
    parts: () => parts,
    close,
  };
}
