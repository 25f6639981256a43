import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../src/config.ts';
import { outboxLease, outboxWaits } from '../src/constants.ts';
import { outbox } from '../src/db/schema/index.ts';
import { deliverOutbox } from '../src/platform/deliver.ts';
import { enqueueMail } from '../src/platform/outbox.ts';
import { sandboxCaptchaResponse } from '../src/ports/captcha.ts';
import { MailFailure, smtpMail } from '../src/ports/mail.ts';
import { openMailServer } from './support/mail-server.ts';
import { start } from './support/process.ts';
import { useWorld } from './support/world.ts';

const server = await openMailServer();
afterAll(() => server.close());
const { outside } = readConfig({ SMTP_URL: server.url, MAIL_FROM: 'Smart Art <house@example.com>' });
const world = useWorld({ outside });

const newAddress = (kind = 'hana') => `${kind}@${randomUUID()}.example`;

async function mailTo(to: string, replyTo?: string): Promise<string> {
  const { queries, now } = world.backend.services;
  await queries.transaction((tx) =>
    enqueueMail(tx, {
      to,
      language: 'ja',
      subject: { key: 'contactMailSubject', values: { firstname: '健二\r\nBcc: all@example.com', lastname: '佐藤' } },
      text: [{ key: 'welcome', values: { name: '花' } }, { key: 'contactSent' }],
      name: '森田 花',
      action: { label: 'mailSignIn', link: 'https://sellers.example/reset?token=1' },
      now: now(),
      ...(replyTo && { replyTo }),
    }),
  );
  const rows = await queries.select().from(outbox);
  return rows.find(({ payload }) => (payload as { to?: string }).to === to)?.id ?? '';
}

const rowOf = async (id: string) => {
  const [row] = await world.backend.services.queries.select().from(outbox).where(eq(outbox.id, id));
  return row;
};
const arrivedAt = (address: string) => server.arrived.filter(({ to }) => to?.some((one) => one.address === address));

describe('outbox mail', () => {
  it('is delivered with the expected sender, subject, text and HTML', async () => {
    const to = newAddress();
    const id = await mailTo(to, 'anna@example.com');
    await world.tick();
    const [mail] = arrivedAt(to);
    expect(mail).toMatchObject({
      from: { name: 'Smart Art', address: 'house@example.com' },
      replyTo: [{ address: 'anna@example.com' }],
      subject: '佐藤 健二 Bcc: all@example.com 様からのお問い合わせ',
      messageId: `<${id}@example.com>`,
    });
    expect(mail?.text?.trim().split('\n\n')).toEqual([
      '森田 花 様',
      '花さん、おかえりなさい。',
      'メッセージを送信しました。',
      'サインインする\nhttps://sellers.example/reset?token=1',
      '今後ともどうぞよろしくお願いいたします。\nSmart Art',
    ]);
    expect(mail?.html).toContain('<html lang="ja"');
    expect(mail?.html).toContain('href="https://sellers.example/reset?token=1"');
    expect(mail?.bcc).toBeUndefined();
    expect(await rowOf(id)).toMatchObject({ attempts: 1, due_at: null, failure: null });
  });

  it('seals its secret in the database and erases it after sending', async () => {
    const [to, text] = [newAddress(), 'https://sellers.example/reset-password?token=rst_1'];
    const { queries, installationKey, now } = world.backend.services;
    const mail = { to, language: 'en' as const, subject: { key: 'resetMailSubject' as const }, now: now() };
    const waiting = await queries.transaction(async (tx) => {
      const secret = { text, installationKey, label: 'mailSetPassword' as const };
      await enqueueMail(tx, { ...mail, text: [{ key: 'resetMailLife' }], secret });
      return tx.select().from(outbox);
    });
    expect(JSON.stringify(waiting)).toContain(to);
    expect(JSON.stringify(waiting)).not.toContain('rst_1');
    await deliverOutbox(world.backend.services);
    const [arrived] = arrivedAt(to);
    expect(arrived?.text).toContain(`The link works once, for one hour.\n\nSet a new password\n${text}\n`);
    expect(arrived?.html).toContain(`href="${text}"`);
    expect(await rowOf(waiting.find(({ payload }) => (payload as { to?: string }).to === to)?.id ?? '')).toMatchObject({
      due_at: null,
      payload: { to, text: 'The link works once, for one hour.' },
    });
    expect(JSON.stringify(await queries.select().from(outbox))).not.toContain('"sealed"');
  });

  it('queued by an older version without HTML is sent as plain text', async () => {
    const to = newAddress();
    const { queries, installationKey, now } = world.backend.services;
    const payload = {
      to,
      language: 'en',
      subject: 'Hello',
      text: 'As before.',
      sealed: installationKey.seal('mail', 'rst_2'),
    };
    const at = now();
    await queries.insert(outbox).values({ id: randomUUID(), channel: 'mail', payload, due_at: at, created_at: at });
    await deliverOutbox(world.backend.services);
    const [arrived] = arrivedAt(to);
    expect([arrived?.text?.trim(), arrived?.html]).toEqual(['As before.\n\nrst_2', undefined]);
  });

  it('of a rolled-back transaction is never sent', async () => {
    const to = newAddress();
    const { queries, now } = world.backend.services;
    const failing = queries.transaction(async (tx) => {
      await enqueueMail(tx, { to, language: 'en', subject: { key: 'welcome' }, text: [], now: now() });
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    await world.tick();
    expect(arrivedAt(to)).toEqual([]);
  });

  it('is given up at once after a permanent rejection', async () => {
    const id = await mailTo(newAddress('refused'));
    await world.tick();
    expect(await rowOf(id)).toMatchObject({ attempts: 1, due_at: null, sent_at: null });
  });

  it('is retried with growing delays and then given up', async () => {
    const id = await mailTo(newAddress('later'));
    for (const [attempt, wait] of outboxWaits.entries()) {
      await world.tick();
      expect(await rowOf(id)).toMatchObject({ attempts: attempt + 1, sent_at: null });
      expect((await rowOf(id))?.due_at).not.toBeNull();
      world.pass(wait);
    }
    await world.tick();
    expect(await rowOf(id)).toMatchObject({ attempts: outboxWaits.length + 1, due_at: null, sent_at: null });
    expect((await rowOf(id))?.failure).toContain('not today');
  });

  it('is sent once by concurrent senders', async () => {
    const addresses = Array.from({ length: 20 }, () => newAddress());
    for (const to of addresses) await mailTo(to);
    const { services } = world.backend;
    await Promise.all([{ ...services }, { ...services }, services].map((sender) => deliverOutbox(sender)));
    expect(addresses.map((to) => arrivedAt(to).length)).toEqual(addresses.map(() => 1));
  });

  it('is taken over after the lease of a sender that never sent it', async () => {
    const to = newAddress();
    const { queries, now } = world.backend.services;
    await queries.transaction(async (tx) => {
      await enqueueMail(tx, { to, language: 'en', subject: { key: 'welcome' }, text: [], now: now() });
      const rows = await tx.select().from(outbox);
      const id = rows.find(({ payload }) => (payload as { to?: string }).to === to)?.id ?? '';
      await tx
        .update(outbox)
        .set({ due_at: new Date(now().getTime() + outboxLease) })
        .where(eq(outbox.id, id));
    });
    await world.tick();
    expect(arrivedAt(to)).toEqual([]);
    world.pass(outboxLease);
    await world.tick();
    expect(arrivedAt(to)).toHaveLength(1);
  });
});

describe('mail server failure', () => {
  const send = (url: string) =>
    smtpMail(url, 'house@example.com').send({
      id: 'out_1',
      to: newAddress(),
      subject: 'x',
      text: 'x',
      attachments: [],
    });

  it('distinguishes wrong settings from an unreachable server', async () => {
    const wrong = await send(`smtp://house:wrong@127.0.0.1:${server.port}`).catch((error) => error);
    expect(wrong).toBeInstanceOf(MailFailure);
    expect(wrong.reason).toBe('settings');
    const away = await send('smtp://house:right@127.0.0.1:1').catch((error) => error);
    expect(away.reason).toBe('unreachable');
  });
});

it('sends queued mail after the process was killed', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'smart-art-outbox-'));
  const company = newAddress('company');
  const settings = { COMPANY_EMAIL: company, SANDBOX: 'on' };
  try {
    // With an unreachable mail server nothing can have been sent before the kill.
    const first = await start(dataDir, { ...settings, SMTP_URL: 'smtp://127.0.0.1:1' });
    const post = async (path: string, body: object) => {
      const answer = await fetch(`${first.url}/product${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return { status: answer.status, body: (await answer.json()) as Record<string, string> };
    };
    const { body } = await post('/recapcha-verification', { response: sandboxCaptchaResponse, type: 'seller' });
    const sent = await post('/contact-us', {
      firstname: 'Anna',
      lastname: 'Weber',
      email: 'anna@example.com',
      phoneCode: '49-DE',
      contactNumber: '3012345678',
      company: 'Galerie Weber',
      message: 'Hello',
      reCaptcha: true,
      captcha_proof: body.captcha_proof,
    });
    expect(sent.status).toBe(201);
    await first.stop('SIGKILL');
    const second = await start(dataDir, { ...settings, SMTP_URL: server.url });
    await expect.poll(() => arrivedAt(company).length, { timeout: 240_000, interval: 100 }).toBe(1);
    expect(await second.stop('SIGTERM')).toBe(0);
  } finally {
    await rm(dataDir, { recursive: true });
  }
});
