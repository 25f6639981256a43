import { describe, expect, it } from 'vitest';
import { sandboxActions } from '../src/sandbox/index.ts';
import { type Request, useWorld } from './support/world.ts';

const world = useWorld();
const form = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
const page = { accept: 'text/html' };
const day = 86_400_000;

const submit = (url: string, body: string, headers: Record<string, string> = {}) =>
  world.call({ method: 'POST', url, body, headers: { ...form, ...headers } });

const settings = async () => (await world.call({ url: '/product/site-settings' })).json().data;

describe('sandbox actions', () => {
  it('are listed with their areas', async () => {
    const { data } = (await world.call({ url: '/sandbox/actions' })).json();
    expect(data).toHaveLength(sandboxActions.length);
    expect(data).toContainEqual(expect.objectContaining({ id: 'operator.settings', area: 'Operator' }));
  });

  it('have unique ids and unique field names', () => {
    const ids = sandboxActions.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, fields } of sandboxActions) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*$/);
      const names = fields.map(({ name }) => name);
      expect(new Set(names).size, id).toBe(names.length);
      for (const field of fields)
        expect(field.kind === 'select', `${id} ${field.name}`).toBe(field.options !== undefined);
    }
  });

  it('can be run with a JSON request', async () => {
    const result = await world.play('operator.settings', { usd_jpy_rate: 149.5 });
    expect(result).toEqual({ success: true, message: 'The settings are saved.' });
    expect((await settings()).usd_jpy_rate).toBe(149.5);
  });

  it.each<[string, object, number, object]>([
    ['an unknown field', { rate: 1 }, 422, { rate: ['This field isn’t known.'] }],
    ['a value that is not a number', { usd_jpy_rate: 'many' }, 422, { usd_jpy_rate: ['Enter a number.'] }],
    [
      'a value that is not offered',
      { applicable_currency: 'EUR' },
      422,
      { applicable_currency: ['Choose one of the values offered.'] },
    ],
    ['a value below the minimum', { usd_jpy_rate: 0 }, 422, { usd_jpy_rate: ['Enter 1 or more.'] }],
    ['an object value', { usd_jpy_rate: { $gt: 0 } }, 400, {}],
    ['an array body', [1], 400, {}],
  ])('reject %s', async (_, body, status, errors) => {
    const answer = await world.call({ method: 'POST', url: '/sandbox/actions/operator.settings', body });
    expect(answer.statusCode).toBe(status);
    expect(answer.json().errors ?? {}).toEqual(errors);
  });

  it('return 404 for an unknown id', async () => {
    for (const id of ['operator.sell', '__proto__', 'constructor'])
      expect((await world.call({ method: 'POST', url: `/sandbox/actions/${id}`, body: {} })).statusCode).toBe(404);
  });
});

describe('sandbox pages', () => {
  it('show the result of a form once', async () => {
    const answer = await submit('/sandbox/actions/operator.settings', 'service_charge_percent=15');
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/sandbox');
    const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
    const shown = await world.call({ url: '/sandbox', headers: { ...page, cookie } });
    expect(shown.body).toContain('The settings are saved.');
    expect(shown.headers['set-cookie']).toContain('Max-Age=0');
    expect((await world.call({ url: '/sandbox', headers: page })).body).not.toContain('settings are saved');
  });

  it('keep invalid input and show its field error', async () => {
    const answer = await submit('/sandbox/actions/operator.settings', 'usd_jpy_rate=%3Cb%3E', {
      'accept-language': 'ja',
    });
    const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
    const { body } = await world.call({ url: '/sandbox', headers: { ...page, cookie, 'accept-language': 'ja' } });
    expect(body).toContain('value="&lt;b&gt;"');
    expect(body).toContain('数値を入力してください。');
    expect(body).toContain('<html lang="ja">');
  });

  it('tolerate a malformed outcome cookie', async () => {
    for (const value of [
      'x',
      'bnVsbA',
      Buffer.from('{"action":1}').toString('base64url'),
      Buffer.from('[]').toString('base64url'),
    ]) {
      const answer = await world.call({ url: '/sandbox', headers: { ...page, cookie: `sandbox_outcome=${value}` } });
      expect(answer.statusCode, value).toBe(200);
    }
  });

  it('return 404 as HTML or JSON, depending on the request', async () => {
    const asPage = await world.call({ url: '/sandbox/nowhere', headers: page });
    expect(asPage.statusCode).toBe(404);
    expect(asPage.headers['content-type']).toContain('text/html');
    const asJson = await world.call({ url: '/sandbox/nowhere' });
    expect(asJson.json()).toEqual({ success: false, message: 'Record not found' });
  });

  it('contain no inline scripts, styles or event handlers', async () => {
    const { body, headers } = await world.call({ url: '/sandbox', headers: page });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(body).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
  });
});

describe('cross-site form requests', () => {
  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['an opaque origin', { origin: 'null' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another host of the site', { 'sec-fetch-site': 'same-site' }],
  ])('are rejected: %s', async (_, headers: Record<string, string>) => {
    const before = await settings();
    for (const url of ['/sandbox/actions/operator.settings', '/sandbox/clock']) {
      expect((await submit(url, 'service_charge_percent=99&shift=1d', headers)).statusCode).toBe(403);
    }
    expect(await settings()).toEqual(before);
  });

  it('do not include same-origin forms', async () => {
    const own = { origin: 'http://a.test:4300', host: 'a.test:4300', 'sec-fetch-site': 'same-origin' };
    expect((await submit('/sandbox/actions/operator.settings', 'service_charge_percent=15', own)).statusCode).toBe(303);
  });
});

describe('sandbox clock', () => {
  const clock = async () => (await world.call({ url: '/sandbox/clock' })).json();
  const move = (body: object) => world.call({ method: 'POST', url: '/sandbox/clock', body });

  it('can be shifted by a duration, set to an instant and reset', async () => {
    expect((await clock()).shift).toBe(0);
    expect((await move({ shift: '8d' })).json().shift).toBe(8 * day);
    expect((await move({ shift: '-1.5h' })).json().shift).toBe(8 * day - 5_400_000);
    const moved = (await move({ to: '2030-01-01T00:00:00Z' })).json();
    expect(Math.abs(Date.parse(moved.now) - Date.UTC(2030, 0, 1))).toBeLessThan(60_000);
    expect(world.backend.services.now().getUTCFullYear()).toBe(2030);
    expect((await move({ reset: true })).json().shift).toBe(0);
  });

  it('ends sessions that have expired at the new time', async () => {
    const seller = await world.seller();
    const profile: Request = { url: `/product/users/profile-details/${seller.email}` };
    expect((await seller.call(profile)).statusCode).toBe(200);
    await move({ shift: '31d' });
    expect((await seller.call(profile)).statusCode).toBe(401);
    await move({ reset: true });
  });

  it.each([
    [{ shift: 'soon' }, 'shift'],
    [{}, 'shift'],
    [{ shift: '999999999w' }, 'shift'],
    [{ to: 'tomorrow' }, 'to'],
    [{ to: '+200000-01-01T00:00:00Z' }, 'to'],
  ])('rejects %j', async (body, field) => {
    const answer = await move(body);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
    expect((await clock()).shift).toBe(0);
  });

  it('can be shifted and reset with its form', async () => {
    const answer = await submit('/sandbox/clock', 'shift=1d');
    expect(answer.headers.location).toBe('/sandbox');
    expect((await clock()).shift).toBe(day);
    expect((await submit('/sandbox/clock', 'reset=true')).statusCode).toBe(303);
    expect((await clock()).shift).toBe(0);
  });
});
