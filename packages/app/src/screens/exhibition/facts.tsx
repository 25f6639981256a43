import type { ExhibitionDetails } from '@smart-art/api-client/queries';
import { attendancesOf } from '@smart-art/openapi/rules';
import type { DescriptionItem } from '@smart-art/ui/description-list';
import { Link } from '@smart-art/ui/link';
import { Money } from '@smart-art/ui/money';
import { Stack } from '@smart-art/ui/stack';
import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { timesOf } from '../../exhibitions/times.ts';
import { listMessages } from '../exhibitions/list.messages.ts';
import { pageMessages as messages } from './page.messages.ts';

type Fact =
  | 'there'
  | 'here'
  | 'place'
  | 'rooms'
  | 'exhibitorFee'
  | 'virtualFee'
  | 'physicalFee'
  | 'exhibitorPlaces'
  | 'attendeePlaces'
  | 'organiser';

const fee = (intl: IntlShape, money: ExhibitionDetails['exhibitor_fee']) =>
  money ? <Money {...money} /> : intl.formatMessage(messages.free);

const places = (intl: IntlShape, left: number, most: number) =>
  left === 0 ? intl.formatMessage(messages.noPlace) : intl.formatMessage(messages.left, { left, most });

function Place({ intl, exhibition }: { intl: IntlShape; exhibition: ExhibitionDetails }) {
  const { address, map_link: map } = exhibition;
  return (
    <Stack gap={1}>
      {address && <span>{address}</span>}
      {map && (
        <Link external href={map}>
          {intl.formatMessage(messages.map)}
        </Link>
      )}
    </Stack>
  );
}

function Organiser({ intl, organiser }: { intl: IntlShape; organiser: ExhibitionDetails['organiser'] }) {
  const { name, company, email, phone, website } = organiser;
  return (
    <Stack gap={1}>
      <span>{name}</span>
      {company && <span>{company}</span>}
      <Link href={`mailto:${email}`}>{email}</Link>
      {phone && <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</Link>}
      {website && (
        <Link external href={website}>
          {intl.formatMessage(messages.website)}
        </Link>
      )}
    </Stack>
  );
}

/** The details of an exhibition (001 section 3). @param clock the reader's time zone, an IANA name */
export function factsOf(intl: IntlShape, exhibition: ExhibitionDetails, clock: string): DescriptionItem[] {
  const { address, map_link, virtual_link: rooms, time_zone: zone } = exhibition;
  const [there, here] = [timesOf(intl, exhibition), timesOf(intl, exhibition, clock)];
  const ways = attendancesOf(exhibition);
  const facts: [Fact, ReactNode][] = [
    ['there', `${intl.formatMessage(listMessages.until, there)} (${zone.replaceAll('_', ' ')})`],
    /* Omit the reader's times if they equal the local ones. */
    ['here', (there.start !== here.start || there.end !== here.end) && intl.formatMessage(listMessages.until, here)],
    ['place', (address || map_link) && <Place exhibition={exhibition} intl={intl} />],
    [
      'rooms',
      ways.includes('virtual') &&
        (rooms ? (
          <Link external href={rooms}>
            {intl.formatMessage(messages.enter)}
          </Link>
        ) : (
          !exhibition.is_organiser && intl.formatMessage(messages.roomsLater)
        )),
    ],
    ['exhibitorFee', fee(intl, exhibition.exhibitor_fee)],
    ['virtualFee', ways.includes('virtual') && fee(intl, exhibition.virtual_attendee_fee)],
    ['physicalFee', ways.includes('physical') && fee(intl, exhibition.physical_attendee_fee)],
    ['exhibitorPlaces', places(intl, exhibition.exhibitors_left, exhibition.maximum_exhibitors)],
    ['attendeePlaces', places(intl, exhibition.subscribers_left, exhibition.maximum_subscribers)],
    ['organiser', <Organiser intl={intl} key="organiser" organiser={exhibition.organiser} />],
  ];
  return facts.flatMap(([name, description]) =>
    description ? [{ term: intl.formatMessage(messages[name]), description }] : [],
  );
}
