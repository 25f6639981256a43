/** Invitations: sending, reminding, joining and expiring (000 section 7; 001 sections 3, 5 and 9). */
import { randomUUID } from 'node:crypto';
import { desc } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { outbox } from '../src/db/schema/index.ts';
import type { MailPayload } from '../src/platform/outbox.ts';
import { markReferralJoined } from '../src/referrals/joined.ts';
import { form, type Seller, useWorld } from './support/world.ts';

const day = 86_400_000;
const megabyte = 1024 ** 2;
const world = useWorld();
let seller: Seller;

beforeAll(async () => {
  seller = await world.seller();
});

const pdf = (bytes = 100) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes - 9, 0x20)]);
const newEmail = () => `${randomUUID()}@example.com`;

type Fields = Record<string, string>;

function invite(who: Seller, fields: Fields = {}, file?: { name: string; body: Buffer }, headers: Fields = {}) {
  const whole = { name: '佐伯 凪', email: newEmail(), message: '一緒に展示しませんか。', ...fields };
  const parts = Object.entries(whole).map(([field, text]) => ({ field, text }));
  const request = form([...parts, ...(file ? [{ field: 'attachment', ...file }] : [])]);
  return who.call({
    method: 'POST',
    url: '/product/referrals',
    body: request.body,
    headers: { ...request.headers, ...headers },
  });
}

async function invited(who: Seller, fields: Fields = {}, file?: { name: string; body: Buffer }) {
  const answer = await invite(who, fields, file);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data;
}

const remind = (who: Seller, id: string, headers: Fields = {}) =>
  who.call({ method: 'POST', url: '/product/referral-send-reminder', body: { id }, headers });
const list = async (who: Seller, query = '') => (await who.call({ url: `/product/referrals${query}` })).json();
const lastMail = async () => {
  const [row] = await world.backend.services.queries.select().from(outbox).orderBy(desc(outbox.created_at)).limit(1);
  return row?.payload as MailPayload;
};

/** Lets time pass and signs in again, because sessions expire. */
async function later(milliseconds: number, who: Seller): Promise<Seller> {
  world.pass(milliseconds);
  const body = { email: who.email, password: who.password };
  const { token } = (await world.call({ method: 'POST', url: '/sso/signin', body })).json();
  const authorization = `Bearer ${token}`;
  return { ...who, call: (request) => world.call({ ...request, headers: { authorization, ...request.headers } }) };
}

describe('invitation', () => {
  it('is mailed with its link and appears in the list', async () => {
    const made = await invited(seller, { email: 'Nagi@Example.com' });
    expect(made).toMatchObject({
      name: '佐伯 凪',
      email: 'nagi@example.com',
      referred_by: 'Hana Morita',
      status: 'invited',
      attachment: null,
      reminders_sent: 0,
    });
    expect(made.link).toMatch(/\/sign-up\?referral=[0-9a-z]{26}$/);
    const mail = await lastMail();
    expect(mail).toMatchObject({ to: 'nagi@example.com', language: 'en' });
    expect(mail.subject).toBe('Hana Morita invites you to sell your work with us');
    expect(mail.text).toContain('一緒に展示しませんか。');
    expect(mail.page?.action).toEqual({ label: 'Sign up', link: made.link });
    expect((await list(seller)).data[0]).toEqual(made);
  });

  it('uses the language of the inviter', async () => {
    const answer = await invite(seller, {}, undefined, { 'accept-language': 'ja' });
    expect(answer.json().message).toBe('招待を送信します。');
    expect((await lastMail()).subject).toBe('Hana Moritaさんから出品のご招待です');
  });

  it('is mailed with its attachment, which can be downloaded', async () => {
    const made = await invited(seller, {}, { name: '作品集.pdf', body: pdf() });
    expect(made.attachment).toMatchObject({ file_name: '作品集.pdf', content_type: 'application/pdf', bytes: 100 });
    expect((await lastMail()).documents).toEqual([made.attachment.id]);
    const file = await world.call({ url: made.attachment.url });
    expect(file.rawPayload.equals(pdf())).toBe(true);
  });

  it.each([
    [{ name: ' ' }, { name: ['Enter the name of the person you invite.'] }],
    [{ email: 'nobody' }, { email: ['Invalid Email: enter an address such as name@example.com.'] }],
    [{ message: '' }, { message: ['Write a message to the person you invite.'] }],
    [{ message: 'x'.repeat(2001) }, { message: ['Use at most 2000 characters.'] }],
  ])('rejects %o with field errors', async (fields, errors) => {
    const answer = await invite(seller, fields as unknown as Fields);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toMatchObject(errors);
  });

  it('rejects attachments that are too large or of another type and stores nothing', async () => {
    const before = (await list(seller)).total;
    const large = await invite(seller, {}, { name: 'large.pdf', body: pdf(6 * megabyte) });
    expect(large.statusCode).toBe(413);
    const page = await invite(seller, {}, { name: 'page.pdf', body: Buffer.from('<html></html>') });
    expect(page.statusCode).toBe(422);
    expect(page.json().errors.attachment[0]).toContain('PDF');
    const below = await invite(seller, {}, { name: 'below.pdf', body: pdf(6 * megabyte - 1) });
    expect(below.statusCode).toBe(201);
    expect((await list(seller)).total).toBe(before + 1);
  });

  it('is rejected for oneself, for a seller and for an already invited address', async () => {
    const other = await world.seller();
    const errorsFor = async (email: string, who = seller) => (await invite(who, { email })).json().errors;
    expect(await errorsFor(seller.email.toUpperCase())).toEqual({
      email: ['This is your own email. Invite someone else.'],
    });
    expect(await errorsFor(other.email)).toEqual({ email: ['This person already sells here.'] });
    const email = newEmail();
    await invited(seller, { email });
    expect(await errorsFor(email)).toEqual({ email: ['This address already has an open invitation.'] });
    expect(await errorsFor(email, other)).toEqual({ email: ['This address already has an open invitation.'] });
  });

  it('is rate limited to prevent account enumeration', async () => {
    const curious = await world.seller();
    const { email } = await world.seller();
    for (let index = 0; index < 100; index += 1) expect((await invite(curious, { email })).statusCode).toBe(422);
    const answer = await invite(curious, { email });
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('is sent once when two sellers invite the same address concurrently', async () => {
    const other = await world.seller();
    const email = newEmail();
    const answers = await Promise.all([invite(seller, { email }), invite(other, { email })]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422]);
  });

  it('is sent once per idempotency key, which is bound to the attachment', async () => {
    const fields = { email: newEmail() };
    const key = { 'idempotency-key': 'referral-by-its-key' };
    const file = { name: 'a.pdf', body: pdf() };
    const first = await invite(seller, fields, file, key);
    const second = await invite(seller, fields, file, key);
    expect(second.json().data.id).toBe(first.json().data.id);
    expect((await invite(seller, fields, { name: 'a.pdf', body: pdf(200) }, key)).statusCode).toBe(422);
  });

  it('is limited to 50 a day', async () => {
    const eager = await world.seller();
    for (let index = 0; index < 50; index += 1) await invited(eager);
    const answer = await invite(eager);
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(86_000);
  });
});

describe('invitation list', () => {
  it('contains only own invitations and can be searched, filtered and sorted', async () => {
    const own = await world.seller();
    await invited(own, { name: 'Zoë' });
    await invited(own, { name: 'Anna', email: 'anna.of.the.list@example.com' });
    expect(await list(own)).toMatchObject({ total: 2, counts: { invited: 2, joined: 0, expired: 0 } });
    const names = async (query: string) => (await list(own, query)).data.map(({ name }: { name: string }) => name);
    expect(await names('')).toEqual(['Anna', 'Zoë']);
    expect(await names('?sort=-name')).toEqual(['Zoë', 'Anna']);
    expect(await names('?search=zoe')).toEqual(['Zoë']);
    expect(await names('?search=of.the.list')).toEqual(['Anna']);
    expect(await names('?status=joined')).toEqual([]);
  });

  it('returns 403 without the permission', async () => {
    const other = await world.seller({ permissions: [] });
    expect((await other.call({ url: '/product/referrals' })).statusCode).toBe(403);
  });
});

describe('reminder', () => {
  it('is sent at most once a day and three times in total', async () => {
    let own = await world.seller();
    const { id } = await invited(own);
    const first = await remind(own, id);
    expect(first.json().data).toMatchObject({ reminders_sent: 1 });
    expect(first.json().data.available_actions[0]).toMatchObject({
      action: 'remind',
      available: false,
      reason: { code: 'referral_reminded_today' },
    });
    expect((await lastMail()).subject).toBe('Hana Morita reminds you of an invitation');
    const early = await remind(own, id);
    expect(early.statusCode).toBe(409);
    expect(early.json().message).toBe('A reminder was sent within the last day.');
    for (const sent of [2, 3]) {
      own = await later(day, own);
      expect((await remind(own, id)).json().data.reminders_sent).toBe(sent);
    }
    own = await later(day, own);
    expect((await remind(own, id)).json().reason).toEqual({ code: 'referral_reminders_used', values: { bound: 3 } });
  });

  it('is sent once per idempotency key and only for own invitations', async () => {
    const own = await world.seller();
    const { id } = await invited(own);
    const key = { 'idempotency-key': 'reminder-by-its-key' };
    const first = await remind(own, id, key);
    expect((await remind(own, id, key)).json()).toEqual(first.json());
    expect((await remind(await world.seller(), id)).statusCode).toBe(404);
  });
});

describe('invitation lifecycle', () => {
  it('marks an invitation as joined when the person signs up', async () => {
    const own = await world.seller();
    const made = await invited(own, { email: newEmail() });
    await world.play('referrals.join', { referral_id: made.id });
    expect((await list(own)).data[0]).toMatchObject({ status: 'joined' });
    expect((await remind(own, made.id)).statusCode).toBe(409);
    expect((await invite(own, { email: made.email })).json().errors.email).toEqual(['This person already sells here.']);
  });

  it('expires an invitation after 30 days, after which the address can be invited again', async () => {
    let own = await world.seller();
    const made = await invited(own);
    own = await later(30 * day, own);
    await world.tick();
    expect((await list(own)).data[0]).toMatchObject({ id: made.id, status: 'expired' });
    const { queries, now } = world.backend.services;
    await queries.transaction((tx) => markReferralJoined(tx, made.email, now()));
    expect((await list(own)).counts).toEqual({ invited: 0, joined: 0, expired: 1 });
    await invited(own, { email: made.email });
  });

  it('lets only the inviter delete an invitation', async () => {
    const own = await world.seller();
    const made = await invited(own);
    const remove = (who: Seller, id: string) => who.call({ method: 'DELETE', url: `/product/referrals/${id}` });
    expect((await remove(await world.seller(), made.id)).statusCode).toBe(404);
    expect((await remove(own, made.id)).json()).toEqual({ success: true, message: 'Record deleted successfully' });
    expect((await remove(own, made.id)).statusCode).toBe(404);
    expect((await list(own)).total).toBe(0);
    await invited(own, { email: made.email });
  });
});

describe('attachment check', () => {
  const check = async (bytes: number, content_type = 'application/pdf', file_name = '作品集.pdf') =>
    (await later(0, seller)).call({
      method: 'POST',
      url: '/product/file-size',
      body: { file_name, bytes, content_type },
    });

  it('gives the same result as the upload', async () => {
    const taken = await check(6 * megabyte - 1);
    expect(taken.json()).toMatchObject({ success: true, data: { under_bytes: 6 * megabyte } });
    expect((await check(6 * megabyte)).json().errors).toEqual({
      attachment: ['File size too large: “作品集.pdf” must be under 6 MB.'],
    });
    expect((await check(0)).statusCode).toBe(422);
    expect((await check(10, 'text/html')).json().errors.attachment[0]).toContain('PDF, JPEG, PNG, WEBP');
  });
});
