/** Creates and changes a seller's Slack channels. */
import type { components } from '@smart-art/openapi/product';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { slack_webhook_modules, slack_webhooks } from '../db/schema/index.ts';
import { lockSeller } from '../general/agreement.ts';
import { invalidField } from '../http/http-error.ts';
import { requireVersion } from '../http/version.ts';
import { newId } from '../ids.ts';
import type { Language } from '../messages/messages.ts';
import type { Services } from '../services.ts';
import { addressPurpose, type SlackWebhookRow } from './post.ts';
import { lockWebhook, webhooksIn } from './webhooks.ts';

export type SlackWebhookInput = components['schemas']['SlackWebhookInput'];

const slackHosts = new Set(['hooks.slack.com', 'hooks.slack-gov.com']);

/** @throws HttpError 422 if the URL is neither Slack's nor on the allow-list */
function requireSlackAddress({ ports }: Services, address: string): void {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isSlack = url?.protocol === 'https:' && slackHosts.has(url.hostname) && url.port === '' && !url.username;
  if (!isSlack && !ports.outgoing.isAllowed(address)) throw invalidField('webhook_url', 'slackAddressWrong');
}

/** The columns of a webhook URL. @throws HttpError 422 */
export function addressColumns(services: Services, address: string) {
  requireSlackAddress(services, address);
  const { protocol, host } = new URL(address);
  return {
    address_sealed: services.installationKey.seal(addressPurpose, address),
    address_mask: `${protocol}//${host}/…${address.slice(-4)}`,
  };
}

/** Assigns exactly these modules to a webhook; unchanged links keep their ids. @throws HttpError 422 */
async function giveModules(tx: Queries, webhook: SlackWebhookRow, modules: SlackWebhookInput['modules']) {
  const { id: webhook_id, seller_id } = webhook;
  const links = await tx.select().from(slack_webhook_modules).where(eq(slack_webhook_modules.seller_id, seller_id));
  const isTaken = links.some((link) => link.webhook_id !== webhook_id && modules.includes(link.module_id));
  if (isTaken) throw invalidField('modules', 'moduleTaken');
  const own = links.filter((link) => link.webhook_id === webhook_id);
  const gone = own.filter(({ module_id }) => !modules.includes(module_id)).map(({ id }) => id);
  if (gone.length > 0) await tx.delete(slack_webhook_modules).where(inArray(slack_webhook_modules.id, gone));
  const fresh = modules.filter((module) => !own.some(({ module_id }) => module_id === module));
  if (fresh.length > 0) {
    await tx
      .insert(slack_webhook_modules)
      .values(fresh.map((module_id) => ({ id: newId('smd'), seller_id, webhook_id, module_id })));
  }
}

const withoutHash = (name: string) => name.replace(/^#/, '').normalize('NFC');

/** @throws HttpError 422 if the seller has another channel with this name */
async function requireNewName(tx: Queries, sellerId: string, name: string, id: string): Promise<void> {
  const [other] = await tx
    .select({ id: slack_webhooks.id })
    .from(slack_webhooks)
    .where(
      and(eq(slack_webhooks.seller_id, sellerId), eq(slack_webhooks.channel_name, name), ne(slack_webhooks.id, id)),
    );
  if (other) throw invalidField('slack_channel_name', 'channelTaken');
}

export interface SaveRequest {
  sellerId: string;
  /** `new` creates one. */
  id: string;
  input: SlackWebhookInput;
  ifMatch: string | undefined;
  language: Language;
}

/** @throws HttpError 404, 412, 422 */
async function baseOf(tx: Queries, services: Services, request: SaveRequest): Promise<SlackWebhookRow> {
  const { sellerId, id, input, ifMatch, language } = request;
  const channel_name = withoutHash(input.slack_channel_name);
  const at = services.now();
  if (id === 'new') {
    if (input.webhook_url === undefined) throw invalidField('webhook_url', 'slackAddressNeeded');
    await requireNewName(tx, sellerId, channel_name, '');
    const [row] = await tx
      .insert(slack_webhooks)
      .values({
        id: newId('slk'),
        seller_id: sellerId,
        channel_name,
        ...addressColumns(services, input.webhook_url),
        created_at: at,
        updated_at: at,
      })
      .returning();
    if (!row) throw new Error('the webhook was not written');
    return row;
  }
  const current = await lockWebhook(tx, sellerId, id);
  await requireVersion(ifMatch, current.version, async () => ({ ...(await webhooksIn(tx, language, [current]))[0] }));
  await requireNewName(tx, sellerId, channel_name, id);
  const address =
    input.webhook_url === undefined ? {} : { ...addressColumns(services, input.webhook_url), last_failure: null };
  const [row] = await tx
    .update(slack_webhooks)
    .set({ channel_name, ...address, version: current.version + 1, updated_at: at })
    .where(eq(slack_webhooks.id, id))
    .returning();
  if (!row) throw new Error('the webhook was not written');
  return row;
}

/**
 * Creates or saves a webhook, with the seller locked, so that concurrent requests cannot assign a module twice.
 *
 * @throws HttpError 404, 412, 422
 */
export async function saveWebhook(tx: Queries, services: Services, request: SaveRequest): Promise<SlackWebhookRow> {
  await lockSeller(tx, request.sellerId);
  const row = await baseOf(tx, services, request);
  await giveModules(tx, row, request.input.modules);
  return row;
}
