import { expect, test } from 'vitest';
import { createKnown, type Resource } from './versions.ts';

const versions = { languages: 'l1', notifications: 'n1', profile: 'p1', settings: 's1', agreement: 'a1' };

function known(loaded: Partial<Record<Resource, number>> = {}) {
  const stale: Resource[] = [];
  const { learn } = createKnown({ loadedAt: (name) => loaded[name] ?? 0, onStale: (name) => stale.push(name) });
  return { learn, stale };
}

test('the same versions again are no news', () => {
  const { learn, stale } = known();
  expect(learn({ versions, askedAt: 5 })).toBe(true);
  expect(learn({ versions: { ...versions }, askedAt: 6 })).toBe(false);
  expect(stale).toEqual([]);
});

test('another version makes stale what it is of, and nothing else', () => {
  const { learn, stale } = known();
  learn({ versions, askedAt: 5 });
  expect(learn({ versions: { ...versions, notifications: 'n2', agreement: 'a2' }, askedAt: 6 })).toBe(true);
  expect(stale).toEqual(['notifications', 'agreement']);
});

test('what was loaded before the first versions were asked for may be older than they', () => {
  const { learn, stale } = known({ profile: 4, notifications: 5, settings: 6 });
  learn({ versions, askedAt: 5 });
  expect(stale).toEqual(['profile']);
});

test('versions may come one by one', () => {
  const { learn, stale } = known();
  learn({ versions: { profile: 'p1' }, askedAt: 1 });
  learn({ versions: { settings: 's1' }, askedAt: 2 });
  learn({ versions: { profile: 'p2' }, askedAt: 3 });
  expect(stale).toEqual(['profile']);
});
