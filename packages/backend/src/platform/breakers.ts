/**
 * Circuit breakers per receiver of messages. After several timeouts in a row a receiver is paused; then a single call
 * probes it. State is per process and lost on a restart.
 */
import { breaker } from '../constants.ts';

interface Late {
  /** Consecutive timeouts. */
  timeouts: number;
  /** How often the breaker opened since the last response. */
  opened: number;
  openedAt: number;
  /** How long it stays open, in milliseconds; 0 if it has not opened yet. */
  pause: number;
}

export class Breakers {
  readonly #late = new Map<string, Late>();
  readonly #longestPause: number;

  /** @param longestPause in milliseconds, however often a place has been tried */
  constructor(longestPause: number = breaker.longestPause) {
    this.#longestPause = longestPause;
  }

  /** Receivers whose last call timed out, whether they may be called now or not. */
  get late(): ReadonlySet<string> {
    return new Set(this.#late.keys());
  }

  /** @param isCalled true if a call to it is running: after a pause one probe is enough */
  allows(place: string, now: Date, isCalled: boolean): boolean {
    const late = this.#late.get(place);
    if (!late || late.pause === 0) return true;
    return !this.#isOpen(late, now) && !isCalled;
  }

  /** The receiver has responded, even if with an error. */
  answered(place: string): void {
    this.#late.delete(place);
  }

  /** Records a timeout. @returns whether it opened the breaker */
  ranOut(place: string, now: Date): boolean {
    const late = this.#late.get(place) ?? { timeouts: 0, opened: 0, openedAt: 0, pause: 0 };
    late.timeouts += 1;
    // Moved to the end, so that the first entries are those not called for longest.
    this.#late.delete(place);
    this.#late.set(place, late);
    const [longest] = this.#late.keys();
    if (this.#late.size > breaker.remembered && longest !== undefined) this.#late.delete(longest);
    // A call that started before the breaker opened brings no new information.
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
