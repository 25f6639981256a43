import { expect, it } from 'vitest';
import { minute } from '../src/constants.ts';
import { useWorld } from './support/world.ts';

const world = useWorld();
const get = async (url: string, language = 'en') =>
  (await world.call({ url: `/sso/${url}`, headers: { 'accept-language': language } })).json().data;

it('lists countries with phone codes in the requested language, sorted by name', async () => {
  const english = await get('phone-code');
  expect(english).toContainEqual({ id: 'JP', name: 'Japan', phonecode: '81' });
  expect(english.length).toBeGreaterThan(200);
  const names = english.map(({ name }: { name: string }) => name);
  expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
  expect(await get('phone-code', 'ja')).toContainEqual({ id: 'JP', name: '日本', phonecode: '81' });
});

it('returns 304 for a matching ETag', async () => {
  const { headers } = await world.call({ url: '/sso/phone-code' });
  const again = await world.call({ url: '/sso/phone-code', headers: { 'if-none-match': String(headers.etag) } });
  expect(again.statusCode).toBe(304);
});

it('lists industries with their sub-types', async () => {
  expect(await get('master-industry-list')).toContainEqual({ id: 'ind_fine_art', name: 'Fine art' });
  expect(await get('master-industry-list', 'ja')).toContainEqual({ id: 'ind_fine_art', name: '美術' });
  for (const { id } of await get('master-industry-list')) {
    expect((await get(`master-industry-sub-list/${id}`)).length).toBeGreaterThan(1);
  }
  expect((await world.call({ url: '/sso/master-industry-sub-list/ind_alchemy' })).statusCode).toBe(404);
});

it('searches cities by prefix, ignoring case and accents', async () => {
  const found = await get('get-city/onomi', 'ja');
  expect(found[0]).toMatchObject({ name: 'Onomichi', country: '日本' });
  const saints = await get(`get-city/${encodeURIComponent('SAO PAU')}`);
  expect(saints.map(({ name }: { name: string }) => name)).toContain('São Paulo');
  const many = await get('get-city/san');
  expect(many).toHaveLength(20);
  for (const { name } of many) expect(name).toMatch(/^s[aáãâ]n/i);
  expect(await get('get-city/zzzzqqq')).toEqual([]);
  expect((await world.call({ url: '/sso/get-city/a' })).statusCode).toBe(422);
});

it('returns the state and country of a city', async () => {
  const [city] = await get('get-city/onomichi');
  expect(await get(`get-country-state-by-city/${city.id}`)).toMatchObject({
    city: { id: city.id, name: 'Onomichi' },
    state: { name: expect.stringMatching(/^Hiroshima/) },
    country: { id: 'JP', phonecode: '81' },
  });
  for (const id of ['cty_JP_34_0000000000', 'cty_nowhere', 'JP']) {
    expect((await world.call({ url: `/sso/get-country-state-by-city/${id}` })).statusCode).toBe(404);
  }
});

it('limits city searches to 120 a minute per IP address', async () => {
  world.pass(minute);
  for (let time = 0; time < 120; time++) await world.call({ url: '/sso/get-city/zzzzqqq' });
  expect((await world.call({ url: '/sso/get-city/zzzzqqq' })).statusCode).toBe(429);
});
