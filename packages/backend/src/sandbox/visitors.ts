/** Messages and feedback from visitors, and the captcha response that the sandbox accepts. */
import { desc } from 'drizzle-orm';
import { contact_messages, feedbacks } from '../db/schema/index.ts';
import { html } from '../http/html.ts';
import { sandboxCaptchaResponse } from '../ports/captcha.ts';
import { sandboxBucket } from '../ports/files-sandbox.ts';
import type { Services } from '../services.ts';
import type { SandboxPage } from './pages.ts';

const shown = 100;

const newestMessages = ({ queries }: Services) =>
  queries
    .select()
    .from(contact_messages)
    .orderBy(desc(contact_messages.created_at), desc(contact_messages.id))
    .limit(shown);

const newestFeedback = ({ queries }: Services) =>
  queries.select().from(feedbacks).orderBy(desc(feedbacks.created_at), desc(feedbacks.id)).limit(shown);

export const visitorsPage: SandboxPage = {
  path: '/visitors',
  title: 'Visitors',
  async render(services) {
    const messages = (await newestMessages(services)).map(
      ({ firstname, lastname, company, message, notified_at }) =>
        html`<tr><td>${firstname} ${lastname}, ${company}</td><td>${message}</td><td>${notified_at ? 'told' : 'not told'}</td></tr>`,
    );
    const feedback = (await newestFeedback(services)).map(
      ({ id, first_name, last_name, message, star, status }) =>
        html`<tr><td><code>${id}</code></td><td>${first_name} ${last_name}</td><td>${message}</td><td>${star}</td><td>${status === 1 ? 'published' : 'waiting'}</td></tr>`,
    );
    const body = html`
<h2>What the sandbox takes</h2>
<dl>
<dt>Captcha, as a person</dt><dd><code>${sandboxCaptchaResponse}</code></dd>
<dt>File server</dt><dd><code>${sandboxBucket.endpoint}</code> with the secret key <code>${sandboxBucket.secretKey}</code>; a bucket whose name begins with “missing” is not there</dd>
</dl>
<h2>Messages to the company</h2>
<table><thead><tr><th scope="col">From</th><th scope="col">Message</th><th scope="col">Super admin</th></tr></thead><tbody>${messages}</tbody></table>
<h2>Feedback</h2>
<table><thead><tr><th scope="col">Id</th><th scope="col">From</th><th scope="col">Message</th><th scope="col">Stars</th><th scope="col">State</th></tr></thead><tbody>${feedback}</tbody></table>`;
    return { title: 'Visitors', body };
  },
  async data(services) {
    return { messages: await newestMessages(services), feedback: await newestFeedback(services) };
  },
};
