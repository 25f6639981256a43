import type { Import, ImportField, ImportSettings } from '@smart-art/api-client/queries';
import { workColumns } from '../../works/work-columns.ts';
import { sheetField } from './import-fields.ts';
import { fieldIn, programOf } from './sheet/programs.ts';

/** Names of columns in both languages. The first match wins. */
const aliases: Record<ImportField, readonly string[]> = {
  title: [
    'title',
    'work title',
    'artwork title',
    'piece name',
    'title of work',
    'product name',
    'listing title',
    '題',
    '作品タイトル名',
    'name',
    'artwork',
    'work',
    '作品名',
    'タイトル',
    '題名',
    '名称',
    '作品',
    '作品タイトル',
  ],
  title_reading: [
    'title reading',
    'reading of title',
    'title kana',
    'title furigana',
    '作品名ふりがな',
    '作品名フリガナ',
    '作品名のふりがな',
    '作品名(ふりがな)',
    '作品名(フリガナ)',
    '作品名かな',
    '作品名カナ',
    '作品名(かな)',
    '作品名(カナ)',
    '作品名よみ',
    '作品名(よみ)',
    '作品名の読み',
    'タイトル(かな)',
    'タイトル(カナ)',
    'タイトル(ふりがな)',
    'タイトル(フリガナ)',
    'タイトルかな',
    'タイトルカナ',
    'タイトルよみ',
  ],
  type: ['type', 'kind', 'work type', '種類', '種別', 'タイプ', '作品の種類'],
  category: ['category', 'genre', 'classification', 'カテゴリー', 'カテゴリ', 'ジャンル', '分類'],
  sub_category: ['sub category', 'subcategory', 'style', 'サブカテゴリー', 'サブカテゴリ', '小分類'],
  artist_name: [
    'artist',
    'artist name',
    'artist s',
    'artists',
    'artist full name',
    'maker',
    'creator',
    'author',
    'photographer',
    '作家',
    '作家名',
    '作者',
    'アーティスト',
    'アーティスト名',
    '作者名',
    '制作者',
  ],
  artist_reading: [
    'artist reading',
    'reading of artist',
    'artist kana',
    'artist furigana',
    'artist name kana',
    '作家名ふりがな',
    '作家名フリガナ',
    '作家名のふりがな',
    '作家名(ふりがな)',
    '作家名(フリガナ)',
    '作家名かな',
    '作家名カナ',
    '作家名(かな)',
    '作家名(カナ)',
    '作家名よみ',
    '作家名(よみ)',
    '作家名の読み',
    '作家かな',
    '作家カナ',
    '作家(かな)',
    '作家(カナ)',
    '作家(フリガナ)',
    '作家ふりがな',
    '作家よみ',
    '作者名(かな)',
    '作者名(カナ)',
    '作者名(ふりがな)',
    '作者名(フリガナ)',
    '作者(かな)',
    '作者(ふりがな)',
    'アーティスト名(かな)',
    'アーティスト名(カナ)',
    'アーティスト名(ふりがな)',
    'アーティスト名(フリガナ)',
  ],
  year: [
    'year',
    'date',
    'creation year',
    'year created',
    'creation date',
    'date created',
    'year of creation',
    'date of creation',
    '制作年月',
    '制作年月日',
    'year made',
    'created',
    'date made',
    '制作年',
    '年',
    '年代',
    '作成年',
    '製作年',
  ],
  medium: [
    'medium',
    'media',
    'material',
    'materials',
    'technique',
    'medium materials',
    '画材・技法',
    '種類・素材',
    '技法',
    '素材',
    '技法・素材',
    '材質',
    '画材',
    '技法材質',
    'メディウム',
    '技法素材',
  ],
  description: [
    'description',
    'body html',
    'product description',
    'artwork description',
    'notes',
    'about',
    'statement',
    'comment',
    'details',
    '説明',
    '作品説明',
    '解説',
    '備考',
    'コメント',
    '紹介文',
  ],
  pieces: ['pieces', 'quantity', 'qty', 'stock', 'inventory', 'edition size', '点数', '数量', '在庫', '在庫数', '個数'],
  size: ['size', 'dimensions', 'dimension', 'measurements', 'dimensions text', 'サイズ', '寸法', '大きさ'],
  width: ['width', 'w', '幅', '横', '横幅', 'よこ'],
  height: ['height', 'h', '高さ', '縦', 'たて', '縦の長さ'],
  depth: ['depth', 'd', '奥行き', '奥行', '厚さ', '厚み'],
  frame_height: [
    'height with frame',
    'framed height',
    'height framed',
    'frame height',
    '額縁を含む高さ',
    '額装高さ',
    '額高さ',
  ],
  size_unit: [
    'unit',
    'size unit',
    'unit of size',
    'dimension unit',
    '単位',
    'サイズの単位',
    'サイズ単位',
    '長さの単位',
  ],
  weight_without_frame: ['weight', 'weight without frame', 'unframed weight', '重さ', '重量', '額縁なしの重さ'],
  weight_with_frame: ['weight with frame', 'framed weight', '額縁を含む重さ', '額装重量', '重さ（額縁あり）'],
  weight_unit: ['weight unit', 'unit of weight', '重さの単位', '重量単位'],
  washable: ['washable', 'can be washed', '洗える', '洗浄できる', '洗浄可'],
  wash_guide: [
    'wash guide',
    'how to wash it',
    'care',
    'care instructions',
    '洗い方',
    '洗浄の方法',
    '手入れ',
    'お手入れ方法',
  ],
  frame_material: ['frame material', '額縁の素材', '額素材'],
  frame_vendor: ['frame vendor', '額縁の販売元', '額縁の業者', '額縁業者'],
  for_sale: ['for sale', 'available', 'offered for sale', '販売', '販売中', '販売する', '販売可'],
  sale_cost: [
    'price',
    'sale cost',
    'sale price',
    'retail price',
    'list price',
    'cost',
    'variant price',
    '価格',
    '販売価格',
    '値段',
    '定価',
    '金額',
    '税込価格',
  ],
  sale_cost_currency: ['currency', 'currency code', 'price currency', '通貨', '通貨コード', '価格の通貨'],
  discount_percentage: ['discount', 'discount percentage', '割引', '割引率'],
  discount_start_date: [
    'discount start',
    'first day of the discount',
    'discount from',
    'discount start date',
    '割引開始日',
    '割引の開始日',
  ],
  discount_end_date: [
    'discount end',
    'last day of the discount',
    'discount until',
    'discount to',
    'discount end date',
    '割引終了日',
    '割引の終了日',
  ],
  for_rent: ['for rent', 'to rent', 'rentable', 'レンタル', 'レンタル可', 'レンタルする'],
  rental_cost_per_month: [
    'rent',
    'rental cost',
    'rent per month',
    'cost per month',
    'monthly rent',
    'rental cost per month',
    '月額',
    'レンタル料',
    '月額レンタル料',
    'レンタル料金',
    '1か月のレンタル料',
  ],
  rental_cost_currency: ['rental currency', 'rent currency', 'レンタルの通貨', 'レンタル料の通貨'],
  minimum_rental_months: [
    'minimum months',
    'minimum rental months',
    'shortest rental in months',
    '最短レンタル月数',
    '最短月数',
  ],
  maximum_rental_months: [
    'maximum months',
    'maximum rental months',
    'longest rental in months',
    '最長レンタル月数',
    '最長月数',
  ],
  rent_renewal: ['renewal', 'rent renewal', 'the rental can be renewed', '更新', 'レンタル更新', '更新可'],
  deposit_cost: ['deposit', 'deposit cost', 'security deposit', '保証金', 'デポジット', '敷金'],
  deposit_cost_currency: ['deposit currency', '保証金の通貨'],
  refund_policy: ['refund policy', '返金ポリシー'],
  return_policy_accepted: [
    'return policy',
    'return policy accepted',
    'returns accepted',
    '返品ポリシー',
    '返品可',
    '返品ポリシーへの同意',
  ],
  internationally_acceptable: [
    'international',
    'ships internationally',
    'internationally acceptable',
    '海外への発送',
    '海外発送',
    '海外販売',
    '海外可',
  ],
  international_agreement_accepted: [
    'international agreement',
    'international agreement accepted',
    '海外配送の規約',
    '海外発送の契約への同意',
    '海外配送の規約への同意',
  ],
  commitment_accepted: [
    'commitment',
    '12 month commitment',
    'commitment accepted',
    '12か月の掲載',
    '12か月間の掲載の約束',
  ],
  images: [
    'image',
    'images',
    'photo',
    'photos',
    'photograph',
    'photographs',
    'picture',
    'pictures',
    'image file',
    'file name',
    'filename',
    'image src',
    'image url',
    'image urls',
    'image file name',
    'image filename',
    'image files',
    'photo file',
    'main image',
    '画像url',
    '画像ファイル名',
    'file',
    '画像',
    '写真',
    '画像ファイル',
    '写真ファイル',
    'ファイル名',
    '画像名',
  ],
};

/** A reading of no said column: that of the title or of the artist, whichever column it comes after. */
const bareReadings = new Set([
  'reading',
  'furigana',
  'kana',
  'yomi',
  'yomigana',
  'ふりがな',
  'フリガナ',
  'かな',
  'カナ',
  'よみ',
  'ヨミ',
  'よみがな',
  'ヨミガナ',
  '読み',
  '読み仮名',
  '読みがな',
  '振り仮名',
]);

const importFields = Object.keys(aliases) as ImportField[];

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

/** The headers of the library's export, and each field's own name, take precedence over aliases. */
const fieldByName = new Map<string, ImportField>([
  ...importFields.flatMap((field) => [...aliases[field], field].map((alias) => [plain(alias), field] as const)),
  ...workColumns.flatMap(({ id, header, derived }) => {
    const field = derived ? undefined : sheetField(id);
    return field ? [header.en, header.ja].map((name) => [plain(name), field] as const) : [];
  }),
]);

/**
 * The field that a header names.
 *
 * @param after what the column before it is
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

/** The seller's settings for a sheet. Without a known currency, amounts have none until it is chosen. */
export type SheetSettings = Omit<ImportSettings, 'currency'> & Partial<Pick<ImportSettings, 'currency'>>;

/** A setting that could not be derived from the sheet and is only a default. */
export type Assumed = Exclude<keyof SheetSettings, 'category_id'>;

interface GuessedUnits {
  settings: SheetSettings;
  assumed: ReadonlySet<Assumed>;
}

type Described = Pick<Import, 'headers' | 'samples'> & Partial<Pick<Import, 'facts'>>;

/** Columns with amounts or their currency. */
export const moneyFields: readonly ImportField[] = [
  'sale_cost',
  'rental_cost_per_month',
  'deposit_cost',
  'sale_cost_currency',
  'rental_cost_currency',
  'deposit_cost_currency',
];
const decimalFields: readonly ImportField[] = [
  'size',
  'width',
  'height',
  'depth',
  'frame_height',
  'weight_without_frame',
  'weight_with_frame',
  'discount_percentage',
];

const yen = /¥|円|jpy|yen/;
const dollars = /us\$|(?<![a-z])\$|usd|ドル/;

/** The only currency named in headers and cells; undefined for none or several. */
function currencyIn(record: Described, columns: readonly number[], text: string) {
  const named = new Set<string>(columns.flatMap((column) => record.facts?.[column]?.currencies ?? []));
  if (yen.test(text)) named.add('JPY');
  if (dollars.test(text)) named.add('USD');
  if (named.size !== 1) return undefined;
  return (['JPY', 'USD'] as const).find((one) => named.has(one));
}

/** Columns with numbers such as "2.000" whose separator is ambiguous in every cell. */
export function unclearColumns({ facts = [] }: Partial<Pick<Import, 'facts'>>, columns: Import['columns']): number[] {
  return columns
    .filter(({ column, field }) => decimalFields.includes(field) && facts[column]?.decimal_sign === 'open')
    .map(({ column }) => column);
}

/** The decimal separator that all unambiguous columns agree on. */
function signOfOthers({ facts = [] }: Partial<Pick<Import, 'facts'>>) {
  const signs = new Set(facts.map(({ decimal_sign: sign }) => sign));
  const [point, comma] = [signs.has('point'), signs.has('comma')];
  if (point === comma) return undefined;
  return point ? ('point' as const) : ('comma' as const);
}

/** Whether an amount has no currency, neither in its cell nor in a currency column. */
export function needsCurrency({ facts = [] }: Partial<Pick<Import, 'facts'>>, columns: Import['columns']): boolean {
  const fields = new Set(columns.map(({ field }) => field));
  const amounts = [
    ['sale_cost', 'sale_cost_currency'],
    ['rental_cost_per_month', 'rental_cost_currency'],
    ['deposit_cost', 'deposit_cost_currency'],
  ] as const satisfies readonly (readonly [ImportField, ImportField])[];
  return columns.some(({ column, field }) =>
    amounts.some(([amount, currency]) => field === amount && !fields.has(currency) && (facts[column]?.bare ?? true)),
  );
}

/** Currency, units and decimal separator derived from headers and cells, for cells without their own. */
export function guessUnits(record: Described): GuessedUnits {
  const { headers, samples } = record;
  const columns = guessColumns(headers);
  const columnsOf = (fields: readonly ImportField[]) =>
    columns.flatMap(({ column, field }) => (fields.includes(field) ? [column] : []));
  const text = (fields: readonly ImportField[]) =>
    columnsOf(fields)
      .flatMap((column) => [headers[column], ...(samples[column] ?? [])])
      .join(' ')
      .normalize('NFKC')
      .toLowerCase();
  const currency = currencyIn(record, columnsOf(moneyFields), text(moneyFields));
  const sizes = text(['size', 'width', 'height', 'depth', 'size_unit']);
  const weights = text(['weight_without_frame', 'weight_with_frame', 'weight_unit']);
  const size_unit = /mm|ミリ/.test(sizes)
    ? 'mm'
    : /\bin\b|inch|"|″|\d\s*(?:'|ft)|インチ/.test(sizes)
      ? 'in'
      : /cm|センチ/.test(sizes)
        ? 'cm'
        : undefined;
  const weight_unit = /lb|pound|ポンド/.test(weights) ? 'lb' : /kg|キロ/.test(weights) ? 'kg' : undefined;
  const isWidthFirst = /w(?:idth)?\s*[x×]\s*h|横\s*[x×]\s*縦|幅\s*[x×]\s*高/.test(sizes);
  const isHeightFirst = /h(?:eight)?\s*[x×]\s*w|縦\s*[x×]\s*横|高さ?\s*[x×]\s*幅/.test(sizes);
  const decimal_sign = unclearColumns(record, columns).length > 0 ? signOfOthers(record) : undefined;
  const assumed = new Set<Assumed>();
  if (!size_unit) assumed.add('size_unit');
  if (!weight_unit) assumed.add('weight_unit');
  if (!isWidthFirst && !isHeightFirst) assumed.add('size_order');
  if (decimal_sign) assumed.add('decimal_sign');
  return {
    settings: {
      ...(currency && { currency }),
      size_unit: size_unit ?? 'cm',
      weight_unit: weight_unit ?? 'kg',
      size_order: isWidthFirst ? 'width_height' : 'height_width',
      ...(decimal_sign && { decimal_sign }),
    },
    assumed,
  };
}
