import { describe, expect, it } from 'vitest';
import { House } from '../icons/index.ts';
import { currentEntry, findEntries, type NavigationEntry, permitted, phoneEntries } from './navigation.ts';

const entry = (href: string, label: string, more: Partial<NavigationEntry> = {}) => ({
  href,
  label,
  icon: House,
  ...more,
});
const orders = entry('/buy-orders', 'Orders', { within: ['/rent-orders', '/buy-orders-info'], phoneRank: 2 });
const library = entry('/art-library', 'Library', { within: ['/add-art'], phoneRank: 3 });
const soon = entry('/exhibitions/all', 'Exhibitions', { soon: true });
const japanese = entry('/forum-list', 'フォーラム');
const all = [orders, library, soon, japanese];

describe('currentEntry', () => {
  it.each([
    ['/buy-orders', orders],
    ['/buy-orders/7', orders],
    ['/buy-orders-info/7', orders],
    ['/rent-orders', orders],
    ['/add-art', library],
    ['/add-artist', undefined],
    ['/', undefined],
  ])('returns the entry for %s', (path, expected) => {
    expect(currentEntry(all, path)).toBe(expected);
  });

  it('prefers the most specific entry', () => {
    const deep = entry('/art-library/deleted', 'Deleted');
    expect(currentEntry([library, deep], '/art-library/deleted/3')).toBe(deep);
  });
});

describe('findEntries', () => {
  it('ignores case, width and surrounding space', () => {
    expect(findEntries(all, ' ORD ', 'en')).toEqual([orders]);
    expect(findEntries(all, 'ﾌｫｰﾗﾑ', 'ja')).toEqual([japanese]);
  });

  it('returns all entries for a blank query', () => {
    expect(findEntries(all, '  ', 'en')).toEqual(all);
  });
});

describe('phoneEntries', () => {
  const home = entry('/seller-dashboard', 'Dashboard', { phoneRank: 1 });
  const tasks = entry('/my-tasks/orders/buy', 'My tasks', { phoneRank: 4, soon: true });
  const money = entry('/my-tasks/payments/credit', 'Money');

  it('takes four by rank, even if coming soon in the sidebar', () => {
    expect(phoneEntries([money, japanese, library, tasks, soon, orders, home])).toEqual([home, orders, library, tasks]);
  });

  it('replaces a missing or closed entry with the next one', () => {
    expect(phoneEntries([money, japanese, library, tasks, home])).toEqual([home, library, tasks, money]);
    expect(phoneEntries([{ ...orders, closed: 'Not yours.' }, soon, library])).toEqual([library]);
  });

  it('keeps the order of entries without a rank', () => {
    expect(phoneEntries([japanese, money, library])).toEqual([library, japanese, money]);
  });
});

describe('permitted', () => {
  const secret = entry('/settings', 'Settings', { permission: 'settings' });

  it('keeps an entry that needs a permission only if it is granted', () => {
    expect(permitted([orders, secret], () => false)).toEqual([orders]);
    expect(permitted([orders, secret], (permission) => permission === 'settings')).toEqual([orders, secret]);
  });

  it('keeps all entries without a permission check', () => {
    expect(permitted([orders, secret])).toEqual([orders, secret]);
  });
});
