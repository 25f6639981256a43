/** Slack's incoming webhooks, or the sandbox's inbox. */
import type { Queries } from '../db/database.ts';
import { sandbox_slack_messages } from '../db/schema/index.ts';
import { newId } from '../ids.ts';
import { type Outgoing, OutgoingFailure } from './safe-fetch.ts';

/** Why a message was not delivered. */
export class SlackFailure extends Error {
  /** True if a retry is pointless: the URL is wrong or was revoked. */
  readonly isFinal: boolean;

  /** True if the call timed out. */
  readonly isTimeout: boolean;

  /** @param detail Slack's error code, such as `no_service` */
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

/** Timeout of the whole exchange in milliseconds, and maximum response size in bytes. */
const slackBounds = { timeout: 10_000, maxBytes: 10_000 };

/** Slack treats these three characters as markup. */
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Slack answers with a short code like `no_service`; anything else did not come from Slack. */
const codeOf = (status: number, body: string) => (/^[a-z_]{2,60}$/.test(body) ? body : `HTTP ${status}`);

/** @param bounds replaced in tests */
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
      throw new SlackFailure(codeOf(answer.status, answer.body), isFinal);
    } catch (error) {
      if (!(error instanceof OutgoingFailure)) throw error;
      throw new SlackFailure(error.reason, error.reason === 'refused_address', error.reason === 'timeout');
    }
  },
});

/**
 * Stores messages in the database instead of posting. A URL ending in `gone` simulates a revoked webhook, one ending in
 * `busy` a rate-limited channel.
 */
export const sandboxSlack = (queries: Queries, now: () => Date): SlackPort => ({
  async send(address, text) {
    if (address.endsWith('gone')) throw new SlackFailure('no_service', true);
    if (address.endsWith('busy')) throw new SlackFailure('rate_limited', false);
    await queries.insert(sandbox_slack_messages).values({ id: newId('snd'), address, text, sent_at: now() });
  },
});
