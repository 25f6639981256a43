import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { hour, minute } from '../src/constants.ts';
import { contact_messages, notifications } from '../src/db/schema/index.ts';
import { sandboxCaptchaResponse } from '../src/ports/captcha.ts';
import { jpeg } from './support/pictures.ts';
import { form, useWorld } from './support/world.ts';

const world = useWorld();

// Calls are limited per address and hour, so each test starts in a new hour.
beforeEach(() => world.pass(2 * hour));

const post = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  world.call({ method: 'POST', url: `/product${url}`, body, headers });

const verify = (response = sandboxCaptchaResponse) => post('/recapcha-verification', { response, type: 'seller' });

const message = {
  firstname: ' 健二 ',
  lastname: '佐藤',
  email: 'kenji.sato@example.com',
  phoneCode: '81-JP',
  contactNumber: '0312345678',
  company: '佐藤画廊',
  message: 'Do you ship to Kyoto?\nThank you.',
  reCaptcha: true,
};

async function contact(more: object = {}, headers: Record<string, string> = {}) {
  const captcha_proof = (await verify()).json().captcha_proof;
  return post('/contact-us', { ...message, captcha_proof, ...more }, headers);
}

const mails = async (to: string) => {
  const answer = await world.call({ url: `/sandbox/mailbox?to=${to}` });
  return answer.json().data as { subject: string; text: string; reply_to: string }[];
};

describe('captcha', () => {
  it('issues a proof to a person and rejects a machine', async () => {
    const person = await verify();
    expect(person.json()).toMatchObject({ success: true });
    expect(person.json().captcha_proof).toMatch(/^[\w-]{43}$/);
    const machine = await verify('beep');
    expect([machine.statusCode, machine.json()]).toEqual([400, { success: false, message: 'Invalid reCAPTCHA' }]);
  });

  it('is valid once and for ten minutes', async () => {
    const captcha_proof = (await verify()).json().captcha_proof;
    const send = () => post('/contact-us', { ...message, captcha_proof });
    expect((await send()).statusCode).toBe(201);
    expect((await send()).json().errors).toEqual({ captcha_proof: ['Invalid reCAPTCHA'] });
    const late = (await verify()).json().captcha_proof;
    world.pass(10 * minute);
    expect((await contact({ captcha_proof: late })).json().errors).toEqual({ captcha_proof: ['Invalid reCAPTCHA'] });
  });

  it('is rate limited', async () => {
    const statuses = new Set<number>();
    for (let index = 0; index < 31; index++) statuses.add((await verify('beep')).statusCode);
    expect([...statuses]).toEqual([400, 429]);
  });
});

describe('contact message', () => {
  it('is stored, mailed and announced to the super admin', async () => {
    const email = 'kenji.answers@example.com';
    const answer = await contact({ email });
    expect(answer.statusCode).toBe(201);
    const { contact_id, superadmin_id } = answer.json();
    const { queries } = world.backend.services;
    const [stored] = await queries.select().from(contact_messages).where(eq(contact_messages.id, contact_id));
    expect(stored).toMatchObject({ firstname: '健二', phone_code: '+81', country_id: 'JP', message: message.message });
    /* Other tests may have sent messages at the same clock time. */
    const mail = (await mails('contact@smart-art.example')).find(({ reply_to }) => reply_to === email);
    expect(mail).toMatchObject({ subject: 'Message from 健二 佐藤' });
    expect(mail?.text.endsWith(`+81 3 1234 5678\n\n${message.message}`), mail?.text).toBe(true);

    const notification = {
      from_user_id: 0,
      to_user_id: superadmin_id,
      message: 'You have a message from 健二 佐藤.',
      seen: 0,
      link: `/contact-us/reply/${contact_id}`,
      type: 'Contact Us',
      product_code: 'SMART-ART',
    };
    const once = { 'idempotency-key': randomUUID() };
    expect((await post('/bell/notify/records', notification, once)).statusCode).toBe(201);
    expect((await post('/bell/notify/records', notification, once)).statusCode).toBe(201);
    const [created] = await queries.select().from(notifications).where(eq(notifications.user_id, superadmin_id));
    expect(created).toMatchObject({ type: 'Contact Us', message: notification.message, link: notification.link });
    expect((await post('/bell/notify/records', notification)).statusCode).toBe(409);
  });

  it('creates no notification without its own message or after an hour', async () => {
    const { contact_id, superadmin_id } = (await contact()).json();
    const seller = await world.seller();
    const notification = {
      from_user_id: 0,
      to_user_id: superadmin_id,
      message: 'Hello',
      seen: 0,
      link: `/contact-us/reply/${contact_id}`,
      type: 'Contact Us',
      product_code: 'SMART-ART',
    };
    const notify = (more: object) => post('/bell/notify/records', { ...notification, ...more });
    expect((await notify({ to_user_id: seller.id })).json().errors).toHaveProperty('to_user_id');
    expect((await notify({ link: '/contact-us/reply/con_other' })).statusCode).toBe(404);
    for (const wrong of [{ from_user_id: 1 }, { seen: 1 }, { link: 'https://evil.example' }, { type: 'Order' }]) {
      expect((await notify(wrong)).statusCode, JSON.stringify(wrong)).toBe(422);
    }
    world.pass(hour + 1);
    expect((await notify({})).statusCode).toBe(404);
  });

  it('is rejected with field errors in form order', async () => {
    const empty = await post('/contact-us', {});
    expect(Object.keys(empty.json().errors)).toEqual([
      'firstname',
      'lastname',
      'email',
      'phoneCode',
      'contactNumber',
      'company',
      'message',
      'reCaptcha',
      'captcha_proof',
    ]);
    const some = await contact({
      firstname: ' ',
      email: 'nobody',
      phoneCode: undefined,
      message: '',
      reCaptcha: false,
    });
    expect(Object.entries(some.json().errors)).toEqual([
      ['firstname', ['The name field is required.']],
      ['email', ['Invalid Email: enter an address such as name@example.com.']],
      ['phoneCode', ['The phone code field is required.']],
      ['message', ['The message field is required.']],
      ['reCaptcha', ['Please click on the checkbox.']],
    ]);
    expect((await contact({ phoneCode: '49-JP' })).json().errors).toEqual({
      phoneCode: ['Choose a phone code from the list.'],
    });
    const number = await contact({ contactNumber: '12345' }, { 'accept-language': 'ja' });
    expect(number.json().errors).toEqual({ contactNumber: ['この国の電話番号を数字で入力してください。'] });
  });

  it('is sent once per idempotency key', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const captcha_proof = (await verify()).json().captcha_proof;
    const send = (more: object = {}) => post('/contact-us', { ...message, captcha_proof, ...more }, headers);
    const first = await send();
    expect((await send()).json()).toEqual(first.json());
    expect((await send({ company: 'Other' })).statusCode).toBe(422);
  });

  it('is limited to ten an hour per address', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 11; index++) statuses.push((await contact()).statusCode);
    expect(statuses).toEqual([...Array(10).fill(201), 429]);
    world.pass(hour);
    expect((await contact()).statusCode).toBe(201);
  });
});

const feedback = {
  email: 'anna.weber@example.com',
  first_name: ' Anna ',
  last_name: 'Weber',
  message: ' Perfectly packed. ',
  star: 5,
};

describe('feedback', () => {
  const published = async (query = '?status=1') => (await world.call({ url: `/product/feedback-list${query}` })).json();

  it('is public, newest first, once the operator publishes it', async () => {
    const first = (await post('/feedback-store', feedback)).json();
    world.pass(1000);
    const second = (await post('/feedback-store', { ...feedback, message: '丁寧な対応でした。', star: 4 })).json();
    expect(first).toMatchObject({ success: true, status: 0 });
    expect(await published()).toMatchObject({ data: [], total: 0, from: null });
    for (const { id } of [first, second]) await world.play('feedback.publish', { id });
    const page = await published();
    expect(page).toMatchObject({ total: 2, current_page: 1, from: 1, to: 2 });
    expect(page.data[0]).toMatchObject({ id: second.id, message: '丁寧な対応でした。', star: 4, profile_image: null });
    expect(page.data[1]).toMatchObject({ first_name: 'Anna', message: 'Perfectly packed.' });
    expect(JSON.stringify(page)).not.toContain(feedback.email);
    expect((await published('?per_page=1&page=2')).data).toMatchObject([{ id: first.id }]);
    await world.play('feedback.withdraw', { id: second.id });
    expect((await published()).total).toBe(1);
    expect((await world.call({ url: '/product/feedback-list?status=0' })).statusCode).toBe(422);
  });

  it('uses the name of the signed-in seller instead of the submitted one', async () => {
    const seller = await world.seller();
    const picture = form([{ field: 'profile_pic', name: 'face.jpg', body: await jpeg() }]);
    await seller.call({ method: 'POST', url: '/product/users/update-profile-pic', ...picture });
    const answer = await seller.call({ method: 'POST', url: '/product/feedback-store', body: feedback });
    const { id } = answer.json();
    await world.play('feedback.publish', { id });
    const [mine] = (await published()).data;
    expect(mine).toMatchObject({ id, first_name: 'Hana', last_name: 'Morita' });
    expect(mine.profile_image_url).toContain(mine.profile_image);
    expect((await world.call({ url: mine.profile_image_url })).statusCode).toBe(200);
    const { data } = { data: (await world.call({ url: '/sandbox/visitors' })).json().feedback };
    expect(data.find((one: { id: string }) => one.id === id)).toMatchObject({ email: seller.email });
  });

  it('returns field errors in form order', async () => {
    const answer = await post('/feedback-store', { last_name: '', star: 6 });
    expect(Object.entries(answer.json().errors)).toEqual([
      ['email', ['Enter your email address.']],
      ['first_name', ['The first name field is required.']],
      ['last_name', ['The last name field is required.']],
      ['message', ['The message field is required.']],
      ['star', ['Please rate us with one to five stars.']],
    ]);
  });

  it('is stored once per idempotency key and limited to ten an hour per address', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const first = await post('/feedback-store', feedback, headers);
    expect((await post('/feedback-store', feedback, headers)).json()).toEqual(first.json());
    for (let index = 0; index < 8; index++) await post('/feedback-store', feedback);
    const rejected = await post('/feedback-store', feedback);
    expect(rejected.statusCode).toBe(429);
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(3000);
  });
});
