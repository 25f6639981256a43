import type { Import, ImportField } from '@smart-art/api-client/queries';
import { workColumns } from '../../works/work-columns.ts';
import { bareReadings, columnNames } from './column-names.ts';
import { sheetField } from './import-fields.ts';
import { fieldIn, programOf } from './sheet/programs.ts';

const importFields = Object.keys(columnNames) as ImportField[];

/** Normalizes case, width and punctuation. */
const plain = (header: string) =>
  header
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[_\-/:*.#"'’]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Text in brackets is more often a unit than part of the name. */
const withoutBrackets = (name: string) => name.replace(/\s*(?:\([^)]*\)|\[[^\]]*\]|【[^】]*】)/g, '').trim();

/** Units and currencies at the end of a header do not identify its field. */
const withoutUnit = (name: string) =>
  name.replace(/\s+(?:in )?(?:cm|mm|in|inch|inches|kg|lbs?|usd|jpy|円|yen|\$|¥|%)$/, '').trim();

/** Fields by normalized name. The headers of the library's export override other names: the last entry of a key wins. */
const fieldByName = new Map<string, ImportField>([
  ...importFields.flatMap((field) => [...columnNames[field], field].map((alias) => [plain(alias), field] as const)),
  ...workColumns.flatMap(({ id, header, derived }) => {
    const field = derived ? undefined : sheetField(id);
    return field ? [header.en, header.ja].map((name) => [plain(name), field] as const) : [];
  }),
]);

/**
 * The field that a header names.
 *
 * @param after field of the column before it
 */
export function guessField(header: string, after?: ImportField): ImportField | undefined {
  const name = plain(header);
  const bare = withoutBrackets(name);
  if (bareReadings.has(bare)) return after === 'artist_name' ? 'artist_reading' : 'title_reading';
  return [name, bare, withoutUnit(bare)].map((form) => fieldByName.get(form)).find((field) => field !== undefined);
}

/** Each field at its first matching column; names defined by a recognized program take precedence. */
export function guessColumns(headers: readonly string[]): Import['columns'] {
  const program = programOf(headers);
  const taken = new Set<ImportField>();
  let before: ImportField | undefined;
  return headers.flatMap((header, column) => {
    const field = fieldIn(program, header) ?? guessField(header, before);
    before = field;
    if (!field || taken.has(field)) return [];
    taken.add(field);
    return [{ column, field }];
  });
}
