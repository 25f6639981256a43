import { describe, expect, it } from 'vitest';
import { House } from '../icons/index.ts';
import { currentEntry, findEntries, type NavigationEntry, permitted, phoneEntries } from './navigation.ts';

const entry = (href: string, label: string, more: Partial<NavigationEntry> = {}) => ({
  href,
  label,
  icon: House,
  ...more,
});
const orders = entry('/buy-orders', 'Orders', { within: ['/rent-orders', '/buy-orders-info'], onPhone: true });
const library = entry('/art-library', 'Library', { within: ['/add-art'], onPhone: true });
const soon = entry('/my-tasks/orders/buy', 'My tasks', { soon: true, onPhone: true });
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
  ])('%s', (path, expected) => {
    expect(currentEntry(all, path)).toBe(expected);
  });

  it('prefers the most specific', () => {
    const deep = entry('/art-library/deleted', 'Deleted');
    expect(currentEntry([library, deep], '/art-library/deleted/3')).toBe(deep);
  });
});

describe('findEntries', () => {
  it('ignores case, width and space around', () => {
    expect(findEntries(all, ' ORD ', 'en')).toEqual([orders]);
    expect(findEntries(all, 'ﾌｫｰﾗﾑ', 'ja')).toEqual([japanese]);
  });

  it('keeps all without words', () => {
    expect(findEntries(all, '  ', 'en')).toEqual(all);
  });
});

describe('phoneEntries', () => {
  it('takes those that say so and are open', () => {
    expect(phoneEntries(all)).toEqual([orders, library]);
    expect(phoneEntries([{ ...orders, closed: 'Not yours.' }, library])).toEqual([library]);
  });

  it('takes the first open ones when none says so', () => {
    expect(phoneEntries([japanese])).toEqual([japanese]);
  });
});

describe('permitted', () => {
  const secret = entry('/settings', 'Settings', { permission: 'settings' });

  it('asks about those that need a permission', () => {
    expect(permitted([orders, secret], () => false)).toEqual([orders]);
    expect(permitted([orders, secret], (permission) => permission === 'settings')).toEqual([orders, secret]);
  });

  it('keeps all where nobody is asked', () => {
    expect(permitted([orders, secret])).toEqual([orders, secret]);
  });
});
