import { describe, expect, it } from 'vitest';
import { day, hour, minute } from '../src/constants.ts';
import { useWorld } from './support/world.ts';

const world = useWorld();
const signIn = (body: unknown, headers = {}) => world.call({ method: 'POST', url: '/sso/signin', body, headers });
const profile = (email: string, token: string) =>
  world.call({ url: `/product/users/profile-details/${email}`, headers: { authorization: `Bearer ${token}` } });

describe('signing in', () => {
  it('opens a session for the SSO and the product API', async () => {
    const { email, password } = await world.seller();
    const answer = await signIn({ email: email.toUpperCase(), password, keepMeLoggedIn: true });
    expect(answer.statusCode).toBe(200);
    const { token, user } = answer.json();
    expect(user).toMatchObject({ email, current_step_no: null, change_password_at_login: false });
    expect(user.roles[0].permissions).toContainEqual({ name: 'sa-list-art-library' });

    const entered = await world.call({
      method: 'POST',
      url: '/product/sign-in',
      headers: { authorization: `Bearer ${token}`, 'accept-language': 'ja' },
      body: { email, keepMeLoggedIn: true },
    });
    expect(entered.json()).toMatchObject({
      token,
      message: 'Moritaさん、おかえりなさい。',
      profilePicUrl: { profile_pic: null },
    });
    expect((await profile(email, token)).statusCode).toBe(200);
  });

  it('returns the same error for a wrong password and an unknown email', async () => {
    const { email } = await world.seller();
    const wrong = await signIn({ email, password: 'something else' });
    const unknown = await signIn({ email: 'nobody@example.com', password: 'something else' });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json()).toEqual({ success: false, message: 'Enter valid email or password' });
    expect(unknown.json()).toEqual(wrong.json());
    expect(unknown.statusCode).toBe(400);
  });

  it('returns field errors in the requested language', async () => {
    const answer = await signIn({ email: '', password: 'abc' }, { 'accept-language': 'ja' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({
      email: ['メールアドレスを入力してください。'],
      password: ['パスワードは6文字以上です。'],
    });
    expect((await signIn(undefined)).json().errors).toEqual({
      email: ['Enter your email address.'],
      password: ['Enter your password.'],
    });
  });

  it('enters the product with a password and rejects a missing or wrong one', async () => {
    const { email, password } = await world.seller();
    const enter = (body: unknown, headers = {}) =>
      world.call({ method: 'POST', url: '/product/sign-in', body, headers });
    const answer = await enter({ email, password });
    expect(answer.statusCode).toBe(200);
    expect((await profile(email, answer.json().token)).statusCode).toBe(200);
    expect((await enter({ email })).json().errors).toEqual({ password: ['Enter your password.'] });
    expect((await enter({ email, password: 'not the one' })).statusCode).toBe(400);
  });

  it('rejects entering the product as another seller', async () => {
    const one = await world.seller();
    const other = await world.seller();
    const answer = await one.call({ method: 'POST', url: '/product/sign-in', body: { email: other.email } });
    expect(answer.statusCode).toBe(403);
  });
});

describe('password guessing', () => {
  it('is limited to ten failures without blocking other accounts', async () => {
    const { email, password } = await world.seller();
    const guesses = await Promise.all(Array.from({ length: 14 }, () => signIn({ email, password: 'a wrong guess' })));
    const statuses = guesses.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(10);
    const rejected = await signIn({ email, password });
    expect(rejected.statusCode).toBe(429);
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
    expect(rejected.json().message).toMatch(/Too many attempts/);
    const other = await world.seller();
    expect((await signIn({ email: other.email, password: other.password })).statusCode).toBe(200);
    world.pass(11 * minute);
    expect((await signIn({ email, password })).statusCode).toBe(200);
  });

  it('does not count successful sign-ins', async () => {
    const { email, password } = await world.seller();
    for (let time = 0; time < 15; time++) expect((await signIn({ email, password })).statusCode).toBe(200);
  });
});

describe('session', () => {
  it('ends on sign-out without ending other sessions', async () => {
    const seller = await world.seller();
    const other = (await signIn({ email: seller.email, password: seller.password })).json().token;
    const out = await seller.call({ method: 'POST', url: '/sso/user-sign-in-logout' });
    expect(out.json()).toEqual({ success: true, message: 'Signed out.' });
    expect((await profile(seller.email, seller.token)).statusCode).toBe(401);
    expect((await seller.call({ method: 'POST', url: '/sso/user-sign-in-logout' })).statusCode).toBe(401);
    expect((await profile(seller.email, other)).statusCode).toBe(200);
  });

  it('ends everywhere on request', async () => {
    const seller = await world.seller();
    const other = (await signIn({ email: seller.email, password: seller.password })).json().token;
    await seller.call({ method: 'POST', url: '/sso/user-sign-in-logout', body: { everywhere: true } });
    expect((await profile(seller.email, other)).statusCode).toBe(401);
  });

  it('ends after twelve hours, or after thirty days if kept signed in', async () => {
    const seller = await world.seller();
    const { email, password } = seller;
    const longSession = (await signIn({ email, password, keepMeLoggedIn: true })).json().token;
    world.pass(12 * hour + minute);
    expect((await profile(email, seller.token)).statusCode).toBe(401);
    expect((await profile(email, longSession)).statusCode).toBe(200);
    world.pass(30 * day);
    expect((await profile(email, longSession)).statusCode).toBe(401);
  });

  it('is not opened by a malformed token', async () => {
    const { email, token } = await world.seller();
    for (const wrong of [`${token}x`, token.slice(0, -1), 'sa_', '', `${token} ${token}`, "' or 1=1 --"]) {
      const answer = await profile(email, wrong);
      expect(answer.statusCode, wrong).toBe(401);
      expect(answer.json()).toEqual({ success: false, message: 'Please sign in again.' });
    }
    const basic = await world.call({ url: '/product/product/list', headers: { authorization: `Basic ${token}` } });
    expect(basic.statusCode).toBe(401);
  });
});

describe('behind a proxy', () => {
  const behind = useWorld({ trustProxy: 1 });

  it('limits attempts by the address that the proxy has seen, not by a forged header', async () => {
    const attempt = (time: number) =>
      behind.call({
        method: 'POST',
        url: '/sso/signin',
        body: { email: 'nobody@example.com', password: 'something else' },
        headers: { 'x-forwarded-for': `203.0.113.${time}, 198.51.100.7` },
      });
    for (let time = 0; time < 10; time += 1) expect((await attempt(time)).statusCode).toBe(400);
    expect((await attempt(11)).statusCode).toBe(429);
  });
});
