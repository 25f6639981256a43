import { beforeEach, describe, expect, it } from 'vitest';
import { day, hour, limits, minute, signInTicketLife } from '../src/constants.ts';
import { sessions, sign_in_tickets } from '../src/db/schema/index.ts';
import { sha256 } from '../src/ids.ts';
import { post } from './support/account.ts';
import { useWorld } from './support/world.ts';

const externalToken = 'a-trusted-product-of-the-house';
const world = useWorld({
  externalTokenHashes: [sha256(externalToken)],
  publicUrl: 'https://sellers.example.org',
});
const send = (url: string, body: unknown, headers?: Record<string, string>) => post(world, url, body, headers);

// Rejected requests are rate-limited by the hour, and each test makes a few.
beforeEach(() => world.pass(hour + minute));

const headers = { externalapitoken: externalToken, productcode: 'SMART-ART' };
const handOver = (email: string, more: Record<string, string> = {}, keepMeLoggedIn = false) =>
  send('/sso/signin/external-signin', { email, keepMeLoggedIn }, { ...headers, ...more });
const ticketFor = async (email: string, keep = false): Promise<string> =>
  (await handOver(email, {}, keep)).json().ticket;
const read = (ticket: string) => send('/sso/signin/external-ticket/person', { ticket });
const exchange = (ticket: string) => send('/sso/signin/external-ticket', { ticket });

const profileOf = (email: string, token: string) =>
  world.call({ url: `/product/users/profile-details/${email}`, headers: { authorization: `Bearer ${token}` } });
const sessionCount = async (userId: string) =>
  (await world.backend.services.queries.select().from(sessions)).filter(({ user_id }) => user_id === userId).length;

describe('external sign-in', () => {
  it('signs a seller in by email', async () => {
    const { email } = await world.seller();
    const answer = await handOver(email.toUpperCase());
    expect(answer.statusCode, answer.body).toBe(200);
    expect((await profileOf(email, answer.json().token)).statusCode).toBe(200);
  });

  it('rejects an invalid token, an unknown email and a buyer', async () => {
    const { email } = await world.seller();
    expect((await handOver(email, { externalapitoken: 'something-that-is-not-it' })).statusCode).toBe(403);
    const missing = await send('/sso/signin/external-signin', { email }, { productcode: 'SMART-ART' });
    expect(Object.keys(missing.json().errors)).toEqual(['ExternalApiToken']);
    expect((await handOver('nobody@example.com')).statusCode).toBe(404);
    const buyer = { email: 'buyer@example.com', firstname: 'Ren', lastname: 'Ito', password: 'gallery-wall' };
    await world.play('accounts.person', { ...buyer, actor_type: 'personal_buyer' });
    expect((await handOver(buyer.email)).statusCode).toBe(403);
  });

  it('returns a continue URL with the ticket in the fragment', async () => {
    const { email } = await world.seller();
    const { ticket, ticket_expires_at, continue_url } = (await handOver(email)).json();
    expect(ticket).toMatch(/^tkt_[\w-]{43}$/);
    expect(continue_url).toBe(`https://sellers.example.org/sign-in#ticket=${ticket}`);
    expect(new URL(continue_url).search).toBe('');
    const left = new Date(ticket_expires_at).getTime() - world.backend.services.now().getTime();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(signInTicketLife);
  });
});

describe('sign-in ticket', () => {
  it('identifies the person repeatedly and opens one session', async () => {
    const { id, email } = await world.seller();
    const ticket = await ticketFor(email);
    const before = await sessionCount(id);
    for (let time = 0; time < 2; time++) {
      expect((await read(ticket)).json().person).toEqual({ email, firstname: 'Hana', lastname: 'Morita' });
    }
    expect(await sessionCount(id)).toBe(before);
    const entered = await exchange(ticket);
    expect(entered.statusCode, entered.body).toBe(200);
    expect(entered.json().user).toMatchObject({ id, email });
    expect((await profileOf(email, entered.json().token)).statusCode).toBe(200);
    expect([(await exchange(ticket)).statusCode, (await read(ticket)).statusCode]).toEqual([400, 400]);
    expect(await sessionCount(id)).toBe(before + 1);
  });

  it('is rejected identically when used, expired or unknown', async () => {
    const { email } = await world.seller();
    const [used, late] = [await ticketFor(email), await ticketFor(email)];
    await exchange(used);
    world.pass(signInTicketLife);
    const answers = [];
    for (const ticket of [used, late, `tkt_${'A'.repeat(43)}`])
      answers.push(await exchange(ticket), await read(ticket));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(400));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers[0]?.json()).toEqual({ success: false, message: 'This sign-in link has been used or has expired.' });
  });

  it('opens one session for concurrent exchanges', async () => {
    const { id, email } = await world.seller();
    const ticket = await ticketFor(email);
    const before = await sessionCount(id);
    const answers = await Promise.all([exchange(ticket), exchange(ticket), exchange(ticket)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
    expect(await sessionCount(id)).toBe(before + 1);
  });

  it('does not affect another person’s ticket', async () => {
    const [hana, ren] = [await world.seller(), await world.seller()];
    const [hers, his] = [await ticketFor(hana.email), await ticketFor(ren.email)];
    const entered = (await exchange(hers)).json();
    expect(entered.user.id).toBe(hana.id);
    expect((await read(his)).json().person.email).toBe(ren.email);
    expect((await exchange(his)).json().user.id).toBe(ren.id);
  });

  it('opens a session of the requested duration', async () => {
    const { email } = await world.seller();
    const [long, short] = [await ticketFor(email, true), await ticketFor(email)];
    const tokens = [(await exchange(long)).json().token, (await exchange(short)).json().token];
    world.pass(day);
    const statuses = await Promise.all(tokens.map(async (token) => (await profileOf(email, token)).statusCode));
    expect(statuses).toEqual([200, 401]);
  });

  it('is stored only as a hash and deleted once expired', async () => {
    const { email } = await world.seller();
    const { queries } = world.backend.services;
    const ticket = await ticketFor(email);
    const stored = await queries.select().from(sign_in_tickets);
    expect(JSON.stringify(stored)).not.toContain(ticket.slice(4));
    expect(stored.map(({ ticket_hash }) => ticket_hash)).toContain(sha256(ticket));
    world.pass(signInTicketLife);
    await world.tick();
    expect(await queries.select().from(sign_in_tickets)).toEqual([]);
  });

  it('is invalidated by a password change and by signing out everywhere', async () => {
    const seller = await world.seller();
    const { token } = (await send('/sso/signin', { email: seller.email, password: seller.password })).json();
    const authorization = `Bearer ${token}`;
    const first = await ticketFor(seller.email);
    const change = { old_password: seller.password, password: 'harbour-at-dawn', confirm_password: 'harbour-at-dawn' };
    expect((await send('/sso/change-password', change, { authorization })).statusCode).toBe(200);
    expect((await exchange(first)).statusCode).toBe(400);
    const second = await ticketFor(seller.email);
    await send('/sso/user-sign-in-logout', { everywhere: true }, { authorization });
    expect((await exchange(second)).statusCode).toBe(400);
  });

  it('rate-limits wrong tickets, but still accepts a valid one', async () => {
    const { email } = await world.seller();
    for (let time = 0; time < limits.ticketRefusals.allowed; time++) await exchange(`tkt_wrong-number-${time}`);
    const answer = await read('tkt_wrong-once-more');
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect((await exchange(await ticketFor(email))).statusCode).toBe(200);
  });
});
