import type { PersonCard } from '@smart-art/api-client/queries';
import type { IntlShape } from 'react-intl';
import { personMessages as messages } from './people.messages.ts';

/** City and country in the order of the language, as far as known. */
export const placeOf = (intl: IntlShape, { city, country }: Pick<PersonCard, 'city' | 'country'>): string | null =>
  city && country ? intl.formatMessage(messages.cityCountry, { city, country }) : (city ?? country);
