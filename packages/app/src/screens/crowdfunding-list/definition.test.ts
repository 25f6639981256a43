import { readListState } from '@smart-art/ui/list-view';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { paramsOf, requestsDefinition } from './definition.ts';
import type { RequestList } from './paths.ts';

const intl = createIntl({ locale: 'en', onError: () => {} });
const queryOf = (list: RequestList, search: string) =>
  paramsOf(list, readListState(requestsDefinition(intl, list), new URLSearchParams(search)));

test('adds the parameter of each list', () => {
  expect(queryOf('requests', '')).toEqual({ sort: '-created_at' });
  expect(queryOf('purchased', '')).toEqual({ sort: '-created_at', purchased: 1 });
  expect(queryOf('cancelled', '')).toEqual({ sort: '-created_at', is_deleted: 1 });
});

test('ignores URL parameters of other lists', () => {
  expect(queryOf('requests', 'status=revoked&sort=-valid_until&search=%20boat%20')).toEqual({
    sort: '-valid_until',
    status: 'revoked',
    search: 'boat',
  });
  expect(queryOf('requests', 'status=cancelled')).toEqual({ sort: '-created_at' });
  expect(queryOf('cancelled', 'status=revoked&sort=-valid_until')).toEqual({ sort: '-created_at', is_deleted: 1 });
});

test('shows counts by status only in the list of all requests', () => {
  const counts = { all: 3, requested: 1, accepted: 2, rejected: 0, cancelled: 4, revoked: 0, closed: 0, purchased: 1 };
  const optionsOf = (list: RequestList) => {
    const [filter] = requestsDefinition(intl, list, counts).filters ?? [];
    return filter?.kind === 'one' ? filter.options.map(({ value, count }) => [value, count]) : [];
  };
  expect(optionsOf('requests').slice(0, 3)).toEqual([
    ['', undefined],
    ['requested', 1],
    ['accepted', 2],
  ]);
  expect(optionsOf('purchased')).toEqual([
    ['', undefined],
    ['accepted', undefined],
    ['closed', undefined],
  ]);
  expect(optionsOf('cancelled')).toEqual([]);
});
