/** Sends what waits in the outbox: after its transaction, again where it failed, each by one sender at a time. */
import pLimit from 'p-limit';
import type { Services } from '../services.ts';
import { Breakers } from './breakers.ts';
import { type Channel, claimNext, isAnythingDue, type Lane, lanes, type Taken } from './lanes.ts';
import { attempt } from './send.ts';

/** What one process does in one lane. */
class Sender {
  readonly channel: Channel;
  readonly name: string;
  readonly #services: Services;
  readonly #lane: Lane;
  readonly #breakers: Breakers;
  /** By their receivers. */
  readonly #sending = new Map<string, Promise<void>>();
  /** Messages are taken one after the other: each by what is under way by then. */
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
   * Begins to send what is due, as far as there is room; the rest follows by itself.
   *
   * @returns whether nothing is due that may be sent; what is under way may hide something
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
   * Sends until nothing is due that may be sent; when the process stops, only what was taken.
   *
   * @returns faults of ours since somebody asked last
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
   * The receivers that are not written to now: those that are being written to, those whose breaker is open, and, where
   * half of the room is taken by receivers that were late, all of these. The other half is for who has always answered.
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
      // What waited for this receiver, or for room; the next round finds it too.
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

const held = new WeakMap<Services, Sender[]>();

/** The senders of this process. */
function sendersOf(services: Services): Sender[] {
  const senders = held.get(services) ?? lanes.map((lane) => new Sender(services, lane));
  held.set(services, senders);
  return senders;
}

/** The number of receivers in each lane whose last call timed out. */
export const unresponsiveReceivers = (services: Services) =>
  sendersOf(services).map(({ name, late }): [lane: string, count: number] => [name, late]);

/** Begins to send what is due and does not wait for it. @throws faults of ours since it was called last */
export async function sendDue(services: Services): Promise<void> {
  const senders = sendersOf(services);
  if (await isAnythingDue(services)) await Promise.all(senders.map((sender) => sender.fill()));
  const faults = senders.flatMap((sender) => sender.takeFaults());
  if (faults.length > 0) throw new AggregateError(faults, 'sending failed');
}

/**
 * Sends everything that is due, and waits for it; when the process stops, only for what is under way.
 *
 * @param channels where somebody waits for nothing else; absent, all
 * @throws faults of ours, once everything else is sent
 */
export async function deliverOutbox(services: Services, channels?: readonly Channel[]): Promise<void> {
  const senders = sendersOf(services).filter(({ channel }) => channels?.includes(channel) ?? true);
  const faults = (await Promise.all(senders.map((sender) => sender.finish()))).flat();
  if (faults.length > 0) throw new AggregateError(faults, 'sending failed');
}
