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
  /** Where its name begins in the text of all names. */
  start: number;
}

/** Separates the names in the text of all names; no name and no search contains it. */
const separator = '\n';

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
    start: 0,
  }));
  // Sorted by name, as search results are.
  all.sort((a, b) => (a.folded < b.folded ? -1 : a.folded > b.folded ? 1 : cityId(a) < cityId(b) ? -1 : 1));
  let start = 0;
  for (const entry of all) {
    entry.start = start;
    start += entry.folded.length + separator.length;
  }
  // One text, because searching it is twenty times faster than searching each name.
  return { places, all, names: all.map(({ folded }) => folded).join(separator) };
}

let loading: ReturnType<typeof load> | undefined;

function loaded(): ReturnType<typeof load> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Index of the first entry that does not come before the one searched for. */
function lowerBound(all: readonly Entry[], isBefore: (entry: Entry) => boolean): number {
  let [low, high] = [0, all.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(all[middle] as Entry)) low = middle + 1;
    else high = middle;
  }
  return low;
}

type Cities = Awaited<ReturnType<typeof load>>;

function* matches({ all, names }: Cities, text: string): Generator<Entry> {
  let place = lowerBound(all, ({ folded }) => folded < text);
  for (; all[place]?.folded.startsWith(text); place++) yield all[place] as Entry;
  const later = [` ${text}`, `-${text}`];
  const next = later.map((part) => names.indexOf(part));
  for (;;) {
    const found = next.filter((at) => at >= 0);
    if (found.length === 0) return;
    const at = Math.min(...found);
    const entry = all[lowerBound(all, ({ start, folded }) => start + folded.length <= at)] as Entry;
    if (!entry.folded.startsWith(text)) yield entry;
    const end = entry.start + entry.folded.length;
    for (const [index, part] of later.entries()) {
      const known = next[index] as number;
      if (known >= 0 && known < end) next[index] = names.indexOf(part, end);
    }
  }
}

export interface FoundCity {
  id: string;
  name: string;
  state: { id: string; name: string } | null;
  /** ISO 3166. */
  countryCode: string;
}

function foundCity(places: Cities['places'], city: City): FoundCity {
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
  const cities = await loaded();
  const found: FoundCity[] = [];
  for (const city of matches(cities, text)) {
    found.push(foundCity(cities.places, city));
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
