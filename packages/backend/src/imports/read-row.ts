/** From the texts of a row to what a save would be sent. */

import type { ImportSettings, NameField } from '../db/schema/index.ts';
import type { FieldRefusals } from '../http/refusal.ts';
import type { ImportField, Texts } from './fields.ts';
import { type ChosenNames, type Directory, findName } from './names.ts';
import { readLength, readSize, type SizeUnit } from './read-size.ts';
import {
  plain,
  readBoolean,
  readCurrency,
  readDate,
  readFileNames,
  readLine,
  readLines,
  readMoney,
  readNumber,
  readWord,
} from './read-text.ts';

export interface Reader {
  directory: Directory;
  chosen: ChosenNames;
  settings: ImportSettings;
}

export interface ReadRow {
  /** The body of a save; what could not be read stands in it as text. */
  input: Record<string, unknown>;
  /** Why something could not be read, by field of the sheet. */
  problems: FieldRefusals;
  unknownNames: { field: NameField; text: string }[];
  imageNames: string[];
}

interface Sheet {
  texts: Texts;
  reader: Reader;
  made: ReadRow;
}

const says = (texts: Texts, field: ImportField): string | undefined => texts[field]?.trim() || undefined;

/** A cell may be broken to fit its column; these are one line wherever they are shown. */
const lines = ['title', 'artist_name', 'medium'] as const;
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
  ['year', /\s*年$/],
  ['pieces', /\s*(?:pieces?|pcs?|点|枚|個)\.?$/i],
  ['discount_percentage', /\s*(?:%|パーセント)$/],
  ['minimum_rental_months', /\s*(?:months?|[かカヶケ箇]?月)$/i],
  ['maximum_rental_months', /\s*(?:months?|[かカヶケ箇]?月)$/i],
] as const satisfies readonly (readonly [ImportField, RegExp])[];

function readPlain({ texts, made }: Sheet): void {
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
    if (text) made.input[field] = readNumber(text, units);
  }
}

const sides = ['width', 'height', 'depth', 'frame_height'] as const;

type SheetUnit = SizeUnit | 'mm';

const inCentimetres = { cm: 1, in: 2.54, mm: 0.1 } as const;

/** To two decimals, as the contract keeps lengths: a work has one unit, and millimetres are none of a work's. */
const converted = (value: number, from: SheetUnit, to: SizeUnit) =>
  from === to ? value : Math.round(((value * inCentimetres[from]) / inCentimetres[to]) * 100) / 100;

const isUnit = (text: string | undefined): text is SheetUnit =>
  text !== undefined && Object.hasOwn(inCentimetres, text);

function readSizes({ texts, reader, made }: Sheet): void {
  const whole = says(texts, 'size');
  const size = whole === undefined ? undefined : readSize(whole, reader.settings.size_order);
  if (whole !== undefined && !size) made.problems.size = [{ key: 'importSizeUnread' }];
  const own = sides.map((side) => [side, says(texts, side) ? readLength(says(texts, side) ?? '') : undefined] as const);
  const unitText = says(texts, 'size_unit');
  const column = unitText && readWord('size_unit', unitText);
  // What a number without a unit is in.
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

function readWeights({ texts, reader, made }: Sheet): void {
  const given = weights.flatMap((field) => says(texts, field) ?? []);
  const column = says(texts, 'weight_unit');
  const named = given.map((text) => weightUnits.exec(plain(text))?.[0]).find((unit) => unit !== undefined);
  const unit = column ?? named?.replace(/\.$/, '');
  if (given.length > 0 || column) {
    made.input.weight_unit = unit === undefined ? reader.settings.weight_unit : readWord('weight_unit', unit);
  }
  for (const field of weights) {
    const text = says(texts, field);
    if (text) made.input[field] = readNumber(text, weightUnits);
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
    const currencyText = says(texts, currencyField);
    const currency = currencyText === undefined ? reader.settings.currency : readCurrency(currencyText);
    if (currency === undefined) made.problems[currencyField] = [{ key: 'currencyWrong' }];
    else made.input[field] = readMoney(text, currency);
  }
}

/** The record that a text names; what is unknown is noted. */
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

function readRecords(sheet: Sheet): void {
  const { texts, reader, made } = sheet;
  const { input } = made;
  const type = says(texts, 'type');
  if (type) input.type = readWord('type', type);
  const category = named(sheet, 'category', typeof input.type === 'string' ? input.type : undefined);
  const fallback = reader.directory.category.find(({ id }) => id === reader.settings.category_id);
  const filed = category ?? (says(texts, 'category') ? undefined : fallback);
  if (filed) {
    input.category_id = filed.id;
    // A sheet of paintings need not say that they are art.
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

/** Reads a row; nothing is decided about what it says. */
export function readRow(texts: Texts, reader: Reader): ReadRow {
  const made: ReadRow = { input: {}, problems: {}, unknownNames: [], imageNames: [] };
  const sheet = { texts, reader, made };
  readPlain(sheet);
  readSizes(sheet);
  readWeights(sheet);
  readAmounts(sheet);
  readRecords(sheet);
  made.imageNames = [...new Map(readFileNames(texts.images ?? '').map((name) => [name.toLowerCase(), name])).values()];
  return made;
}
