/** Sends outbox messages after their transaction, with retries; each message has one sender at a time. */
import pLimit from 'p-limit';
import type { Services } from '../services.ts';
import { Breakers } from './breakers.ts';
import { type Channel, claimNext, isAnythingDue, type Lane, lanes, type Taken } from './lanes.ts';
import { attempt } from './send.ts';

/** The sender of one lane in this process. */
class Sender {
  readonly channel: Channel;
  readonly name: string;
  readonly #services: Services;
  readonly #lane: Lane;
  readonly #breakers: Breakers;
  /** Running sends by receiver. */
  readonly #sending = new Map<string, Promise<void>>();
  /** Claims run one at a time, since each depends on what is being sent by then. */
  readonly #turn = pLimit(1);
  #faults: unknown[] = [];

  constructor(services: Services, lane: Lane) {
    this.channel = lane.channel;
    this.name = lane.name;
    this.#services = services;
    this.#lane = lane;
    this.#breakers = new Breakers(lane.longestPause);
  }

  /**
   * Starts sending due messages up to the concurrency limit; further ones start as sends finish.
   *
   * @returns true if nothing may be sent right now; running sends may still hide messages
   */
  fill(): Promise<boolean> {
    return this.#turn(async () => {
      for (;;) {
        const isIdle = this.#sending.size === 0;
        const taken = this.#hasRoom() && (await claimNext(this.#services, this.#lane, this.#passedOver()));
        if (!taken) return isIdle;
        this.#begin(taken);
      }
    });
  }

  /**
   * Sends until nothing is due; during shutdown, only what was already claimed.
   *
   * @returns internal errors since the last call
   */
  async finish(): Promise<unknown[]> {
    do await Promise.all(this.#sending.values());
    while (!(await this.fill()));
    return this.takeFaults();
  }

  get late(): number {
    return this.#breakers.late.size;
  }

  takeFaults(): unknown[] {
    return this.#faults.splice(0);
  }

  #placeOf(receiver: string): string {
    return this.#lane.hasOneServer ? this.#lane.name : receiver;
  }

  #hasRoom(): boolean {
    const { name, atOnce, hasOneServer } = this.#lane;
    const under = this.#sending.size;
    if (this.#services.shutdown.requested.aborted || under >= atOnce) return false;
    return !hasOneServer || this.#breakers.allows(name, this.#services.now(), under > 0);
  }

  /**
   * Receivers to skip now: those being sent to, those with an open breaker, and, if slow receivers use half of the
   * slots, all slow ones. The other half is reserved for receivers that have always responded.
   */
  #passedOver(): string[] {
    const busy = [...this.#sending.keys()];
    if (this.#lane.hasOneServer) return busy;
    const { late } = this.#breakers;
    const now = this.#services.now();
    const isCrowded = busy.filter((receiver) => late.has(receiver)).length >= this.#lane.atOnce / 2;
    const left = [...late].filter((receiver) => isCrowded || !this.#breakers.allows(receiver, now, false));
    return [...new Set([...busy, ...left])];
  }

  #begin({ message, receiver }: Taken): void {
    const send = async () => {
      try {
        const outcome = await attempt(this.#services, message);
        if (outcome === 'answered') this.#breakers.answered(this.#placeOf(receiver));
        if (outcome === 'ran out of time') this.#noteLate(receiver);
      } catch (error) {
        this.#faults.push(error);
      } finally {
        this.#sending.delete(receiver);
      }
      // Picks up messages that waited for this receiver or a free slot; on failure the next poll finds them.
      this.fill().catch((error: unknown) => this.#faults.push(error));
    };
    this.#sending.set(receiver, send());
  }

  #noteLate(receiver: string): void {
    const { log, now } = this.#services;
    if (!this.#breakers.ranOut(this.#placeOf(receiver), now())) return;
    log.warn({ lane: this.#lane.name }, 'a receiver does not answer in time and is left alone for a while');
  }
}

const sendersByServices = new WeakMap<Services, Sender[]>();

/** The senders of this process. */
function sendersOf(services: Services): Sender[] {
  const senders = sendersByServices.get(services) ?? lanes.map((lane) => new Sender(services, lane));
  sendersByServices.set(services, senders);
  return senders;
}

/** The number of receivers in each lane whose last call timed out. */
export const unresponsiveReceivers = (services: Services) =>
  sendersOf(services).map(({ name, late }): [lane: string, count: number] => [name, late]);

/** Starts sending due messages without waiting for them. @throws internal errors since the last call */
export async function sendDue(services: Services): Promise<void> {
  const senders = sendersOf(services);
  if (await isAnythingDue(services)) await Promise.all(senders.map((sender) => sender.fill()));
  const faults = senders.flatMap((sender) => sender.takeFaults());
  if (faults.length > 0) throw new AggregateError(faults, 'sending failed');
}

/**
 * Sends everything due and waits for it; during shutdown, only for running sends.
 *
 * @param channels to limit it to; all if absent
 * @throws internal errors, after everything else is sent
 */
export async function deliverOutbox(services: Services, channels?: readonly Channel[]): Promise<void> {
  const senders = sendersOf(services).filter(({ channel }) => channels?.includes(channel) ?? true);
  const faults = (await Promise.all(senders.map((sender) => sender.finish()))).flat();
  if (faults.length > 0) throw new AggregateError(faults, 'sending failed');
}
