import { describe, expect, it } from 'vitest';
import { notify } from '../src/platform/notify.ts';
import { type Seller, useWorld } from './support/world.ts';

const world = useWorld();
const bellUrl = '/product/bell/notify/records';

async function bell(seller: Seller, query = '', headers: Record<string, string> = {}) {
  return seller.call({ url: `${bellUrl}${query}`, headers });
}

const announce = (seller: Seller, message: string, link?: string) =>
  world.play('bell.announce', { email: seller.email, message, ...(link && { link }) });

const markSeen = (seller: Seller, body: unknown) =>
  seller.call({ method: 'POST', url: '/product/bell/notify/mark-seen', body });

describe('notification list', () => {
  it('is empty for a new seller without permissions and requires a session', async () => {
    const seller = await world.seller({ permissions: [] });
    expect((await bell(seller)).json()).toEqual({
      success: true,
      data: [],
      unseen_count: 0,
      has_more: false,
      total: 0,
      by_type: {},
    });
    expect((await world.call({ url: bellUrl })).statusCode).toBe(401);
  });

  it('lists the newest first, page by page, with the total unseen count', async () => {
    const seller = await world.seller();
    for (const number of [1, 2, 3]) {
      await announce(seller, `News ${number}`, '/art-library');
      world.pass(1000);
    }
    const first = (await bell(seller, '?limit=2')).json();
    expect(first).toMatchObject({ unseen_count: 3, has_more: true });
    expect(first.data.map(({ message }: { message: string }) => message)).toEqual(['News 3', 'News 2']);
    expect(first.data[0]).toMatchObject({ type: 'Announcement', link: '/art-library', seen: false });
    const rest = (await bell(seller, `?limit=2&before=${first.data[1].id}`)).json();
    expect(rest).toMatchObject({ data: [{ message: 'News 1' }], unseen_count: 3, has_more: false });
    const beyond = (await bell(seller, `?before=${rest.data[0].id}`)).json();
    expect(beyond).toMatchObject({ success: true, data: [], unseen_count: 3, has_more: false });
  });

  it('supports page numbers, filters and counts by type', async () => {
    const seller = await world.seller();
    const { queries, now } = world.backend.services;
    for (const number of [1, 2, 3]) {
      await announce(seller, `News ${number}`);
      world.pass(1000);
    }
    await notify(queries, { userId: seller.id, type: 'Forum', message: 'A reply', link: null, now: now() });
    const read = async (query: string) => (await bell(seller, query)).json();
    const messagesOf = ({ data }: { data: { message: string }[] }) => data.map(({ message }) => message);
    const whole = await read('?limit=2&page=2');
    expect(messagesOf(whole)).toEqual(['News 2', 'News 1']);
    expect(whole).toMatchObject({ total: 4, has_more: false, by_type: { Announcement: 3, Forum: 1 } });
    await markSeen(seller, { id: whole.data[0].id });
    expect(messagesOf(await read('?seen=true'))).toEqual(['News 2']);
    const unseen = await read('?seen=false&type=Announcement');
    expect(messagesOf(unseen)).toEqual(['News 3', 'News 1']);
    expect(unseen).toMatchObject({ total: 2, unseen_count: 3, by_type: { Announcement: 3, Forum: 1 } });
    expect(await read('?type=Nothing')).toMatchObject({ data: [], total: 0, unseen_count: 3 });
  });

  it('renders messages in the requested language', async () => {
    const seller = await world.seller();
    const { queries, now } = world.backend.services;
    const wording = { key: 'welcome', values: { name: 'Hana' } } as const;
    await notify(queries, { userId: seller.id, type: 'Greeting', message: wording, link: null, now: now() });
    expect((await bell(seller)).json().data[0].message).toBe('Welcome back, Hana.');
    const japanese = await bell(seller, '', { 'accept-language': 'ja' });
    expect(japanese.json().data[0].message).toBe('Hanaさん、おかえりなさい。');
  });

  it('returns 304 until something changes', async () => {
    const seller = await world.seller();
    const etag = String((await bell(seller)).headers.etag);
    expect((await bell(seller, '', { 'if-none-match': etag })).statusCode).toBe(304);
    await announce(seller, 'News');
    const changed = await bell(seller, '', { 'if-none-match': etag });
    expect(changed.json().unseen_count).toBe(1);
  });

  it('marks one notification or all as seen', async () => {
    const seller = await world.seller();
    await announce(seller, 'One');
    await announce(seller, 'Two');
    const [newest] = (await bell(seller)).json().data;
    expect((await markSeen(seller, { id: newest.id })).json()).toMatchObject({ success: true, unseen_count: 1 });
    expect((await markSeen(seller, { id: newest.id })).json().unseen_count).toBe(1);
    expect((await bell(seller)).json().data.map(({ seen }: { seen: boolean }) => seen)).toEqual([true, false]);
    expect((await markSeen(seller, { all: true })).json().unseen_count).toBe(0);
    for (const body of [{}, { all: false }, { id: newest.id, all: true }]) {
      expect((await markSeen(seller, body)).statusCode, JSON.stringify(body)).toBe(400);
    }
  });

  it('marks the notifications of an opened page as seen, up to the last one loaded', async () => {
    const seller = await world.seller();
    const page = '/buy-orders-info/ord_1';
    const news: [string, string | undefined][] = [
      ['An order', page],
      ['Another order', '/buy-orders-info/ord_10'],
      ['Its buyer writes', page],
      ['Nowhere', undefined],
      ['It was paid', page],
    ];
    for (const [message, link] of news) {
      await announce(seller, message, link);
      world.pass(1000);
    }
    const unseen = async () =>
      (await bell(seller, '?seen=false')).json().data.map(({ message }: { message: string }) => message);
    const entries = (await bell(seller)).json().data;
    const marked = await markSeen(seller, { link: page, up_to: entries[1].id });
    expect(marked.json()).toMatchObject({ success: true, unseen_count: 3 });
    expect(await unseen()).toEqual(['It was paid', 'Nowhere', 'Another order']);
    expect((await markSeen(seller, { link: '/elsewhere', up_to: entries[0].id })).json().unseen_count).toBe(3);
    await markSeen(seller, { link: page, up_to: entries[0].id });
    expect(await unseen()).toEqual(['Nowhere', 'Another order']);
  });

  it('accepts a link only together with up_to and without other fields', async () => {
    const seller = await world.seller();
    await announce(seller, 'News', '/art-library');
    const [{ id }] = (await bell(seller)).json().data;
    const link = '/art-library';
    for (const body of [{ link }, { up_to: id }, { id, up_to: id }, { all: true, link, up_to: id }, { id, link }]) {
      expect((await markSeen(seller, body)).statusCode, JSON.stringify(body)).toBe(400);
    }
    const bad = await markSeen(seller, { link: 'https://elsewhere.example', up_to: id });
    expect([bad.statusCode, Object.keys(bad.json().errors)]).toEqual([422, ['link']]);
    expect((await bell(seller)).json().unseen_count).toBe(1);
  });

  it('does not expose or mark notifications of another seller', async () => {
    const seller = await world.seller();
    const other = await world.seller();
    await announce(seller, 'Private');
    const [mine] = (await bell(seller)).json().data;
    const foreign = await markSeen(other, { id: mine.id });
    const unknown = await markSeen(other, { id: 'ntf_none' });
    expect([foreign.statusCode, foreign.json()]).toEqual([404, unknown.json()]);
    await markSeen(other, { all: true });
    await announce(seller, 'Also private', '/art-library');
    await announce(other, 'Theirs', '/art-library');
    const [newest] = (await bell(seller)).json().data;
    const upToForeign = await markSeen(other, { link: '/art-library', up_to: newest.id });
    expect([upToForeign.statusCode, upToForeign.json()]).toEqual([404, unknown.json()]);
    const [own] = (await bell(other)).json().data;
    expect((await markSeen(other, { link: '/art-library', up_to: own.id })).json().unseen_count).toBe(0);
    expect((await bell(seller)).json().unseen_count).toBe(2);
    expect((await bell(other, `?before=${mine.id}`)).json().data).toEqual([]);
  });
});
