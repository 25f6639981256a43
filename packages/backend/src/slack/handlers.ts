import { and, asc, eq } from 'drizzle-orm';
import { tryLimits } from '../constants.ts';
import type { Queries } from '../db/database.ts';
import { slack_modules, slack_webhook_modules, slack_webhooks } from '../db/schema/index.ts';
import { lockSeller } from '../general/agreement.ts';
import type { Handlers } from '../http/handler.ts';
import { badRequest, notFound } from '../http/http-error.ts';
import { once } from '../http/once.ts';
import { pageOf } from '../http/paging.ts';
import { enforceRateLimit } from '../http/rate-limit.ts';
import { etagOf, requireVersion } from '../http/version.ts';
import { newId } from '../ids.ts';
import { type Language, type MessageKey, translate } from '../messages/messages.ts';
import { SlackFailure } from '../ports/slack.ts';
import type { Services } from '../services.ts';
import { pageOfDeliveries, tryAgain } from './deliveries.ts';
import { postTo, type SlackWebhookRow } from './post.ts';
import { addressColumns, saveWebhook } from './save.ts';
import { findWebhook, lockWebhook, moduleNameIn, pageOfWebhooks, type SlackWebhook, webhooksIn } from './webhooks.ts';

async function webhookIn(queries: Queries, language: Language, row: SlackWebhookRow): Promise<SlackWebhook> {
  const [webhook] = await webhooksIn(queries, language, [row]);
  if (!webhook) throw new Error(`${row.id} cannot be shown`);
  return webhook;
}

/** The response with one webhook. */
async function answerWith(queries: Queries, language: Language, row: SlackWebhookRow, key: MessageKey) {
  const data = await webhookIn(queries, language, row);
  return { body: { success: true, message: translate(language, { key }), data }, etag: etagOf(row) };
}

/** Slack channels (000 sections 3 and 7). */
export function slackHandlers(
  services: Services,
): Pick<
  Handlers,
  | 'listSlackModules'
  | 'listSlackWebhooks'
  | 'getSlackWebhook'
  | 'saveSlackWebhook'
  | 'deleteSlackWebhook'
  | 'testSlackWebhook'
  | 'updateSlackWebhookUrl'
  | 'deleteSlackWebhookModule'
  | 'listSlackDeliveries'
  | 'retrySlackDelivery'
> {
  const { queries, now } = services;

  /** Locks the seller and a webhook for a change. @throws HttpError 404, 412 */
  async function editable(tx: Queries, sellerId: string, id: string, ifMatch: string | undefined, language: Language) {
    await lockSeller(tx, sellerId);
    const current = await lockWebhook(tx, sellerId, id);
    await requireVersion(ifMatch, current.version, () => webhookIn(tx, language, current));
    return current;
  }

  async function changed(tx: Queries, current: SlackWebhookRow, change: Partial<SlackWebhookRow>) {
    const [row] = await tx
      .update(slack_webhooks)
      .set({ ...change, version: current.version + 1, updated_at: now() })
      .where(eq(slack_webhooks.id, current.id))
      .returning();
    if (!row) throw notFound();
    return row;
  }

  return {
    async listSlackModules({ session, language }) {
      const rows = await queries
        .select({ module: slack_modules, taken_by: slack_webhook_modules.webhook_id })
        .from(slack_modules)
        .leftJoin(
          slack_webhook_modules,
          and(
            eq(slack_webhook_modules.module_id, slack_modules.id),
            eq(slack_webhook_modules.seller_id, session.user.id),
          ),
        )
        .orderBy(asc(slack_modules.position));
      const data = rows.map(({ module, taken_by }) => ({
        id: module.id,
        name: moduleNameIn(language, module),
        module_link: module.link,
        taken_by,
      }));
      return { status: 200, body: { success: true, data } };
    },

    async listSlackWebhooks({ session, query, language, request }) {
      const { page = 1, per_page = 48, search = '' } = query;
      const { rows, total } = await pageOfWebhooks(queries, session.user.id, { page, perPage: per_page, search });
      const data = await webhooksIn(queries, language, rows);
      return { status: 200, body: pageOf(request.url, { page, perPage: per_page, total }, data) };
    },

    async getSlackWebhook({ session, path, language }) {
      const row = await findWebhook(queries, session.user.id, path.id);
      return { status: 200, ...(await answerWith(queries, language, row, 'slackFound')) };
    },

    async saveSlackWebhook(call) {
      const { session, path, headers, body: input, language } = call;
      return once(services, call, 'saveSlackWebhook', async (tx) => {
        const ifMatch = headers['If-Match'];
        const row = await saveWebhook(tx, services, {
          sellerId: session.user.id,
          id: path.id,
          input,
          ifMatch,
          language,
        });
        const isNew = path.id === 'new';
        const answer = await answerWith(tx, language, row, isNew ? 'slackAdded' : 'slackSaved');
        return { status: isNew ? 201 : 200, ...answer };
      });
    },

    async deleteSlackWebhook({ session, path, headers, language }) {
      await queries.transaction(async (tx) => {
        const current = await editable(tx, session.user.id, path.id, headers['If-Match'], language);
        await tx.delete(slack_webhooks).where(eq(slack_webhooks.id, current.id));
      });
      return { status: 200, body: { success: true, message: translate(language, { key: 'recordDeleted' }) } };
    },

    async testSlackWebhook({ session, path, language }) {
      await enforceRateLimit(services, 'slack', session.user.id, tryLimits.slack);
      const row = await findWebhook(queries, session.user.id, path.id);
      try {
        await postTo(services, row, {
          id: newId('slt'),
          module: null,
          text: translate(language, { key: 'slackTestText', values: { channel: row.channel_name } }),
          attempts: 0,
          created_at: now(),
          isTriedAgain: false,
        });
      } catch (error) {
        if (error instanceof SlackFailure) throw badRequest('slackFailed', { reason: error.message });
        throw error;
      }
      return { status: 200, body: { success: true, message: translate(language, { key: 'slackTested' }) } };
    },

    async listSlackDeliveries({ session, path, query, language, request }) {
      const { page = 1, per_page = 48 } = query;
      const { id } = await findWebhook(queries, session.user.id, path.id);
      const found = await pageOfDeliveries(queries, language, { webhookId: id, page, perPage: per_page });
      return { status: 200, body: pageOf(request.url, { page, perPage: per_page, total: found.total }, found.data) };
    },

    async retrySlackDelivery({ session, path, language }) {
      await enforceRateLimit(services, 'slack', session.user.id, tryLimits.slack);
      const { id: webhookId } = await findWebhook(queries, session.user.id, path.id);
      const data = await queries.transaction((tx) =>
        tryAgain(tx, language, { webhookId, id: path.delivery_id, now: now() }),
      );
      return { status: 200, body: { success: true, message: translate(language, { key: 'slackRetried' }), data } };
    },

    async updateSlackWebhookUrl({ session, body, headers, language }) {
      return queries.transaction(async (tx) => {
        const current = await editable(tx, session.user.id, body.id, headers['If-Match'], language);
        const row = await changed(tx, current, { ...addressColumns(services, body.webhook_url), last_failure: null });
        return { status: 200 as const, ...(await answerWith(tx, language, row, 'slackSaved')) };
      });
    },

    async deleteSlackWebhookModule({ session, path, language }) {
      return queries.transaction(async (tx) => {
        await lockSeller(tx, session.user.id);
        const [link] = await tx
          .delete(slack_webhook_modules)
          .where(and(eq(slack_webhook_modules.id, path.id), eq(slack_webhook_modules.seller_id, session.user.id)))
          .returning();
        if (!link) throw notFound();
        const row = await changed(tx, await lockWebhook(tx, session.user.id, link.webhook_id), {});
        return { status: 200 as const, ...(await answerWith(tx, language, row, 'recordDeleted')) };
      });
    },
  };
}
