/** The sandbox's mailbox, with the mails that would have been sent. */
import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Config } from '../config.ts';
import { documents, sandbox_mails } from '../db/schema/index.ts';
import { html } from '../http/html.ts';
import { notFound } from '../http/http-error.ts';
import { deliverOutbox } from '../platform/deliver.ts';
import { type Document, documentOf } from '../platform/documents.ts';
import type { Services } from '../services.ts';
import { linked } from './linked.ts';
import type { SandboxPage, SandboxPageRequest } from './pages.ts';

type Mail = typeof sandbox_mails.$inferSelect;

const shown = 200;

/** Delivers queued mails first, so that the expected mail is there. */
async function mailsFor(services: Services, { query }: SandboxPageRequest): Promise<Mail[]> {
  await deliverOutbox(services, ['mail']);
  const to = query.to?.trim().toLowerCase();
  return services.queries
    .select()
    .from(sandbox_mails)
    .where(to ? eq(sandbox_mails.recipient, to) : undefined)
    .orderBy(desc(sandbox_mails.sent_at), desc(sandbox_mails.id))
    .limit(shown);
}

async function findMail({ queries }: Services, { path }: SandboxPageRequest): Promise<Mail> {
  const [mail] = await queries
    .select()
    .from(sandbox_mails)
    .where(eq(sandbox_mails.id, path.id ?? ''));
  if (!mail) throw notFound();
  return mail;
}

async function attachmentsOf(services: Services, mail: Mail): Promise<Document[]> {
  if (mail.documents.length === 0) return [];
  const rows = await services.queries
    .select()
    .from(documents)
    .where(inArray(documents.id, mail.documents))
    .orderBy(asc(documents.id));
  return rows.map((row) => documentOf(services, row));
}

async function mailOf(services: Services, mail: Mail) {
  const { id, recipient, reply_to, subject, body, sent_at } = mail;
  const attachments = await attachmentsOf(services, mail);
  const page = mail.html;
  return { id, to: recipient, reply_to, subject, text: body, html: page, attachments, sent_at: sent_at.toISOString() };
}

const list: SandboxPage = {
  path: '/mailbox',
  title: 'Mailbox',
  async render(services, request) {
    const mails = await mailsFor(services, request);
    const rows = mails.map(
      ({ id, recipient, subject, sent_at }) =>
        html`<tr><td><a href="/sandbox/mailbox/${id}">${subject}</a></td><td>${recipient}</td><td><time>${sent_at.toISOString()}</time></td></tr>`,
    );
    const body = html`
<form method="get" action="/sandbox/mailbox">
<label for="to">Mails to</label>
<input id="to" name="to" type="email" value="${request.query.to}">
<button>Show</button>
</form>
${
  mails.length === 0
    ? html`<p>No mail was sent yet.</p>`
    : html`<table><thead><tr><th scope="col">Subject</th><th scope="col">To</th><th scope="col">Sent</th></tr></thead><tbody>${rows}</tbody></table>`
}`;
    return { title: 'Mailbox', body };
  },
  data: async (services, request) => {
    const mails = await mailsFor(services, request);
    return { data: await Promise.all(mails.map((mail) => mailOf(services, mail))) };
  },
};

const one: SandboxPage = {
  path: '/mailbox/:id',
  async render(services, request) {
    const mail = await findMail(services, request);
    const { id, recipient, reply_to, subject, body, sent_at } = mail;
    const attachments = (await attachmentsOf(services, mail)).map(
      ({ url, file_name }) => html`<li><a href="${url}">${file_name}</a></li>`,
    );
    const page = mail.html !== null && html`<p><a href="/sandbox/mailbox/${id}/page">As mail programs show it</a></p>`;
    const answer = reply_to && html`<dt>Answers go to</dt><dd>${reply_to}</dd>`;
    const paragraphs = body.split('\n\n').map((text) => {
      const lines = text.split('\n').map((line, index) => (index > 0 ? html`<br>${linked(line)}` : linked(line)));
      return html`<p>${lines}</p>`;
    });
    return {
      title: subject,
      body: html`<dl><dt>To</dt><dd>${recipient}</dd>${answer}<dt>Sent</dt><dd><time>${sent_at.toISOString()}</time></dd></dl>
${page || ''}
<article>${paragraphs}</article>
${attachments.length > 0 ? html`<h2>Attachments</h2><ul>${attachments}</ul>` : ''}
<p><a href="/sandbox/mailbox">All mails</a></p>`,
    };
  },
  data: async (services, request) => ({ data: await mailOf(services, await findMail(services, request)) }),
};

/** Path of a mail's HTML by itself, as in a mail client. */
export const mailPagePath = '/mailbox/:id/page';

/** @throws HttpError 404 if there is no such mail, or it has no HTML */
export async function mailPageOf(services: Services, request: SandboxPageRequest): Promise<string> {
  const { html: page } = await findMail(services, request);
  if (page === null) throw notFound();
  return page;
}

/** Content security policy of a mail: its picture and inline styles only. No scripts, no forms, opaque origin. */
export const mailPolicy = ({ publicUrl, productUrl }: Config) =>
  [
    "default-src 'none'",
    `img-src ${new URL(productUrl, `${publicUrl}/`).origin}`,
    "style-src 'unsafe-inline'",
    'sandbox',
    "frame-ancestors 'none'",
  ].join(';');

export const mailboxPages: SandboxPage[] = [list, one];
