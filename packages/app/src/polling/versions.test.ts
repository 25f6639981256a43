import { expect, test } from 'vitest';
import { createKnown, type Resource } from './versions.ts';

const versions = {
  languages: 'l1',
  notifications: 'n1',
  profile: 'p1',
  settings: 's1',
  agreement: 'a1',
  library: 'w1',
  orders: 'o1',
};

test('how many orders wait is passed on, and is no version', () => {
  const { learn, versions: held } = createKnown({ onStale: () => {} });
  learn({ ...versions, orders_waiting: 2 });
  expect(learn({ ...versions, orders_waiting: 3 })).toBe(false);
  expect(held().orders_waiting).toBe(3);
});

function known() {
  const stale: Resource[] = [];
  const { learn } = createKnown({ onStale: (name) => stale.push(name) });
  return { learn, stale };
}

test('the first versions may be of other answers than those that are held', () => {
  const { learn, stale } = known();
  expect(learn(versions)).toBe(true);
  expect(stale).toEqual(Object.keys(versions));
});

test('the same versions again are no news', () => {
  const { learn, stale } = known();
  learn(versions);
  stale.length = 0;
  expect(learn({ ...versions })).toBe(false);
  expect(stale).toEqual([]);
});

test('another version makes stale what it is of, and nothing else', () => {
  const { learn, stale } = known();
  learn(versions);
  stale.length = 0;
  expect(learn({ ...versions, notifications: 'n2', agreement: 'a2' })).toBe(true);
  expect(stale).toEqual(['notifications', 'agreement']);
});

test('versions may come one by one', () => {
  const { learn, stale } = known();
  learn({ profile: 'p1' });
  learn({ settings: 's1' });
  learn({ profile: 'p2' });
  expect(stale).toEqual(['profile', 'settings', 'profile']);
});
