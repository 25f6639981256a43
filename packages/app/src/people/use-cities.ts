import { getPlaceOfCity, searchCities } from '@smart-art/api-client/queries';
import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useServices } from '../services/services.ts';

/** Minimum query length of the server's city search (get-city). */
const LEAST = 2;

/** City search, and the place of a city (get-city, get-country-state-by-city; 000 section 7). */
export function useCities() {
  const intl = useIntl();
  const { sso } = useServices().clients;
  const queryClient = useQueryClient();
  return {
    /** Cities matching the typed text, as options of a ComboBox. */
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
    /** State and country of a city; undefined on failure: the user then types them. */
    async placeOf(id: string): Promise<{ state: string; country: string } | undefined> {
      const place = await queryClient.fetchQuery(getPlaceOfCity(sso, id)).catch(() => undefined);
      return place && { state: place.state?.name ?? '', country: place.country.id };
    },
  };
}
