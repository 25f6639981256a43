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

test('passes on the number of waiting orders without treating it as a version', () => {
  const { learn, versions: current } = createKnown({ onStale: () => {}, madeUnder: () => undefined });
  learn({ ...versions, orders_waiting: 2 });
  expect(learn({ ...versions, orders_waiting: 3 })).toBe(false);
  expect(current().orders_waiting).toBe(3);
});

function known(madeUnder?: string) {
  const stale: Resource[] = [];
  const { learn } = createKnown({ onStale: (name) => stale.push(name), madeUnder: () => madeUnder });
  return { learn, stale };
}

test('the first versions mark everything as stale', () => {
  const { learn, stale } = known();
  expect(learn(versions)).toBe(true);
  expect(stale).toEqual(Object.keys(versions));
});

test('the first versions keep responses made under the same tag', () => {
  const { learn, stale } = known('"t1"');
  expect(learn({ ...versions, tag: '"t1"' })).toBe(true);
  expect(stale).toEqual([]);
  expect(learn({ ...versions, orders: 'o2', tag: '"t2"' })).toBe(true);
  expect(stale).toEqual(['orders']);
});

test.each([
  ['another tag', '"t0"', '"t1"'],
  ['a tag, but the versions have none', '"t0"', undefined],
  ['several tags', undefined, '"t1"'],
])('the first versions mark everything as stale if made under %s', (_, madeUnder, tag) => {
  const { learn, stale } = known(madeUnder);
  learn({ ...versions, tag });
  expect(stale).toEqual(Object.keys(versions));
});

test('unchanged versions mark nothing as stale', () => {
  const { learn, stale } = known();
  learn(versions);
  stale.length = 0;
  expect(learn({ ...versions })).toBe(false);
  expect(stale).toEqual([]);
});

test('a changed version marks only its own resource as stale', () => {
  const { learn, stale } = known();
  learn(versions);
  stale.length = 0;
  expect(learn({ ...versions, notifications: 'n2', agreement: 'a2' })).toBe(true);
  expect(stale).toEqual(['notifications', 'agreement']);
});

test('accepts versions one at a time', () => {
  const { learn, stale } = known();
  learn({ profile: 'p1' });
  learn({ settings: 's1' });
  learn({ profile: 'p2' });
  expect(stale).toEqual(['profile', 'settings', 'profile']);
});
