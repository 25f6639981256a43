import { type ListEntries, type ListOption, optionsOf } from '../list-box/options.ts';

/** Letters without a Unicode decomposition, and what users type for them. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  '’': "'",
};

/**
 * Normalises text for comparison: ignores case, accents (é, ō), width (ア ｱ Ａ) and kana type, so that easy typing finds
 * correct spelling.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[ßæœøłđðþı’]/g, (letter) => letters[letter] ?? letter)
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Where the typed text must match: `part`, every word anywhere in label, description or keywords; `start`, the whole
 * text at the start of the label or a keyword.
 */
export type Match = 'part' | 'start';

const folded = new WeakMap<ListOption, { all: string; starts: string }>();

/** The searchable text of an option, folded once. */
function haystack(option: ListOption) {
  const known = folded.get(option);
  if (known) return known;
  const { label, description, keywords } = option;
  const text = {
    all: fold([label, description, keywords].filter(Boolean).join(' ')),
    starts: `\n${fold(label)}\n${fold(keywords ?? '').replaceAll(' ', '\n')}`,
  };
  folded.set(option, text);
  return text;
}

/** The options that match a query, in their order and under their headings. */
export function matching<Value extends string>(
  entries: ListEntries<Value>,
  query: string,
  match: Match = 'part',
): ListEntries<Value> {
  const text = fold(query);
  if (text === '') return entries;
  const words = text.split(' ');
  const fits = (option: ListOption<Value>) => {
    const { all, starts } = haystack(option);
    return match === 'start' ? starts.includes(`\n${text}`) : words.every((word) => all.includes(word));
  };
  return entries.flatMap<ListEntries<Value>[number]>((entry) => {
    if (!('options' in entry)) return fits(entry) ? [entry] : [];
    const options = entry.options.filter(fits);
    return options.length > 0 ? [{ ...entry, options }] : [];
  });
}

/** The one option with exactly this label, ignoring case, width and accents. None if two share it. */
export function named<Value extends string>(entries: ListEntries<Value>, label: string): ListOption<Value> | undefined {
  const name = fold(label);
  const found = optionsOf(entries).filter((option) => !option.disabled && fold(option.label) === name);
  return found.find((option) => option.label === label.trim()) ?? (found.length === 1 ? found[0] : undefined);
}

/** The first `most` options, so that a very long list opens as fast as a short one. */
export function capped<Value extends string>(entries: ListEntries<Value>, most: number): ListEntries<Value> {
  let room = most;
  return entries.flatMap<ListEntries<Value>[number]>((entry) => {
    if (room <= 0) return [];
    if (!('options' in entry)) {
      room -= 1;
      return [entry];
    }
    const options = entry.options.slice(0, room);
    room -= options.length;
    return [{ ...entry, options }];
  });
}
