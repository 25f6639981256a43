import { limits } from '../constants.ts';
import type { Handlers } from '../http/handler.ts';
import { notFound } from '../http/http-error.ts';
import { enforceRateLimit } from '../http/rate-limit.ts';
import type { Language } from '../messages/messages.ts';
import type { Services } from '../services.ts';
import { type FoundCity, findCity, searchCities } from './cities.ts';
import { countryIn, countryName, isCountry, listCountries } from './countries.ts';
import { listIndustries, listSubTypes } from './industries.ts';

/** Some countries in the city data have no calling code. */
const countryOf = (language: Language, { countryCode }: FoundCity) =>
  isCountry(countryCode) ? countryIn(language, countryCode) : undefined;

/** Countries, cities and industries (000 section 7). */
export function referenceHandlers(
  services: Services,
): Pick<Handlers, 'listPhoneCodes' | 'listIndustries' | 'listIndustrySubTypes' | 'searchCities' | 'getPlaceOfCity'> {
  const { queries } = services;
  return {
    async listPhoneCodes({ language }) {
      return { status: 200, body: { success: true, data: listCountries(language) } };
    },

    async listIndustries({ language }) {
      return { status: 200, body: { success: true, data: await listIndustries(queries, language) } };
    },

    async listIndustrySubTypes({ path, language }) {
      const data = await listSubTypes(queries, path.id, language);
      if (data.length === 0) throw notFound();
      return { status: 200, body: { success: true, data } };
    },

    async searchCities({ path, language, request }) {
      await enforceRateLimit(services, 'citySearches', request.ip, limits.citySearches);
      const found = await searchCities(path.query);
      const data = found
        .filter((city) => countryOf(language, city))
        .map(({ id, name, state, countryCode }) => ({
          id,
          name,
          state: state?.name ?? null,
          country: countryName(language, countryCode),
        }));
      return { status: 200, body: { success: true, data } };
    },

    async getPlaceOfCity({ path, language }) {
      const found = await findCity(path.id);
      const country = found && countryOf(language, found);
      if (!found || !country) throw notFound();
      const { id, name, state } = found;
      return { status: 200, body: { success: true, data: { city: { id, name }, state, country } } };
    },
  };
}
