/** The sandbox's Slack inbox, with the messages that would have been posted. */
import { desc } from 'drizzle-orm';
import { sandbox_slack_messages } from '../db/schema/index.ts';
import { html } from '../http/html.ts';
import { deliverOutbox } from '../platform/deliver.ts';
import type { Services } from '../services.ts';
import { linked } from './linked.ts';
import type { SandboxPage } from './pages.ts';

const shown = 200;

async function newest(services: Services) {
  await deliverOutbox(services, ['slack']);
  return services.queries
    .select()
    .from(sandbox_slack_messages)
    .orderBy(desc(sandbox_slack_messages.sent_at), desc(sandbox_slack_messages.id))
    .limit(shown);
}

export const slackInbox: SandboxPage = {
  path: '/slack',
  title: 'Slack',
  async render(services) {
    const messages = await newest(services);
    const rows = messages.map(
      ({ address, text, sent_at }) =>
        html`<tr><td>${linked(text)}</td><td>${address}</td><td><time>${sent_at.toISOString()}</time></td></tr>`,
    );
    const body =
      messages.length === 0
        ? html`<p>Nothing was posted yet. Any address such as https://hooks.slack.com/services/T0/B0/x will do; one that ends in “gone” plays an address that Slack has withdrawn, one that ends in “busy” a channel that takes nothing at the moment.</p>`
        : html`<table><thead><tr><th scope="col">Message</th><th scope="col">Address</th><th scope="col">Posted</th></tr></thead><tbody>${rows}</tbody></table>`;
    return { title: 'Slack', body };
  },
  async data(services) {
    const messages = await newest(services);
    return {
      data: messages.map(({ id, address, text, sent_at }) => ({ id, address, text, sent_at: sent_at.toISOString() })),
    };
  },
};
