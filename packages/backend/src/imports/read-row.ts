/** Converts the texts of a row to the body of a save. */
import { fileKey } from '@smart-art/openapi/rules';
import type { ImportSettings, NameField } from '../db/schema/index.ts';
import type { FieldErrors } from '../http/http-error.ts';
import type { ImportField, Texts } from './fields.ts';
import { type ChosenNames, type Directory, findName } from './names.ts';
import { readLength, readSize, type SizeUnit } from './read-size.ts';
import {
  type DecimalSign,
  isFailure,
  isUnclear,
  namesForeignMoney,
  plain,
  readBoolean,
  readCount,
  readCurrency,
  readCurrencyCode,
  readDate,
  readFileNames,
  readFraction,
  readLine,
  readLines,
  readMoney,
  readNumber,
  readWord,
  readYear,
} from './read-text.ts';

export interface Reader {
  directory: Directory;
  chosen: ChosenNames;
  settings: ImportSettings;
  /** Decimal separator of a field's column; "open" if unknown, undefined if not needed. */
  decimalOf(field: ImportField): DecimalSign | 'open' | undefined;
}

export interface ReadRow {
  /** The body of a save; unreadable values are kept as text. */
  input: Record<string, unknown>;
  /** Why something could not be read, by field of the sheet. */
  problems: FieldErrors;
  unknownNames: { field: NameField; text: string }[];
  imageNames: string[];
}

interface Sheet {
  texts: Texts;
  reader: Reader;
  made: ReadRow;
}

const says = (texts: Texts, field: ImportField): string | undefined => texts[field]?.trim() || undefined;

/** Line breaks that fit a text into its cell are removed: these fields are displayed on one line. */
const lines = ['title', 'title_reading', 'artist_name', 'artist_reading', 'medium'] as const;
const paragraphs = ['description', 'wash_guide'] as const;
const booleans = [
  'washable',
  'for_sale',
  'for_rent',
  'rent_renewal',
  'return_policy_accepted',
  'internationally_acceptable',
  'international_agreement_accepted',
  'commitment_accepted',
] as const;
const dates = ['discount_start_date', 'discount_end_date'] as const;
const numbers = [
  ['pieces', /\s*(?:pieces?|pcs?|点|枚|個)\.?$/i],
  ['minimum_rental_months', /\s*(?:months?|[かカヶケ箇]?月)$/i],
  ['maximum_rental_months', /\s*(?:months?|[かカヶケ箇]?月)$/i],
] as const satisfies readonly (readonly [ImportField, RegExp])[];

/** Reads a decimal number, whose column may have no known separator. */
function readDecimal({ reader, made }: Sheet, field: ImportField, text: string, units: RegExp): number | string {
  const sign = reader.decimalOf(field);
  const bare = plain(text).replace(units, '');
  if (sign === 'open' && isUnclear(bare)) made.problems[field] = [{ key: 'importNumberUnclear' }];
  return readFraction(bare) ?? readNumber(text, units, sign === 'open' ? undefined : sign);
}

function readPlain(sheet: Sheet): void {
  const { texts, made } = sheet;
  for (const field of lines) if (says(texts, field)) made.input[field] = readLine(says(texts, field) ?? '');
  for (const field of paragraphs) if (says(texts, field)) made.input[field] = readLines(says(texts, field) ?? '');
  for (const field of booleans) {
    const text = says(texts, field);
    if (text) made.input[field] = readBoolean(text);
  }
  for (const field of dates) {
    const text = says(texts, field);
    if (text) made.input[field] = readDate(text);
  }
  for (const [field, units] of numbers) {
    const text = says(texts, field);
    if (text) made.input[field] = readCount(text, units);
  }
  const year = says(texts, 'year');
  if (year) made.input.year = readYear(year);
  const discount = says(texts, 'discount_percentage');
  if (discount) {
    made.input.discount_percentage = readDecimal(
      sheet,
      'discount_percentage',
      discount,
      /\s*(?:%|パーセント|percent)$/i,
    );
  }
}

const sides = ['width', 'height', 'depth', 'frame_height'] as const;

type SheetUnit = SizeUnit | 'mm';

const inCentimetres = { cm: 1, in: 2.54, mm: 0.1 } as const;

/** Rounded to two decimals, as in the contract. Works are in cm or in, so millimetres are converted. */
const converted = (value: number, from: SheetUnit, to: SizeUnit) =>
  from === to ? value : Math.round(((value * inCentimetres[from]) / inCentimetres[to]) * 100) / 100;

const isUnit = (text: string | undefined): text is SheetUnit =>
  text !== undefined && Object.hasOwn(inCentimetres, text);

function readSizes({ texts, reader, made }: Sheet): void {
  const whole = says(texts, 'size');
  const size = whole === undefined ? undefined : readSize(whole, reader.settings.size_order, reader.decimalOf('size'));
  if (whole !== undefined && !size) made.problems.size = [{ key: 'importSizeUnread' }];
  if (size?.isUnclear) made.problems.size = [{ key: 'importNumberUnclear' }];
  const own = sides.map((side) => {
    const text = says(texts, side);
    return [side, text ? readLength(text, reader.decimalOf(side)) : undefined] as const;
  });
  for (const [side, length] of own) if (length?.isUnclear) made.problems[side] = [{ key: 'importNumberUnclear' }];
  const unitText = says(texts, 'size_unit');
  const column = unitText && readWord('size_unit', unitText);
  // The unit of numbers without one.
  const named = size?.unit ?? own.find(([, length]) => length?.unit)?.[1]?.unit;
  const bare: SheetUnit = isUnit(column) ? column : (named ?? reader.settings.size_unit);
  const unit = bare === 'mm' ? 'cm' : bare;
  made.input.size_unit = column && !isUnit(column) ? column : unit;
  for (const [side, length] of own) {
    const value = length ? length.value : side === 'frame_height' ? undefined : size?.[side];
    const from = (length ? length.unit : size?.unit) ?? bare;
    if (value !== undefined) made.input[side] = typeof value === 'number' ? converted(value, from, unit) : value;
  }
}

const weights = ['weight_without_frame', 'weight_with_frame'] as const;
const weightUnits = /\s*(?:kgs?|kilograms?|キロ(?:グラム)?|lbs?\.?|pounds?|ポンド)$/i;

const inKilograms = { kg: 1, lb: 0.453_592_37 } as const;

const isWeightUnit = (text: string | undefined): text is keyof typeof inKilograms =>
  text !== undefined && Object.hasOwn(inKilograms, text);

/** The unit named in a weight itself. */
function ownWeightUnit(text: string): string | undefined {
  const unit = weightUnits.exec(plain(text))?.[0].trim().replace(/\.$/, '');
  return unit && readWord('weight_unit', unit);
}

/** A work has one weight unit; weights in another unit are converted. */
function readWeights(sheet: Sheet): void {
  const { texts, reader, made } = sheet;
  const given = weights.flatMap((field) => says(texts, field) ?? []);
  const columnText = says(texts, 'weight_unit');
  if (given.length === 0 && !columnText) return;
  const column = columnText === undefined ? undefined : readWord('weight_unit', columnText);
  const unit = column ?? given.map(ownWeightUnit).find(Boolean) ?? reader.settings.weight_unit;
  made.input.weight_unit = unit;
  for (const field of weights) {
    const text = says(texts, field);
    if (!text) continue;
    const value = readDecimal(sheet, field, text, weightUnits);
    const own = ownWeightUnit(text);
    const isOther = isWeightUnit(own) && isWeightUnit(unit) && own !== unit;
    made.input[field] =
      typeof value === 'number' && isOther
        ? Math.round(((value * inKilograms[own]) / inKilograms[unit]) * 100) / 100
        : value;
  }
}

const amounts = [
  ['sale_cost', 'sale_cost_currency'],
  ['rental_cost_per_month', 'rental_cost_currency'],
  ['deposit_cost', 'deposit_cost_currency'],
] as const satisfies readonly (readonly [ImportField, ImportField])[];

function readAmounts({ texts, reader, made }: Sheet): void {
  for (const [field, currencyField] of amounts) {
    const text = says(texts, field);
    if (!text) continue;
    if (namesForeignMoney(text)) {
      made.problems[field] = [{ key: 'importForeignMoney' }];
      continue;
    }
    const currencyText = says(texts, currencyField);
    // If the sheet has a currency column, an empty cell does not get the default currency.
    const hasColumn = texts[currencyField] !== undefined;
    const currency = currencyText
      ? readCurrencyCode(currencyText)
      : hasColumn
        ? readCurrency(text)
        : reader.settings.currency;
    const own = readCurrency(text);
    if (currency === undefined || (currencyText && own && own !== currency)) {
      made.problems[currencyField] = [{ key: 'currencyWrong' }];
    } else made.input[field] = readMoney(text, currency);
  }
}

/** The record a text names; an unknown name is noted. */
function named(sheet: Sheet, field: NameField, within?: string) {
  const { texts, reader, made } = sheet;
  const text = says(texts, field);
  if (!text) return undefined;
  const found = findName(reader.directory, reader.chosen, field, text, within);
  if (found) return found;
  made.unknownNames.push({ field, text: text.slice(0, 500) });
  made.problems[field] = [{ key: `importUnknown_${field}` }];
  return undefined;
}

const isType = (text: string) => ['art', 'photo', 'design', 'frame'].includes(text);

function readRecords(sheet: Sheet): void {
  const { texts, reader, made } = sheet;
  const { input } = made;
  const type = says(texts, 'type');
  // Many programs have a "type" column with the category: "Painting" is not one of our types.
  const meant =
    type && !says(texts, 'category') ? findName(reader.directory, reader.chosen, 'category', type) : undefined;
  const isOwnType = type !== undefined && isType(readWord('type', type));
  if (type && (isOwnType || !meant)) input.type = readWord('type', type);
  const category =
    (isOwnType ? undefined : meant) ??
    named(sheet, 'category', typeof input.type === 'string' ? input.type : undefined);
  const fallback = reader.directory.category.find(({ id }) => id === reader.settings.category_id);
  const filed = category ?? (says(texts, 'category') ? undefined : fallback);
  if (filed) {
    input.category_id = filed.id;
    // A category implies the type.
    input.type ??= filed.within;
  }
  const sub = named(sheet, 'sub_category', filed?.id);
  if (sub) {
    input.sub_category_id = sub.id;
    if (!filed && !says(texts, 'category')) {
      input.category_id = sub.within;
      input.type ??= reader.directory.category.find(({ id }) => id === sub.within)?.within;
    }
  }
  const others = ['frame_material', 'frame_vendor', 'refund_policy'] as const;
  for (const field of others) {
    const record = named(sheet, field);
    if (record) input[`${field}_id`] = record.id;
  }
}

/** The texts of a row without spreadsheet errors such as #REF!. */
function withoutFailures(texts: Texts, made: ReadRow): Texts {
  const failed = Object.entries(texts).flatMap(([field, text]) =>
    text !== undefined && isFailure(text) ? [field] : [],
  );
  for (const field of failed) made.problems[field] = [{ key: 'importCellFailed' }];
  return Object.fromEntries(Object.entries(texts).filter(([field]) => !failed.includes(field)));
}

/** Parses a row without validating it. */
export function readRow(cells: Texts, reader: Reader): ReadRow {
  const made: ReadRow = { input: {}, problems: {}, unknownNames: [], imageNames: [] };
  const texts = withoutFailures(cells, made);
  const sheet = { texts, reader, made };
  readPlain(sheet);
  readSizes(sheet);
  readWeights(sheet);
  readAmounts(sheet);
  readRecords(sheet);
  made.imageNames = [...new Map(readFileNames(texts.images ?? '').map((name) => [fileKey(name), name])).values()];
  return made;
}
