import type { ImageRecord } from '@smart-art/api-client/queries';
import { expect, test } from 'vitest';
import { emptyWork, type WorkForm } from '../work-editor/work-form.ts';
import type { WorkState } from '../work-editor/work-state.ts';
import { remoteChangeOf } from './remote-change.ts';

const state = (values: Partial<WorkForm> = {}, ids = 'a'): WorkState => ({
  values: { ...emptyWork('Hana Morita'), title: 'Harbour', ...values },
  images: [...ids].map((id) => ({ id }) as ImageRecord),
});
const base = state();

test('a form without unsaved input shows the newer version, and lists the changed parts', () => {
  const theirs = state({ medium: 'Gouache' }, 'ab');
  expect(remoteChangeOf(base, base, theirs, false)).toEqual({
    kind: 'adopt',
    shown: theirs,
    parts: ['medium', 'images'],
  });
});

test('a form with unsaved input keeps it, even if only another field was changed remotely', () => {
  const mine = state({ title: 'Mine' });
  expect(remoteChangeOf(base, mine, state({ medium: 'Gouache' }), true)).toEqual({ kind: 'tell', parts: ['medium'] });
  const both = state({ medium: 'Gouache', title: 'Theirs' });
  expect(remoteChangeOf(base, mine, both, true)).toEqual({ kind: 'tell', parts: ['medium', 'title'] });
});

test('an identical change, or a new version number alone, is not reported', () => {
  const mine = state({ title: 'Same' });
  expect(remoteChangeOf(base, mine, state({ title: 'Same' }), true)).toEqual({ kind: 'adopt', shown: mine, parts: [] });
  expect(remoteChangeOf(base, mine, base, true)).toEqual({ kind: 'adopt', shown: mine, parts: [] });
  expect(remoteChangeOf(base, base, base, false)).toEqual({ kind: 'adopt', shown: base, parts: [] });
});

test('a pending upload counts as unsaved input', () => {
  expect(remoteChangeOf(base, base, state({ medium: 'Gouache' }), true)).toEqual({ kind: 'tell', parts: ['medium'] });
});
