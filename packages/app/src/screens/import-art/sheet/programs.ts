/** Recognizes the exports of programs artists use by their columns, and converts them to one row per work. */
import type { ImportField } from '@smart-art/api-client/queries';
import { textOfHtml, withoutReferences } from './html.ts';
import type { Note, Sheet, SheetRow } from './sheet.ts';

export type Program = 'Artwork Archive' | 'Artsy' | 'Artlogic' | 'Etsy' | 'Shopify';

interface Known {
  name: Program;
  /** Columns that together identify the program. */
  has: readonly string[];
  /** The fields of columns whose names are misleading or unknown. */
  fields: Readonly<Record<string, ImportField>>;
}

const plain = (header: string) =>
  header
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[_\-/:.()[\]]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const programs: readonly Known[] = [
  {
    name: 'Artwork Archive',
    has: ['piece name'],
    fields: {
      'piece name': 'title',
      type: 'category',
      'creation date': 'year',
      'framed height': 'frame_height',
      'available quantity': 'pieces',
      'additional images': 'images',
    },
  },
  {
    name: 'Artsy',
    has: ['title', 'medium', 'materials'],
    fields: { medium: 'category', materials: 'medium', metric: 'size_unit', 'artist s': 'artist_name' },
  },
  {
    name: 'Artlogic',
    has: ['title', 'stock number'],
    fields: {
      'retail price': 'sale_cost',
      'category type': 'category',
      'image filename': 'images',
      'main image': 'images',
    },
  },
  {
    name: 'Etsy',
    has: ['title', 'currency code'],
    fields: { 'currency code': 'sale_cost_currency', materials: 'medium', quantity: 'pieces' },
  },
  {
    name: 'Shopify',
    has: ['handle', 'title'],
    fields: {
      vendor: 'artist_name',
      type: 'category',
      'body html': 'description',
      'variant inventory qty': 'pieces',
      'inventory quantity': 'pieces',
      'variant price': 'sale_cost',
      'image src': 'images',
      'product image url': 'images',
    },
  },
];

export function programOf(headers: readonly string[]): Known | undefined {
  const names = new Set(headers.map(plain));
  return programs.find(({ has }) => has.every((name) => names.has(name)));
}

/** The field of a column as defined by the program that wrote the sheet. */
export const fieldIn = (program: Known | undefined, header: string): ImportField | undefined =>
  program && Object.hasOwn(program.fields, plain(header)) ? program.fields[plain(header)] : undefined;

/** Our library's export contains each work's id, in either language. */
const isOurs = (headers: readonly string[]) => {
  const names = new Set(headers.map(plain));
  return (names.has('work id') && names.has('title')) || (names.has('作品id') && names.has('作品名'));
};

const pictureColumn =
  /^(?:image|photo|picture|画像|写真)s? ?(?:url|src|link|file(?:name)?|name)? ?\d+(?: (?:url|src|link|file(?:name)?|name))?$/;
const firstNames = /^(?:artist )?(?:first|given) ?name$|^名$/;
const lastNames = /^(?:artist )?(?:last|family|sur) ?name$|^姓$/;

/** Joins several columns into one, at the position of the first. */
function joined(
  { headers, rows }: Sheet,
  columns: readonly number[],
  header: string,
  by: (parts: string[]) => string,
): Sheet {
  const [place = 0] = columns;
  const others = new Set(columns.filter((column) => column !== place));
  const left = headers.map((_, column) => column).filter((column) => !others.has(column));
  const cellsOf = ({ cells }: SheetRow) =>
    left.map((column) =>
      column === place
        ? by(columns.map((one) => cells[one] ?? '').filter((text) => text !== ''))
        : (cells[column] ?? ''),
    );
  return {
    headers: left.map((column) => (column === place ? header : (headers[column] ?? ''))),
    rows: rows.map((row) => ({ number: row.number, cells: cellsOf(row) })),
  };
}

const columnsLike = ({ headers }: Sheet, form: RegExp) =>
  headers.flatMap((header, column) => (form.test(plain(header)) ? [column] : []));

/** In Japanese script the family name comes first. */
const fullName = (parts: string[]) =>
  parts.every((part) => /^[\u3041-\u30ff\u3400-\u9fff々ー]+$/.test(part))
    ? parts.toReversed().join(' ')
    : parts.join(' ');

function withWholeNames(sheet: Sheet): Sheet {
  const [first] = columnsLike(sheet, firstNames);
  const [last] = columnsLike(sheet, lastNames);
  const hasArtist = sheet.headers.some((header) => /^(?:artist|artist name|作家|作家名)$/.test(plain(header)));
  if (first === undefined || last === undefined || hasArtist) return sheet;
  return joined(sheet, [first, last], 'Artist', fullName);
}

function withOnePictureColumn(sheet: Sheet): Sheet {
  const columns = columnsLike(sheet, pictureColumn);
  return columns.length > 0 ? joined(sheet, columns, 'Images', (parts) => parts.join('\n')) : sheet;
}

/** Shop exports list a work's further pictures and variants as extra rows without a title. */
function withOneRowAWork(sheet: Sheet): { sheet: Sheet; notes: Note[] } {
  const at = (name: string) => sheet.headers.findIndex((header) => plain(header) === name);
  const [handle, title] = [at('handle'), at('title')];
  const picture = Math.max(at('image src'), at('product image url'));
  const price = at('variant price');
  const works = new Map<string, SheetRow>();
  const rows: SheetRow[] = [];
  const variants: number[] = [];
  for (const row of sheet.rows) {
    const key = row.cells[handle] ?? '';
    const work = works.get(key);
    if (!work || row.cells[title]) {
      const made = { number: row.number, cells: [...row.cells] };
      if (key) works.set(key, made);
      rows.push(made);
      continue;
    }
    const more = row.cells[picture];
    if (picture >= 0 && more && !(work.cells[picture] ?? '').split('\n').includes(more)) {
      work.cells[picture] = [work.cells[picture], more].filter(Boolean).join('\n');
    }
    if (price >= 0 && row.cells[price]) variants.push(row.number);
  }
  return {
    sheet: { headers: sheet.headers, rows },
    notes: variants.length > 0 ? [{ kind: 'variants', rows: variants }] : [],
  };
}

const withTexts = ({ headers, rows }: Sheet): Sheet => ({
  headers,
  rows: rows.map(({ number, cells }) => ({
    number,
    cells: cells.map((cell, column) =>
      plain(headers[column] ?? '') === 'body html' ? textOfHtml(cell) : withoutReferences(cell),
    ),
  })),
});

/** Converts a sheet to one row per work. Our own export comes back unchanged. */
export function asOneTable(sheet: Sheet): {
  sheet: Sheet;
  program: Program | undefined;
  isOwn: boolean;
  notes: Note[];
} {
  if (isOurs(sheet.headers)) return { sheet, program: undefined, isOwn: true, notes: [] };
  const program = programOf(sheet.headers)?.name;
  const one = program === 'Shopify' ? withOneRowAWork(sheet) : { sheet, notes: [] };
  return {
    sheet: withOnePictureColumn(withWholeNames(withTexts(one.sheet))),
    program,
    isOwn: false,
    notes: one.notes,
  };
}
