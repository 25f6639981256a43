import { beforeEach, describe, expect, it } from 'vitest';
import { hour, minute } from '../src/constants.ts';
import { outbox, password_resets } from '../src/db/schema/index.ts';
import { timelineOf } from '../src/platform/timeline.ts';
import { newPassword, post } from './support/account.ts';
import { findInMail, mailsTo } from './support/mail.ts';
import { type Seller, useWorld } from './support/world.ts';

const world = useWorld();
const send = (url: string, body: unknown, headers?: Record<string, string>) => post(world, url, body, headers);
const both = (password: string) => ({ password, confirm_password: password });

// Requests without a session are rate-limited by the hour, and each test makes a few.
beforeEach(() => world.pass(hour + minute));

const signIn = async (email: string, password: string) => (await send('/sso/signin', { email, password })).statusCode;

/** Makes both calls of the forgotten-password flow. */
async function requestResetLink(email: string, headers?: Record<string, string>, fromAdmin = false) {
  const { token } = (await send('/sso/password/forgot-password', { email })).json();
  return send('/product/forgot-password', { token, email, fromAdmin, type: 'seller' }, headers);
}

async function secretFor(email: string): Promise<string> {
  const answer = await requestResetLink(email);
  expect(answer.statusCode, answer.body).toBe(200);
  return findInMail(world, email, /token=([\w-]+)/);
}

const fresh = async (seller: Seller) => {
  const { token } = (await send('/sso/signin', { email: seller.email, password: seller.password })).json();
  return { authorization: `Bearer ${token}` };
};

describe('forgotten password', () => {
  it('answers known and unknown emails alike, with a token that cannot reset a password', async () => {
    const { email } = await world.seller();
    const [known, unknown] = [
      await send('/sso/password/forgot-password', { email }),
      await send('/sso/password/forgot-password', { email: 'nobody@example.com' }),
    ];
    expect(known.statusCode).toBe(unknown.statusCode);
    expect(Object.keys(known.json())).toEqual(Object.keys(unknown.json()));
    expect(known.json().token.length).toBe(unknown.json().token.length);
    const reset = await send('/sso/password/reset', { token: known.json().token, ...both(newPassword) });
    expect(reset.statusCode).toBe(400);
  });

  it('mails a reset link only for a current token that matches the email of an account', async () => {
    const { email } = await world.seller();
    const other = await world.seller();
    const { token } = (await send('/sso/password/forgot-password', { email })).json();
    const requestReset = (body: object) =>
      send('/product/forgot-password', { token, email, fromAdmin: false, type: 'seller', ...body });
    const wrong = await requestReset({ email: other.email });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json()).toEqual({ success: false, message: 'User Not found' });
    expect((await requestResetLink('nobody@example.com')).json()).toEqual(wrong.json());
    expect((await requestReset({})).statusCode).toBe(200);
    const [mail] = await mailsTo(world, email);
    expect(mail?.text).toMatch(/\/reset-password\?token=rst_/);
    world.pass(11 * minute);
    expect((await requestReset({})).json()).toEqual(wrong.json());
    expect(await mailsTo(world, other.email)).toEqual([]);
  });

  it('limits requests to 5 per email and 20 per IP address', async () => {
    const { email } = await world.seller();
    const statuses: number[] = [];
    for (let time = 0; time < 6; time++) statuses.push((await requestResetLink(email)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    for (let time = 0; time < 14; time++) await requestResetLink('nobody@example.com');
    expect((await requestResetLink('nobody@example.com')).statusCode).toBe(429);
  });

  it('allows only staff to start a reset for another account', async () => {
    const { email } = await world.seller();
    expect((await requestResetLink(email, {}, true)).statusCode).toBe(403);
    const staff = { email: 'staff@example.com', password: 'gallery-wall' };
    await world.play('accounts.person', { ...staff, firstname: 'Aoi', lastname: 'Sato', actor_type: 'internal_user' });
    const { token } = (await send('/sso/signin', staff)).json();
    expect((await requestResetLink(email, { authorization: `Bearer ${token}` }, true)).statusCode).toBe(200);
    const [mail] = await mailsTo(world, email);
    expect(mail?.text).toContain('Smart Art asks you to set a new password');
  });
});

describe('password reset', () => {
  it('sets the password once, ends all sessions and sends a confirmation mail', async () => {
    const seller = await world.seller();
    const headers = await fresh(seller);
    const secret = await secretFor(seller.email);
    const stored = JSON.stringify(await world.backend.services.queries.select().from(password_resets));
    expect(stored).not.toContain(secret);
    const answer = await send('/sso/password/reset', { token: secret, ...both(newPassword) });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await signIn(seller.email, seller.password)).toBe(400);
    expect(await signIn(seller.email, newPassword)).toBe(200);
    const profile = { url: `/product/users/profile-details/${seller.email}`, headers };
    expect((await world.call(profile)).statusCode).toBe(401);
    expect((await mailsTo(world, seller.email))[0]?.subject).toBe('Your password was changed');
    const again = await send('/sso/password/reset', { token: secret, ...both('another-one') });
    expect(again.statusCode).toBe(400);
    expect(again.json().message).toMatch(/has been used or has expired/);
  });

  it('accepts one of two concurrent requests with the same token', async () => {
    const { email } = await world.seller();
    const token = await secretFor(email);
    const answers = await Promise.all(
      ['first-one', 'second-one'].map((password) => send('/sso/password/reset', { token, ...both(password) })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  it('requires the latest token within an hour and a valid, matching password', async () => {
    const { email } = await world.seller();
    const first = await secretFor(email);
    world.pass(1000);
    const second = await secretFor(email);
    expect((await send('/sso/password/reset', { token: first, ...both(newPassword) })).statusCode).toBe(400);
    const differ = { token: second, password: newPassword, confirm_password: 'another' };
    expect((await send('/sso/password/reset', differ)).json().errors).toEqual({
      password: ['The passwords don’t match.'],
    });
    expect((await send('/sso/password/reset', { token: second, ...both('short') })).json().errors.password).toEqual([
      'Use at least 6 characters.',
    ]);
    world.pass(hour);
    expect((await send('/sso/password/reset', { token: second, ...both(newPassword) })).statusCode).toBe(400);
  });

  it('is logged once, for a valid activity token', async () => {
    const { id, email } = await world.seller();
    const { activity_token } = (
      await send('/sso/password/reset', { token: await secretFor(email), ...both(newPassword) })
    ).json();
    const log = (body: object) => send('/product/activity-log-reset-password', body);
    expect((await log({ activity_token: `${activity_token.slice(0, -3)}abc` })).statusCode).toBe(400);
    expect((await log({ activity_token })).statusCode).toBe(200);
    expect((await log({ activity_token })).statusCode).toBe(200);
    const events = await timelineOf(world.backend.services.queries, 'account', id);
    expect(events.map(({ event }) => event)).toEqual(['password_reset']);
    world.pass(16 * minute);
    expect((await log({ activity_token })).statusCode).toBe(400);
  });
});

describe('password change', () => {
  const change = (seller: Seller, headers: Record<string, string>, body: object) =>
    send('/sso/change-password', { old_password: seller.password, ...both(newPassword), ...body }, headers);

  it('ends the other sessions and keeps the current one', async () => {
    const seller = await world.seller();
    const [here, there] = [await fresh(seller), await fresh(seller)];
    const answer = await change(seller, here, {});
    expect(answer.json()).toEqual({ success: true, message: 'Your password is changed.' });
    const url = `/product/users/profile-details/${seller.email}`;
    expect((await world.call({ url, headers: here })).statusCode).toBe(200);
    expect((await world.call({ url, headers: there })).statusCode).toBe(401);
    expect(await signIn(seller.email, newPassword)).toBe(200);
  });

  it('rejects a wrong old password and an unchanged one, and rate-limits attempts', async () => {
    const seller = await world.seller();
    const headers = await fresh(seller);
    const wrong = await change(seller, headers, { old_password: 'not this one' });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json().errors).toEqual({ old_password: ['Old Password does not match'] });
    expect((await change(seller, headers, both(seller.password))).json().errors).toEqual({
      password: ['Choose a password other than the old one.'],
    });
    for (let time = 0; time < 10; time++) await change(seller, headers, { old_password: 'not this one' });
    expect((await change(seller, headers, { old_password: 'not this one' })).statusCode).toBe(429);
  });

  it('accepts one of two concurrent changes and ends sessions opened with the old password meanwhile', async () => {
    const seller = await world.seller();
    const sessions = [await fresh(seller), await fresh(seller)];
    const [first, second, entered] = await Promise.all([
      change(seller, sessions[0] ?? {}, both('harbour-at-dusk')),
      change(seller, sessions[1] ?? {}, both('harbour-at-noon')),
      send('/sso/signin', { email: seller.email, password: seller.password }),
    ]);
    expect([first.statusCode, second.statusCode].filter((status) => status === 200)).toHaveLength(1);
    if (entered.statusCode !== 200) return;
    const authorization = `Bearer ${entered.json().token}`;
    expect((await world.call({ url: '/product/users/list', headers: { authorization } })).statusCode).toBe(401);
  });

  it('blocks other calls while a change is forced, and is logged once', async () => {
    const seller = await world.seller();
    const headers = await fresh(seller);
    const log = () => send('/product/activity-log-change-password', undefined, headers);
    expect((await log()).statusCode).toBe(409);
    await world.play('accounts.force-password-change', { email: seller.email });
    expect((await world.call({ url: '/product/users/list', headers })).json().message).toBe(
      'Change your password first.',
    );
    expect((await change(seller, headers, {})).statusCode).toBe(200);
    expect((await world.call({ url: '/product/users/list', headers })).statusCode).toBe(200);
    expect([(await log()).statusCode, (await log()).statusCode]).toEqual([200, 200]);
    const events = await timelineOf(world.backend.services.queries, 'account', seller.id);
    expect(events).toMatchObject([{ event: 'password_changed', actor: { kind: 'seller', name: 'Hana Morita' } }]);
  });

  it('keeps passwords out of the outbox', async () => {
    const stored = JSON.stringify(await world.backend.services.queries.select().from(outbox));
    for (const secret of [newPassword, 'gallery-wall']) expect(stored).not.toContain(secret);
  });
});

it('rejects sessions that the sandbox has expired', async () => {
  const seller = await world.seller();
  const headers = await fresh(seller);
  await world.play('accounts.expire-sessions', { email: seller.email });
  const profile = await world.call({ url: `/product/users/profile-details/${seller.email}`, headers });
  expect(profile.statusCode).toBe(401);
});
