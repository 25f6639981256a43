/**
 * Circuit breakers of the places outside that messages go to. One that has let several calls in a row run out of time is
 * left alone for a while; then a single call finds out whether it answers again. This is the memory of one process: another
 * learns for itself, and a restart forgets.
 */
import { breaker } from '../constants.ts';

interface Late {
  /** Calls in a row that ran out of time. */
  timeouts: number;
  /** How often the breaker opened since the last answer. */
  opened: number;
  openedAt: number;
  /** How long it stays open, in milliseconds; 0 while it has not opened yet. */
  pause: number;
}

export class Breakers {
  readonly #late = new Map<string, Late>();
  readonly #longestPause: number;

  /** @param longestPause in milliseconds, however often a place has been tried */
  constructor(longestPause: number = breaker.longestPause) {
    this.#longestPause = longestPause;
  }

  /** The places whose last call ran out of time, whether they may be called now or not. */
  get late(): ReadonlySet<string> {
    return new Set(this.#late.keys());
  }

  /** @param isCalled whether a call to it is under way: after a pause one is enough to find out */
  allows(place: string, now: Date, isCalled: boolean): boolean {
    const late = this.#late.get(place);
    if (!late || late.pause === 0) return true;
    return !this.#isOpen(late, now) && !isCalled;
  }

  /** The place has answered, be it with a refusal. */
  answered(place: string): void {
    this.#late.delete(place);
  }

  /** A call ran out of time. @returns whether the breaker has opened because of it */
  ranOut(place: string, now: Date): boolean {
    const late = this.#late.get(place) ?? { timeouts: 0, opened: 0, openedAt: 0, pause: 0 };
    late.timeouts += 1;
    // Put last, so that the first are those that nobody has called for longest.
    this.#late.delete(place);
    this.#late.set(place, late);
    const [longest] = this.#late.keys();
    if (this.#late.size > breaker.remembered && longest !== undefined) this.#late.delete(longest);
    // A call that began before the breaker opened says nothing new.
    if (late.timeouts < breaker.timeouts || this.#isOpen(late, now)) return false;
    late.pause = Math.min(breaker.pause * 2 ** late.opened, this.#longestPause);
    late.opened += 1;
    late.openedAt = now.getTime();
    return true;
  }

  /** A clock that was set back must not keep it open. */
  #isOpen({ openedAt, pause }: Late, now: Date): boolean {
    const since = now.getTime() - openedAt;
    return since >= 0 && since < pause;
  }
}
