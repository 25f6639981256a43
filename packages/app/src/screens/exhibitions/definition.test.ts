import { readListState } from '@smart-art/ui/list-view';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { exhibitionsDefinition, paramsOf } from './definition.ts';

const intl = createIntl({ locale: 'en', onError: () => {} });
const queryOf = (list: 'exhibitions' | 'attendee', search: string) =>
  paramsOf(readListState(exhibitionsDefinition(intl, list), new URLSearchParams(search)));

test('converts a URL to the query parameters of the contract', () => {
  expect(
    queryOf('exhibitions', 'search=%20salt%20&category=Both&type=Photo+Exhibition&when=upcoming&sort=start_date'),
  ).toEqual({ search: 'salt', category: 'Both', type: 'Photo Exhibition', when: 'upcoming', sort: 'start_date' });
});

test('ignores parameters and values that the list does not have', () => {
  expect(queryOf('exhibitions', 'category=Circus&when=soon&status=applied')).toEqual({ sort: '-created_at' });
});

test('filters attendances by status, except by those that need a decision', () => {
  expect(queryOf('attendee', 'status=subscribed')).toEqual({ sort: '-created_at', status: 'subscribed' });
  expect(queryOf('attendee', 'status=applied')).toEqual({ sort: '-created_at' });
});
