/**
 * What a process remembers of people, so that it need not ask the database again. The database tells at each commit whom a
 * change concerns (drizzle/0021_change_feed.sql); what was read of somebody before is then no longer used. While that is
 * not heard, nothing is remembered at all.
 */
import type { Database } from '../db/database.ts';

/** As the triggers name them. */
const channel = 'smart_art_changes';
/** Whom a change of the house's settings concerns. */
export const everybody = '*';

/** Changes of so many people are told apart; of others, older than theirs, it is known that they may have been. */
const mostPeople = 20_000;

/** Something that was read, and whose it is. */
interface Found<Value> {
  person: string;
  value: Value;
}

interface Part<Value> {
  readonly name: string;
  readonly hits: number;
  readonly misses: number;
  /**
   * What is remembered under a key, or else what is read now.
   *
   * @param isGood whether what is remembered may be used: for what time alone makes wrong
   * @param read may find nothing, which is not remembered
   */
  recall(
    key: string,
    isGood: (value: Value) => boolean,
    read: () => Promise<Found<Value> | undefined>,
  ): Promise<Value | undefined>;
}

export interface Memory {
  /**
   * Resolves when everything is heard that was committed before the call. To be waited for once in a request, before
   * anything is recalled: then what is recalled is what a query would find.
   */
  caughtUp(): Promise<void>;
  /** Whether changes are heard, and anything is remembered. */
  isListening(): boolean;
  /** A part of the memory of its own. @param most how much it holds; what was used longest ago goes */
  part<Value>(name: string, most: number): Part<Value>;
  parts(): readonly Part<unknown>[];
  close(): Promise<void>;
}

/** Counts changes, and knows of each person the last one. */
class Changes {
  #count = 0;
  /** Everybody may have changed at this one, and before it. */
  #floor = 0;
  readonly #last = new Map<string, number>();
  isHeard = false;

  heard(person: string): void {
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

  listening(isOn: boolean): void {
    this.#count += 1;
    this.#everybody(this.#count);
    this.isHeard = isOn;
  }

  /** The present moment, to be noted before something is read. */
  now(): number {
    return this.#count;
  }

  isSame(person: string, since: number): boolean {
    return this.isHeard && Math.max(this.#floor, this.#last.get(person) ?? 0) <= since;
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
  /** When it was read, in changes. */
  since: number;
}

class RememberedPart<Value> implements Part<Value> {
  readonly name: string;
  readonly #most: number;
  readonly #changes: Changes;
  readonly #entries = new Map<string, Entry<Value>>();
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
  ): Promise<Value | undefined> {
    const held = this.#entries.get(key);
    this.#entries.delete(key);
    if (held && this.#changes.isSame(held.person, held.since) && isGood(held.value)) {
      // Put back as the one that was used last.
      this.#entries.set(key, held);
      this.hits += 1;
      return held.value;
    }
    this.misses += 1;
    // Noted first: a change that commits while it is read makes it out of date, whichever of both the query found.
    const since = this.#changes.now();
    const found = await read();
    if (found) this.#keep(key, { ...found, since });
    return found?.value;
  }

  #keep(key: string, entry: Entry<Value>): void {
    if (!this.#changes.isSame(entry.person, entry.since)) return;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.#most && oldest !== undefined) this.#entries.delete(oldest);
  }
}

/** @returns a memory that listens to the database */
export async function openMemory(database: Pick<Database, 'listen'>): Promise<Memory> {
  const changes = new Changes();
  const parts: Part<unknown>[] = [];
  const { caughtUp, close } = await database.listen(channel, {
    heard: (person) => changes.heard(person),
    listening: (isOn) => changes.listening(isOn),
  });
  return {
    caughtUp,
    isListening: () => changes.isHeard,
    part<Value>(name: string, most: number) {
      const part = new RememberedPart<Value>(name, most, changes);
      parts.push(part);
      return part;
    },
    parts: () => parts,
    close,
  };
}
