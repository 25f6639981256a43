import type { ExhibitionDetails, WorkOnShow } from '@smart-art/api-client/queries';
import { describe, expect, test } from 'vitest';
import { inOrder, type WorkOrder, worksToPrint } from './works-to-print.ts';

const work = (id: string, title: string, artist_name: string | null, readings: Partial<WorkOnShow> = {}) =>
  ({ id, title, title_reading: null, artist_name, artist_reading: null, ...readings }) as WorkOnShow;

const works = [
  work('1', 'Untitled 10', 'Mori'),
  work('2', 'Zenith', null),
  work('3', 'Untitled 9', 'Mori'),
  work('4', 'Äther', 'Ota'),
];

const exhibition = (more: object) =>
  ({ works, is_organiser: false, exhibitor_subscription: null, deleted_at: null, ...more }) as ExhibitionDetails;

const subscription = (status: string) => ({ exhibitor_subscription: { status, works: [{ id: '3' }, { id: 'gone' }] } });

describe('printable works', () => {
  test('all for the organiser', () => {
    expect(worksToPrint(exhibition({ is_organiser: true }))).toEqual(works);
  });

  test.each(['subscribed', 'cancellation_requested'])('own works for %s exhibitors', (status) => {
    expect(worksToPrint(exhibition(subscription(status)))).toEqual([works[2]]);
  });

  test.each(['applied', 'accepted', 'declined', 'unsubscribed', 'cancelled'])('none for %s exhibitors', (status) => {
    expect(worksToPrint(exhibition(subscription(status)))).toBeNull();
  });

  test('none for other sellers or in a deleted exhibition', () => {
    expect(worksToPrint(exhibition({}))).toBeNull();
    expect(worksToPrint(exhibition({ is_organiser: true, deleted_at: '2026-11-01T00:00:00Z' }))).toBeNull();
  });
});

test.each<[WorkOrder, string[]]>([
  ['artist', ['3', '1', '4', '2']],
  ['title', ['4', '3', '1', '2']],
  ['show', ['1', '2', '3', '4']],
])('sorts works by %s', (order, ids) => {
  expect(inOrder(works, order, 'en').map(({ id }) => id)).toEqual(ids);
});

test.each<[WorkOrder, string[]]>([
  ['artist', ['3', '1', '2']],
  ['title', ['1', '2', '3']],
])('sorts works by the reading of %s', (order, ids) => {
  const read = [
    work('1', '朝の峠', '森田 花', { title_reading: 'アサノトウゲ', artist_reading: 'もりた はな' }),
    work('2', '霧の尾根', '渡辺 健二', { title_reading: 'きりのおね', artist_reading: 'ワタナベ ケンジ' }),
    work('3', '桜', '相沢 空', { title_reading: 'さくら', artist_reading: 'あいざわ そら' }),
  ];
  expect(inOrder(read, order, 'ja').map(({ id }) => id)).toEqual(ids);
});
