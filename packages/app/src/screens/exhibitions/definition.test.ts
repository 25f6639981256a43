import { readListState } from '@smart-art/ui/list-view';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { exhibitionsDefinition, questionOf } from './definition.ts';

const intl = createIntl({ locale: 'en', onError: () => {} });
const ask = (list: 'exhibitions' | 'attendee', address: string) =>
  questionOf(readListState(exhibitionsDefinition(intl, list), new URLSearchParams(address)));

test('an address is a question in the words of the wire', () => {
  expect(
    ask('exhibitions', 'search=%20salt%20&category=Both&type=Photo+Exhibition&when=upcoming&sort=start_date'),
  ).toEqual({ search: 'salt', category: 'Both', type: 'Photo Exhibition', when: 'upcoming', sort: 'start_date' });
});

test('what the contract does not know is not asked', () => {
  expect(ask('exhibitions', 'category=Circus&when=soon&status=applied')).toEqual({ sort: '-created_at' });
});

test('a status narrows what somebody applied for; nobody decides on attendees', () => {
  expect(ask('attendee', 'status=subscribed')).toEqual({ sort: '-created_at', status: 'subscribed' });
  expect(ask('attendee', 'status=applied')).toEqual({ sort: '-created_at' });
});
