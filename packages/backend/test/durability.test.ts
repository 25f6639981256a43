import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Email } from 'postal-mime';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { outboxLease, sentAtOnce } from '../src/constants.ts';
import type { Import } from './support/imports.ts';
import { type MailServer, openMailServer } from './support/mail-server.ts';
import { makeSeller, type Running, start } from './support/process.ts';
import {
  Acknowledged,
  addWorks,
  type Client,
  finishSheet,
  importSheets,
  requestCodes,
  sendContactMessages,
  signIn,
  titlesOf,
  upload,
  waitForImports,
} from './support/writers.ts';

const rounds = 20;
const writers = 4;
const email = 'writer@example.com';
const password = 'gallery-wall';
const company = 'company@example.com';
let dataDir = '';
let mailServer: MailServer;
let backend: Running;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'smart-art-durable-'));
  mailServer = await openMailServer();
  expect(makeSeller(dataDir, email, password)).toMatchObject({ status: 0 });
});
afterAll(async () => {
  await backend.stop('SIGKILL');
  await mailServer.close();
  await rm(dataDir, { recursive: true });
});

const startAgain = () =>
  start(dataDir, {
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'house@example.com',
    COMPANY_EMAIL: company,
    SANDBOX: 'on',
    // Lets requests come from many IP addresses.
    TRUST_PROXY: '1',
  });

async function everyTitle({ url, headers }: Client): Promise<Map<string, string>> {
  const titles = new Map<string, string>();
  for (let page = 1; ; page++) {
    const answer = await fetch(`${url}/product/product/list?per_page=200&page=${page}`, { headers });
    const { data, total } = (await answer.json()) as { data: { id: string; title: string }[]; total: number };
    for (const { id, title } of data) titles.set(id, title);
    if (data.length === 0) {
      expect(titles.size).toBe(total);
      return titles;
    }
  }
}

const stages: readonly Import['status'][] = ['receiving', 'columns', 'checking', 'checked', 'importing', 'imported'];

/** Expects an import to be at least as far as before the kill. */
async function expectNoStepBack({ url, headers }: Client, seen: Import): Promise<void> {
  const answer = await fetch(`${url}/product/imports/${seen.id}`, { headers });
  expect(answer.status).toBe(200);
  const { data } = (await answer.json()) as { data: Import };
  expect(stages.indexOf(data.status)).toBeGreaterThanOrEqual(stages.indexOf(seen.status));
  expect(data.imported).toBeGreaterThanOrEqual(seen.imported);
}

const receiverOf = ({ to }: Email) => to?.[0]?.address ?? '';

/**
 * A kill between the delivery of a mail and its record in the outbox makes the next process send it again. Mails to one
 * recipient are sent one at a time, so of the company's only the last may repeat; in total, at most as many as are sent
 * concurrently. A repeated mail keeps its Message-ID.
 *
 * @param mailsPerProcess the mails that arrived from each process; only the last process was not killed
 */
function expectNoMailTwice(mailsPerProcess: readonly Email[][]): void {
  const lastProcess = new Map(
    mailsPerProcess.flatMap((mails, index) => mails.map(({ messageId = '' }) => [messageId, index])),
  );
  for (const [index, mails] of mailsPerProcess.entries()) {
    const ids = mails.map(({ messageId = '' }) => messageId);
    expect(new Set(ids).size).toBe(ids.length);
    const repeated = mails.filter(({ messageId = '' }) => (lastProcess.get(messageId) ?? 0) > index);
    expect(repeated.length).toBeLessThanOrEqual(sentAtOnce.mail);
    const last = mails.findLast((mail) => receiverOf(mail) === company);
    expect([[], [last]]).toContainEqual(repeated.filter((mail) => receiverOf(mail) === company));
  }
  const texts = Map.groupBy(mailsPerProcess.flat(), (mail) => `${receiverOf(mail)} ${mail.text}`);
  for (const same of texts.values()) expect(new Set(same.map(({ messageId }) => messageId)).size).toBe(1);
}

/** Expects every pending mail to be sent once the lease of the killed sender has expired. */
async function expectEveryMail(client: Client, { contactMessages, codes }: Acknowledged): Promise<void> {
  const moved = await fetch(`${client.url}/sandbox/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ shift: `${outboxLease / 1000 + 1}s` }),
  });
  expect(moved.status).toBe(200);
  const receivers = () => new Set(mailServer.arrived.map(receiverOf));
  const texts = () => mailServer.arrived.map(({ text = '' }) => text).join('\n');
  const missing = () => [
    ...codes.filter((code) => !receivers().has(code)),
    ...contactMessages.filter((message) => !texts().includes(message)),
  ];
  await expect.poll(missing, { interval: 100, timeout: 120_000 }).toEqual([]);
}

it(`keeps every acknowledged write over ${rounds} kills`, { timeout: 900_000 }, async () => {
  const acknowledged = new Acknowledged();
  const mailsPerProcess: Email[][] = [];
  for (let round = 0; ; round++) {
    backend = await startAgain();
    expect(backend.url, backend.output()).not.toBe('');
    // No partial uploads are left.
    expect(await readdir(join(dataDir, 'uploads'))).toEqual([]);
    const client = await signIn(backend.url, email, password);
    if (acknowledged.sheet) await expectNoStepBack(client, acknowledged.sheet);
    await waitForImports(client);
    const found = await everyTitle(client);
    for (const [id, title] of acknowledged.works) expect(found.get(id)).toBe(title);
    const recent = acknowledged.pictures.slice(-6);
    const statuses = await Promise.all(recent.map((path) => fetch(backend.url + path).then(({ status }) => status)));
    expect(statuses).toEqual(recent.map(() => 200));
    const arrivedBefore = mailServer.arrived.length;
    if (round === rounds) {
      await finishSheet(client, acknowledged);
      await expectEveryMail(client, acknowledged);
      mailsPerProcess.push(mailServer.arrived.slice(mailsPerProcess.flat().length));
      const titles = [...(await everyTitle(client)).values()];
      expect(new Set(titles).size).toBe(titles.length);
      expect(titles).toEqual(expect.arrayContaining(acknowledged.sheets.flatMap(titlesOf)));
      expect(await backend.stop('SIGTERM')).toBe(0);
      break;
    }
    const before = acknowledged.works.size;
    const writing = [
      ...Array.from({ length: writers }, (_, writer) => addWorks(client, `${round}-${writer}`, acknowledged)),
      upload(client, acknowledged),
      sendContactMessages(client, `${round}-0`, acknowledged),
      sendContactMessages(client, `${round}-1`, acknowledged),
      requestCodes(client, `${round}`, acknowledged),
      importSheets(client, `${round}`, acknowledged),
    ];
    const isInTheMiddle = () =>
      acknowledged.works.size > before + 3 + (round % 7) &&
      acknowledged.sheet?.status === 'importing' &&
      mailServer.arrived.length > arrivedBefore + 3 + (round % 5);
    await expect.poll(isInTheMiddle, { interval: 5, timeout: 60_000 }).toBe(true);
    // Every other kill hits a mail in transit, which must be neither lost nor recorded as sent.
    const mails = round % 2 === 1 ? mailServer.pause() : undefined;
    if (mails) await expect.poll(mails.pending, { interval: 5, timeout: 60_000 }).toBeGreaterThan(0);
    await backend.stop('SIGKILL');
    mails?.resume();
    await Promise.all(writing);
    mailsPerProcess.push(mailServer.arrived.slice(mailsPerProcess.flat().length));
  }
  expectNoMailTwice(mailsPerProcess);
  expect(acknowledged.works.size).toBeGreaterThan(rounds * 4);
  expect(acknowledged.contactMessages.length).toBeGreaterThan(rounds);
  expect(acknowledged.sheets.length).toBeGreaterThan(0);
});
