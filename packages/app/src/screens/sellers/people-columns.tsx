import { resolveSource } from '@smart-art/api-client';
import type { PersonCard } from '@smart-art/api-client/queries';
import { personName } from '@smart-art/openapi/person-name';
import { Avatar } from '@smart-art/ui/avatar';
import type { Column, TableLayout } from '@smart-art/ui/data-table';
import { dayAt } from '@smart-art/ui/date-field';
import { formatDate } from '@smart-art/ui/date-time';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { actorMessages, personMessages } from '../../people/people.messages.ts';
import { placeOf } from '../../people/place-of.ts';
import { sellersMessages as messages } from './sellers.messages.ts';

/** Default columns: as many as fit beside the sidebar at 1280 px. */
export const usualColumns: TableLayout = { order: [], hidden: ['industry', 'telephone'], widths: {} };

export const nameOf = ({ firstname, lastname }: PersonCard): string => personName(firstname, lastname);

/** A person's picture or initials. */
export function Face({ person, productUrl }: { person: PersonCard; productUrl: string }) {
  const picture = person.profile_image && resolveSource(productUrl, person.profile_image);
  return <Avatar name={nameOf(person)} picture={picture} />;
}

/* The contract filters by UTC days, so the list shows UTC days, too. */
const dayOf = (intl: IntlShape, instant: string) => formatDate(new Date(instant), intl);

/** The columns of the list. Ids are the wire names of the sort fields. */
export function peopleColumns(intl: IntlShape, productUrl: string): Column<PersonCard>[] {
  const column = (
    id: string,
    header: MessageDescriptor,
    text: (person: PersonCard) => string | null | undefined,
    more: Partial<Column<PersonCard>>,
  ): Column<PersonCard> => ({ id, header: intl.formatMessage(header), text: (person) => text(person) ?? '', ...more });
  return [
    {
      id: 'picture',
      header: intl.formatMessage(messages.picture),
      render: (person) => <Face person={person} productUrl={productUrl} />,
      picture: true,
    },
    column('name', messages.name, nameOf, { look: 'strong', width: 136, sortable: true }),
    column('role', messages.kind, ({ actor_type }) => intl.formatMessage(actorMessages[actor_type]), {
      width: 120,
      priority: 1,
    }),
    column('company', personMessages.company, ({ company }) => company, { width: 136, priority: 3 }),
    column('industry', personMessages.industry, ({ industry }) => industry, { width: 130, priority: 5 }),
    column('place', personMessages.place, (person) => placeOf(intl, person), { width: 140, priority: 2 }),
    column('email', personMessages.email, ({ contact }) => contact?.email, { width: 180, priority: 6 }),
    column('telephone', personMessages.telephone, ({ contact }) => contact?.telephone, { width: 150, priority: 7 }),
    column('member_since', messages.since, ({ member_since }) => dayOf(intl, member_since), {
      width: 132,
      priority: 4,
      sortable: true,
    }),
  ];
}

/** The columns of an export: what the people share, days in ISO 8601. */
export function peopleCsv(intl: IntlShape): Column<PersonCard>[] {
  const column = (id: string, header: MessageDescriptor, csv: Column<PersonCard>['csv']): Column<PersonCard> => ({
    id,
    header: intl.formatMessage(header),
    csv: csv ?? false,
  });
  return [
    column('name', messages.name, nameOf),
    column('role', messages.kind, ({ actor_type }) => intl.formatMessage(actorMessages[actor_type])),
    column('company', personMessages.company, ({ company }) => company),
    column('industry', personMessages.industry, ({ industry }) => industry),
    column('city', messages.city, ({ city }) => city),
    column('country', messages.country, ({ country }) => country),
    column('email', personMessages.email, ({ contact }) => contact?.email),
    column('telephone', personMessages.telephone, ({ contact }) => contact?.telephone),
    column('member_since', messages.since, ({ member_since }) => dayAt(new Date(member_since), intl.timeZone)),
  ];
}
