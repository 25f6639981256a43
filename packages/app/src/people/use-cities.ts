import { getPlaceOfCity, searchCities } from '@smart-art/api-client/queries';
import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useServices } from '../services/services.ts';

/** The server finds cities from so many characters on (get-city). */
const LEAST = 2;

/** Cities to pick from, and where a city is (get-city, get-country-state-by-city; 000 section 7). */
export function useCities() {
  const intl = useIntl();
  const { sso } = useServices().clients;
  const queryClient = useQueryClient();
  return {
    /** The cities of a name as far as it is typed, as options of a ComboBox. */
    async search(typed: string) {
      const query = typed.trim();
      if ([...query].length < LEAST) return [];
      const found = await queryClient.fetchQuery(searchCities(sso, query));
      return found.map(({ id, name, state, country }) => ({
        value: id,
        label: name,
        description: intl.formatList(
          [state, country].filter((part) => part !== null),
          { type: 'unit' },
        ),
      }));
    },
    /** State and country of a city; undefined where they cannot be had, and are typed instead. */
    async placeOf(id: string): Promise<{ state: string; country: string } | undefined> {
      const place = await queryClient.fetchQuery(getPlaceOfCity(sso, id)).catch(() => undefined);
      return place && { state: place.state?.name ?? '', country: place.country.id };
    },
  };
}
