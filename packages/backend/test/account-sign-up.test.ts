import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { hour, minute } from '../src/constants.ts';
import { email_verifications, outbox, profiles, sessions, users } from '../src/db/schema/index.ts';
import { business, newPassword, personOf, post, signUp, signUpRecord, verifyEmail } from './support/account.ts';
import { findInMail, mailsTo } from './support/mail.ts';
import { useWorld } from './support/world.ts';

const world = useWorld();
const send = (url: string, body: unknown, headers?: Record<string, string>) => post(world, url, body, headers);

let count = 0;
const newEmail = () => `person${++count}@example.com`;

// Requests without a session are rate-limited by the hour.
beforeEach(() => world.pass(hour + minute));

describe('email verification code', () => {
  it('can be exchanged only once, even by concurrent requests', async () => {
    const email = newEmail();
    await send('/sso/get-otp', { email });
    const otp = await findInMail(world, email, /(\d{6})/);
    const answers = await Promise.all([1, 2, 3].map(() => send('/sso/send-otp', { email, otp })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422]);
    const again = await send('/sso/send-otp', { email, otp });
    expect(again.json().errors).toEqual({ otp: ['This code has been used. Ask for a new one.'] });
    const { verification_token } = answers.find(({ statusCode }) => statusCode === 200)?.json() ?? {};
    const proof = await send('/sso/verify-email', { email, verification_token });
    expect(proof.json(), 'the first token remains valid').toMatchObject({ status: 'free' });
    // A new code can be exchanged again.
    await send('/sso/get-otp', { email });
    const next = await findInMail(world, email, /(\d{6})/);
    expect((await send('/sso/send-otp', { email, otp: next })).statusCode).toBe(200);
  });

  it('has six digits, is not stored in plain text and is mailed in the requested language', async () => {
    const email = newEmail();
    const answer = await send('/sso/get-otp', { email: email.toUpperCase() }, { 'accept-language': 'ja' });
    expect(answer.json()).toMatchObject({ success: true, message: 'このメールアドレスに確認コードを送りました。' });
    const [mail] = await mailsTo(world, email);
    expect(mail?.subject).toBe('確認コードのお知らせ');
    const code = await findInMail(world, email, /(\d{6})/);
    const rows = await world.backend.services.queries.select().from(email_verifications);
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  it('does not reveal whether an account exists, but notifies its owner by mail', async () => {
    const { email } = await world.seller();
    const [known, unknown] = [await send('/sso/get-otp', { email }), await send('/sso/get-otp', { email: newEmail() })];
    const shape = (body: string) => body.replace(/[\w.-]+@example\.com/, '').replace(/"20[^"]*"/, '');
    expect(known.statusCode).toBe(unknown.statusCode);
    expect(shape(known.body)).toBe(shape(unknown.body));
    const [mail] = await mailsTo(world, email);
    expect(mail?.subject).toBe('You already have an account');
    expect(mail?.text).not.toMatch(/\d{6}/);
    expect((await send('/sso/send-otp', { email, otp: '000000' })).json().errors).toEqual({
      otp: ['This isn’t the code from our latest email.'],
    });
  });

  it('is invalidated by a newer code, after 10 minutes and after five wrong attempts', async () => {
    const email = newEmail();
    await send('/sso/get-otp', { email });
    const first = await findInMail(world, email, /(\d{6})/);
    world.pass(1000);
    await send('/sso/get-otp', { email });
    const second = await findInMail(world, email, /(\d{6})/);
    const otherThan = (code: string) => (code === '111111' ? '222222' : '111111');
    if (first !== second) expect((await send('/sso/send-otp', { email, otp: first })).statusCode).toBe(422);
    world.pass(10 * minute);
    expect((await send('/sso/send-otp', { email, otp: second })).json().errors.otp[0]).toMatch(/expired/);

    world.pass(1000);
    await send('/sso/get-otp', { email });
    const third = await findInMail(world, email, /(\d{6})/);
    const guesses = await Promise.all(
      Array.from({ length: 8 }, () => send('/sso/send-otp', { email, otp: otherThan(third) })),
    );
    expect(guesses.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(422));
    expect((await send('/sso/send-otp', { email, otp: third })).json().errors.otp[0]).toMatch(/5 wrong codes/);
  });

  it('is sent at most five times an hour to one email', async () => {
    const email = newEmail();
    const statuses: number[] = [];
    for (let time = 0; time < 6; time++) statuses.push((await send('/sso/get-otp', { email })).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const rejected = await send('/sso/get-otp', { email });
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(3000);
    world.pass(hour);
    expect((await send('/sso/get-otp', { email })).statusCode).toBe(200);
  });

  it('returns field errors for an invalid email and code', async () => {
    expect((await send('/sso/send-otp', { email: 'nobody', otp: '12' })).json().errors).toEqual({
      email: ['Invalid Email: enter an address such as name@example.com.'],
      otp: ['The code has six digits.'],
    });
  });
});

describe('verification token', () => {
  it('is valid for an hour and only for its email', async () => {
    const email = newEmail();
    const verification_token = await verifyEmail(world, email);
    const verified = async (of: string) =>
      (await send('/sso/verified-email', { email: of, verification_token })).json();
    expect(await verified(email)).toMatchObject({ verified: true, expires_at: expect.any(String) });
    expect(await verified(newEmail())).toMatchObject({ verified: false, expires_at: null });
    const status = async (body: object) => (await send('/sso/verify-email', body)).json().status;
    expect(await status({ email, verification_token })).toBe('free');
    expect(await status({ email })).toBe('unproven');
    expect(await status({ email: (await world.seller()).email })).toBe('unproven');
    world.pass(hour);
    expect(await verified(email)).toMatchObject({ verified: false });
    expect((await send('/sso/signup', personOf(email, verification_token))).json().errors.email[0]).toMatch(/Verify/);
  });

  it('reports an account created for the email in the meantime', async () => {
    const email = newEmail();
    const verification_token = await verifyEmail(world, email);
    await world.seller({ email });
    const answer = await send('/sso/verify-email', { email, verification_token });
    expect(answer.json().status).toBe('registered');
    expect((await send('/sso/signup', personOf(email, verification_token))).json().errors).toEqual({
      email: ['This email address already has an account.'],
    });
  });
});

describe('sign-up', () => {
  it('creates an account at step 1, opens a session and stores the language', async () => {
    const email = newEmail();
    const body = { ...personOf(email, await verifyEmail(world, email)), firstname: '  花 ', lastname: '森田' };
    const answer = await send('/sso/signup', body, { 'accept-language': 'ja' });
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json().user).toMatchObject({ email, firstname: '花', lastname: '森田', current_step_no: 1 });
    const headers = { authorization: `Bearer ${answer.json().token}` };
    const profile = await world.call({ url: `/product/users/profile-details/${email}`, headers });
    expect(profile.json()).toMatchObject({ dbTenantAgreement: null, dbCurrentActiveAgreement: null });
    expect((await world.call({ url: '/product/product/list', headers })).statusCode).toBe(403);
    const { queries } = world.backend.services;
    const [stored] = await queries.select({ language: users.language }).from(users).where(eq(users.email, email));
    expect(stored).toEqual({ language: 'ja' });
    expect((await send('/sso/signin', { email, password: newPassword })).statusCode).toBe(200);
  });

  it('repeats the response only for a retry with the same password', async () => {
    const email = newEmail();
    const body = personOf(email, await verifyEmail(world, email));
    const first = (await send('/sso/signup', body)).json();
    const again = await send('/sso/signup', body);
    expect(again.statusCode).toBe(201);
    expect(again.json().user.id).toBe(first.user.id);
    const other = { password: 'something else', confirm_password: 'something else' };
    expect((await send('/sso/signup', { ...body, ...other })).json().errors.email).toHaveLength(1);
  });

  it('creates one account for concurrent requests with the same token', async () => {
    const email = newEmail();
    const body = personOf(email, await verifyEmail(world, email));
    const answers = await Promise.all([1, 2, 3].map(() => send('/sso/signup', body)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 201).length).toBeGreaterThanOrEqual(1);
    const found = await world.backend.services.queries.select().from(users).where(eq(users.email, email));
    expect(found).toHaveLength(1);
  });

  it('requires two matching passwords of at least six characters', async () => {
    const email = newEmail();
    const body = personOf(email, await verifyEmail(world, email));
    expect((await send('/sso/signup', { ...body, confirm_password: 'another one' })).json().errors).toEqual({
      password: ['The passwords don’t match.'],
    });
    expect((await send('/sso/signup', { ...body, password: 'short', confirm_password: '' })).json().errors).toEqual({
      password: ['Use at least 6 characters.'],
      confirm_password: ['Confirm your new password.'],
    });
  });

  it('stores no session token, verification token or password in plain text', async () => {
    const email = newEmail();
    const verification_token = await verifyEmail(world, email);
    const { token } = (await send('/sso/signup', personOf(email, verification_token))).json();
    const { queries } = world.backend.services;
    const stored = JSON.stringify([
      await queries.select().from(users),
      await queries.select().from(sessions),
      await queries.select().from(email_verifications),
      await queries.select().from(outbox),
    ]);
    for (const secret of [token, verification_token, newPassword]) expect(stored).not.toContain(secret);
  });
});

describe('business profile at sign-up', () => {
  const store = (body: unknown, headers: Record<string, string>) => send('/product/sign-up', body, headers);

  it('is stored and can be corrected before sign-up is complete', async () => {
    const { id, headers } = await signUp(world, newEmail());
    const answer = await store(signUpRecord, headers);
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json().user).toMatchObject({ id, current_step_no: 1, actor_type: 'photographer' });
    const again = await store({ ...signUpRecord, business: { ...business, company: '森田写真事務所' } }, headers);
    expect(again.statusCode).toBe(201);
    const { queries } = world.backend.services;
    const [row] = await queries.select().from(profiles).where(eq(profiles.seller_id, id));
    expect(row).toMatchObject({
      company: '森田写真事務所',
      telephone: '0848221234',
      accepts_international_delivery: false,
    });
    const [user] = await queries.select().from(users).where(eq(users.id, id));
    expect(user?.roles[0]?.name).toBe('photographer');
    expect(user?.roles[0]?.permissions).toContainEqual({ name: 'sa-view-profile' });
  });

  it('is readable only by its owner during sign-up', async () => {
    const { id, headers } = await signUp(world, newEmail());
    const own = (query = '') => world.call({ url: `/product/get-profile-details${query}`, headers });
    expect((await own()).json()).toMatchObject({ data: { id, company: null }, profile: { business: null } });
    await store(signUpRecord, headers);
    expect((await own(`?id=${id}`)).json()).toMatchObject({ profile: { business: { company: business.company } } });
    const seller = await world.seller();
    expect((await own(`?id=${seller.id}`)).statusCode).toBe(403);
    expect((await seller.call({ url: `/product/get-profile-details?id=${id}` })).statusCode).toBe(404);
  });

  it('returns 409 once sign-up is complete', async () => {
    const seller = await world.seller();
    const answer = await seller.call({ method: 'POST', url: '/product/sign-up', body: signUpRecord });
    expect(answer.statusCode).toBe(409);
  });

  it('is stored once per idempotency key', async () => {
    const { headers } = await signUp(world, newEmail());
    const keyed = { ...headers, 'idempotency-key': 'sign-up-key-1' };
    const first = await store(signUpRecord, keyed);
    expect((await store(signUpRecord, keyed)).json()).toEqual(first.json());
    expect((await store({ ...signUpRecord, actor_type: 'artist' }, keyed)).statusCode).toBe(422);
  });

  it('returns field errors', async () => {
    const { headers } = await signUp(world, newEmail());
    expect((await store({}, headers)).json().errors).toMatchObject({
      actor_type: ['Choose your role.'],
      accepts_terms: ['Accept the terms.'],
      accepts_return_policy: ['Accept the return policy.'],
    });
    const bad = {
      ...business,
      company: '<b>Morita</b>',
      telephone: 'twelve',
      pin_code: '!',
      city: ' ',
    };
    const form = await store({ ...signUpRecord, accepts_terms: false, business: bad }, headers);
    expect(form.json().errors).toEqual({
      accepts_terms: ['Accept the terms.'],
      'business.company': ['Special characters are not allowed.'],
      'business.telephone': ['Enter a number of 4 to 15 digits.'],
      'business.pin_code': ['Enter a postal code such as 722-0045.'],
      'business.city': ['Enter the city.'],
    });
    const impossible = {
      ...business,
      mobile: '12345',
      fax_code: '1-JP',
      industry_sub_type_id: 'sub_gallery',
      country: 'XX',
    };
    expect((await store({ ...signUpRecord, business: impossible }, headers)).json().errors).toEqual({
      'business.mobile': ['This number doesn’t exist in this country. Check it.'],
      'business.fax_code': ['Choose a phone code from the list.'],
      'business.industry_sub_type_id': ['Choose a sub-type that belongs to the industry.'],
      'business.country': ['Choose a country from the list.'],
    });
  });
});
