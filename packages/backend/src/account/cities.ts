/** Cities of the world, loaded into memory on first use. */
import { createHash } from 'node:crypto';
import { fold } from '../products/folding.ts';

interface City {
  name: string;
  countryCode: string;
  stateCode: string;
}

interface Entry extends City {
  /** Normalised name for searching. */
  folded: string;
}

/** Maximum cities in a search result. */
const mostFound = 20;

/** An id that is stable as long as a city keeps its name. */
function cityId({ name, countryCode, stateCode }: City): string {
  const digest = createHash('sha256').update(name).digest('hex').slice(0, 10);
  return `cty_${countryCode}_${stateCode}_${digest}`;
}

async function load() {
  const places = await import('country-state-city');
  const all: Entry[] = places.City.getAllCities().map(({ name, countryCode, stateCode }) => ({
    name,
    countryCode,
    stateCode,
    folded: fold(name),
  }));
  // Sorted by name, as search results are.
  all.sort((a, b) => (a.folded < b.folded ? -1 : a.folded > b.folded ? 1 : cityId(a) < cityId(b) ? -1 : 1));
  return { places, all };
}

let loading: ReturnType<typeof load> | undefined;

function loaded(): ReturnType<typeof load> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Index of the first entry not before the text. */
function lowerBound(all: readonly Entry[], text: string): number {
  let [low, high] = [0, all.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((all[middle]?.folded ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

function* matches(all: readonly Entry[], text: string): Generator<Entry> {
  for (let place = lowerBound(all, text); all[place]?.folded.startsWith(text); place++) yield all[place] as Entry;
  const later = [` ${text}`, `-${text}`];
  for (const entry of all) {
    if (!entry.folded.startsWith(text) && later.some((part) => entry.folded.includes(part))) yield entry;
  }
}

export interface FoundCity {
  id: string;
  name: string;
  state: { id: string; name: string } | null;
  /** ISO 3166. */
  countryCode: string;
}

type Places = Awaited<ReturnType<typeof load>>['places'];

function foundCity(places: Places, city: City): FoundCity {
  const { countryCode, stateCode, name } = city;
  const state = places.State.getStateByCodeAndCountry(stateCode, countryCode);
  return {
    id: cityId(city),
    name,
    state: state ? { id: `${countryCode}-${stateCode}`, name: state.name } : null,
    countryCode,
  };
}

/** Cities whose name starts with a text, then those with a later word that does; at most 20. */
export async function searchCities(query: string): Promise<FoundCity[]> {
  const text = fold(query);
  if (text === '') return [];
  const { places, all } = await loaded();
  const found: FoundCity[] = [];
  for (const city of matches(all, text)) {
    found.push(foundCity(places, city));
    if (found.length === mostFound) break;
  }
  return found;
}

/** The city with an id; undefined if there is none. */
export async function findCity(id: string): Promise<FoundCity | undefined> {
  const [, country, state] = /^cty_([A-Z]{2})_([A-Za-z0-9-]{1,10})_[0-9a-f]{10}$/.exec(id) ?? [];
  if (!country || !state) return undefined;
  const { places, all } = await loaded();
  const city = all.find((one) => one.countryCode === country && one.stateCode === state && cityId(one) === id);
  return city && foundCity(places, city);
}
