import {
  type BusinessRecord,
  listIndustrySubTypes,
  type OwnProfile,
  type PersonCard,
} from '@smart-art/api-client/queries';
import { DescriptionList } from '@smart-art/ui/description-list';
import { EmptyState } from '@smart-art/ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import { type IntlShape, useIntl } from 'react-intl';
import { useServices } from '../../services/services.ts';
import { profileMessages as messages } from './Profile.messages.ts';

/** Country codes whose international numbers keep the leading 0. */
const KEEPS_ZERO = ['39'];

/** Formats `81-JP` and `0848221234` as `+81 848221234`, which can be dialled from anywhere. */
function numberOf(code: string, number: string): string {
  const [country = ''] = code.split('-');
  return `+${country} ${KEEPS_ZERO.includes(country) ? number : number.replace(/^0/, '')}`;
}

/** A country's name in the UI language, by its ISO 3166 code. */
export const countryOf = (intl: IntlShape, code: string): string =>
  intl.formatDisplayName(code, { type: 'region' }) ?? code;

/** Company, industry and numbers. */
export function BusinessFacts({ person, profile }: { person: PersonCard; profile: OwnProfile }) {
  const intl = useIntl();
  const { clients } = useServices();
  const { business } = profile;
  const { data: subTypes } = useQuery({
    ...listIndustrySubTypes(clients.sso, business?.industry_id ?? ''),
    enabled: business !== null,
  });
  if (!business) return <EmptyState size="line" title={intl.formatMessage(messages.noBusiness)} />;
  const subType = subTypes?.find(({ id }) => id === business.industry_sub_type_id)?.name;
  const industry = [person.industry, subType].filter((name) => name != null);
  return (
    <DescriptionList
      items={[
        { term: intl.formatMessage(messages.company), description: business.company },
        { term: intl.formatMessage(messages.industry), description: intl.formatList(industry, { type: 'unit' }) },
        {
          term: intl.formatMessage(messages.telephone),
          description: numberOf(business.telephone_code, business.telephone),
        },
        { term: intl.formatMessage(messages.mobile), description: numberOf(business.mobile_code, business.mobile) },
        { term: intl.formatMessage(messages.fax), description: numberOf(business.fax_code, business.fax) },
        {
          term: intl.formatMessage(messages.international),
          description: intl.formatMessage(profile.accepts_international_delivery ? messages.yes : messages.no),
        },
        {
          term: intl.formatMessage(messages.showsContact),
          description: intl.formatMessage(profile.shows_contact ? messages.yes : messages.no),
        },
      ]}
    />
  );
}

/** The address of the business. */
export function AddressFacts({ business }: { business: BusinessRecord | null }) {
  const intl = useIntl();
  if (!business) return <EmptyState size="line" title={intl.formatMessage(messages.noBusiness)} />;
  const street = [business.address_line_1, business.address_line_2].filter((line) => line != null);
  return (
    <DescriptionList
      items={[
        { term: intl.formatMessage(messages.street), description: intl.formatList(street, { type: 'unit' }) },
        { term: intl.formatMessage(messages.city), description: business.city },
        ...(business.state ? [{ term: intl.formatMessage(messages.state), description: business.state }] : []),
        { term: intl.formatMessage(messages.pinCode), description: business.pin_code },
        { term: intl.formatMessage(messages.country), description: countryOf(intl, business.country) },
      ]}
    />
  );
}
