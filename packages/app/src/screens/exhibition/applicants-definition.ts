import type { ExhibitionUser, ListExhibitionUsersParams } from '@smart-art/api-client/queries';
import type { ListDefinition, ListState } from '@smart-art/ui/list-view';
import type { IntlShape } from 'react-intl';
import { statusMessages } from '../../exhibitions/exhibition.messages.ts';
import { peopleMessages as messages } from './page.messages.ts';

export type Role = ExhibitionUser['role'];

const statuses = Object.keys(statusMessages) as ExhibitionUser['status'][];

/** Filters of the applicants. Their URL parameters carry a prefix. */
export const applicantsDefinition = (intl: IntlShape): ListDefinition => ({
  prefix: 'people.',
  filters: [
    {
      kind: 'one',
      id: 'status',
      label: intl.formatMessage(messages.status),
      options: statuses.map((value) => ({ value, label: intl.formatMessage(statusMessages[value]) })),
    },
  ],
});

/** The request parameters without the page; a message to all uses the same. */
export const paramsOf = (role: Role, { search, filters }: ListState): ListExhibitionUsersParams => ({
  role,
  ...(search.trim() && { search: search.trim() }),
  /* The value is one of its filter's options. */
  ...(filters.status !== undefined && { status: filters.status as ExhibitionUser['status'] }),
});
