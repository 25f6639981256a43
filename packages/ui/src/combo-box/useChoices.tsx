import { Plus, RefreshCw } from '../icons/index.ts';
import { type ListEntries, type ListOption, optionsOf } from '../list-box/options.ts';
import { useStrings, useUi } from '../provider/index.ts';
import { capped, type Match, matching, named } from './matches.ts';
import { strings } from './strings.ts';
import { type Search, useSearch } from './useSearch.ts';

/** Maximum number of rendered options. */
const MOST = 300;
/** Debounce of searches in ms. */
const PAUSE = 250;
/** Values of action rows, which no option can have. */
export const CREATE = '\u0000create';
export const RETRY = '\u0000retry';

interface Options<Value extends string> {
  options: ListEntries<Value>;
  match: Match;
  onSearch: Search<Value> | undefined;
  /** True if the typed name can be created. */
  creates: boolean;
  /** True if text without a match is allowed. */
  allowsCustom: boolean;
  /** The typed text. */
  query: string;
  /** During IME composition no search is sent, and "no match" is not reported. */
  composing: boolean;
  open: boolean;
  /** The last known option for the value, which search results may no longer contain. */
  known: ListOption<Value> | undefined;
}

export interface Choices<Value extends string> {
  /** Rows of the list: options and actions. */
  entries: ListEntries;
  /** All options that a typed name may refer to. */
  every: ListEntries<Value>;
  loading: boolean;
  /** Number of options as text, for screen readers. */
  counted: string;
  /** Message below the options. */
  status: string | undefined;
  retry: () => void;
}

/** The contents of a combobox list: matches or search results for the typed text, and their messages. */
export function useChoices<Value extends string>(options: Options<Value>): Choices<Value> {
  const { onSearch, creates, allowsCustom, composing, open, known } = options;
  const { locale } = useUi();
  const string = useStrings(strings);
  const query = options.query.trim();
  const searches = onSearch && query !== '';
  const search = useSearch(onSearch, searches && open && !composing ? query : null, PAUSE);

  const found = searches
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
