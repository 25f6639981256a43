/** Slack's incoming webhooks, or the sandbox's inbox. */
import type { Queries } from '../db/database.ts';
import { sandbox_slack_messages } from '../db/schema/index.ts';
import { newId } from '../ids.ts';
import { type Outgoing, OutgoingFailure } from './safe-fetch.ts';

/** Why a message did not arrive. */
export class SlackFailure extends Error {
  /** Whether trying again is of no use: the address is wrong or was withdrawn. */
  readonly isFinal: boolean;

  /** Whether there was no answer in time. */
  readonly isTimeout: boolean;

  /** @param detail Slack's own word, such as `no_service` */
  constructor(detail: string, isFinal: boolean, isTimeout = false) {
    super(detail);
    this.isFinal = isFinal;
    this.isTimeout = isTimeout;
  }
}

export interface SlackPort {
  /** @throws SlackFailure */
  send(address: string, text: string): Promise<void>;
}

/** How long the whole exchange may take, in milliseconds, and how long Slack's answer may be, in bytes. */
const slackBounds = { timeout: 10_000, maxBytes: 10_000 };

/** Slack reads these three as its own markup. */
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Slack says briefly what is wrong, in a word like `no_service`; anything longer is not Slack's. */
const wordOf = (status: number, body: string) => (/^[a-z_]{2,60}$/.test(body) ? body : `HTTP ${status}`);

/** @param bounds others, for tests */
export const slackWebhooks = (outgoing: Outgoing, bounds = slackBounds): SlackPort => ({
  async send(address, text) {
    const body = JSON.stringify({ text: escaped(text) });
    try {
      const answer = await outgoing.post(address, {
        body,
        contentType: 'application/json; charset=utf-8',
        ...bounds,
      });
      if (answer.status === 200) return;
      const isFinal = answer.status < 500 && answer.status !== 429;
      throw new SlackFailure(wordOf(answer.status, answer.body), isFinal);
    } catch (error) {
      if (!(error instanceof OutgoingFailure)) throw error;
      throw new SlackFailure(error.reason, error.reason === 'refused_address', error.reason === 'timeout');
    }
  },
});

/**
 * Keeps in the database what would have been posted. An address that ends in `gone` plays one that was withdrawn, one that
 * ends in `busy` a channel that takes nothing at the moment.
 */
export const sandboxSlack = (queries: Queries, now: () => Date): SlackPort => ({
  async send(address, text) {
    if (address.endsWith('gone')) throw new SlackFailure('no_service', true);
    if (address.endsWith('busy')) throw new SlackFailure('rate_limited', false);
    await queries.insert(sandbox_slack_messages).values({ id: newId('snd'), address, text, sent_at: now() });
  },
});
