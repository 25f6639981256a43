import type { PersonCard } from '@smart-art/api-client/queries';
import { DescriptionList } from '@smart-art/ui/description-list';
import { Link } from '@smart-art/ui/link';
import { useIntl } from 'react-intl';
import { personMessages as messages } from './people.messages.ts';
import { placeOf } from './place-of.ts';

/** Public details of a person, as far as known. */
export function PersonFacts({ person }: { person: PersonCard }) {
  const intl = useIntl();
  const { company, industry, contact } = person;
  const facts = [
    { term: intl.formatMessage(messages.company), description: company },
    { term: intl.formatMessage(messages.industry), description: industry },
    { term: intl.formatMessage(messages.place), description: placeOf(intl, person) },
    ...(contact
      ? [
          {
            term: intl.formatMessage(messages.email),
            description: <Link href={`mailto:${contact.email}`}>{contact.email}</Link>,
          },
          {
            term: intl.formatMessage(messages.telephone),
            description: contact.telephone && (
              <Link href={`tel:${contact.telephone.replaceAll(' ', '')}`}>{contact.telephone}</Link>
            ),
          },
        ]
      : [{ term: intl.formatMessage(messages.contact), description: intl.formatMessage(messages.contactHidden) }]),
  ];
  return <DescriptionList items={facts.filter(({ description }) => description !== null)} />;
}
