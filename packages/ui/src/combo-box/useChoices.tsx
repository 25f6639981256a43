import { Plus, RefreshCw } from '../icons/index.ts';
import { type ListEntries, type ListOption, optionsOf } from '../list-box/options.ts';
import { useStrings, useUi } from '../provider/index.ts';
import { capped, type Match, matching, named } from './matches.ts';
import { strings } from './strings.ts';
import { type Search, useSearch } from './useSearch.ts';

/** At most so many options are drawn at a time. */
const MOST = 300;
/** A server is asked when nothing was typed for so many milliseconds. */
const PAUSE = 250;
/** Rows that do something; no option is called so. */
export const CREATE = '\u0000create';
export const RETRY = '\u0000retry';

interface Options<Value extends string> {
  options: ListEntries<Value>;
  match: Match;
  onSearch: Search<Value> | undefined;
  /** Whether a new name is offered to be added. */
  creates: boolean;
  /** Whether a text that matches nothing is fine. */
  allowsCustom: boolean;
  /** What was typed. */
  query: string;
  /** In the middle of a composed word a server is not asked, and no match is no news. */
  composing: boolean;
  open: boolean;
  /** What a search may have forgotten, and is still known. */
  known: ListOption<Value> | undefined;
}

export interface Choices<Value extends string> {
  /** What the list shows: options, and rows that do something. */
  entries: ListEntries;
  /** What a typed name may mean. */
  every: ListEntries<Value>;
  loading: boolean;
  /** How many options there are, in words, for who cannot see them. */
  counted: string;
  /** What is to be said below the options. */
  status: string | undefined;
  retry: () => void;
}

/** What a combobox offers for what was typed: matches, answers of a server, and what is said about them. */
export function useChoices<Value extends string>(options: Options<Value>): Choices<Value> {
  const { onSearch, creates, allowsCustom, composing, open, known } = options;
  const { locale } = useUi();
  const string = useStrings(strings);
  const query = options.query.trim();
  const asks = onSearch && query !== '';
  const search = useSearch(onSearch, asks && open && !composing ? query : null, PAUSE);

  const found = asks
    ? search.status === 'failed'
      ? []
      : search.entries
    : matching(options.options, query, options.match);
  const every = onSearch ? [...options.options, ...search.entries, ...(known ? [known] : [])] : options.options;
  const count = optionsOf(found).length;
  const loading = search.status === 'loading';
  const adds = creates && query !== '' && !loading && !composing && !named(every, query);
  const rows: ListOption[] = [];
  if (search.status === 'failed') {
    rows.push({ value: RETRY, label: string('retry'), prefix: <RefreshCw size={18} /> });
  } else if (adds) {
    rows.push({ value: CREATE, label: string('create', { label: query }), prefix: <Plus size={18} /> });
  }

  const write = (value: number) => new Intl.NumberFormat(locale).format(value);
  const status = (): string | undefined => {
    if (loading) return string('searching');
    if (search.status === 'failed') return string('failed');
    if (count > MOST) return string('more', { shown: write(MOST), count: write(count) });
    if (count > 0 || adds || allowsCustom || composing) return undefined;
    return query === '' ? string('nothing') : string('none', { query });
  };

  return {
    entries: [...capped<string>(found, MOST), ...rows],
    every,
    loading,
    counted: string(count === 1 ? 'one' : 'other', { count: write(count) }),
    status: status(),
    retry: search.retry,
  };
}
