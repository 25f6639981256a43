import type { Money, Product } from '@smart-art/api-client/queries';

/** The languages of exported and imported files. */
export type FileLanguage = 'en' | 'ja';

type Named = Record<FileLanguage, string>;
type Cell = string | number | null;

/** A column of a file of works. */
export interface WorkColumn {
  /** Field name in the API; an amount of money and its currency are two columns. */
  id: string;
  /** Its header, in each language. */
  header: Named;
  /** Reads the cell of a work. */
  read: (work: Product, language: FileLanguage) => Cell;
  /** Calculated by the server: exported, and ignored on import. */
  derived?: true;
}

/** Names of work types in a file. */
export const typeNames: Record<Product['type'], Named> = {
  art: { en: 'Art', ja: 'アート' },
  photo: { en: 'Photo', ja: '写真' },
  design: { en: 'Design', ja: 'デザイン' },
  frame: { en: 'Frame', ja: '額縁' },
};

/** Names of yes and no in a file. */
export const answerNames = { yes: { en: 'Yes', ja: 'はい' }, no: { en: 'No', ja: 'いいえ' } } as const satisfies Record<
  string,
  Named
>;

const statusNames: Record<Product['status'], Named> = {
  for_sale: { en: 'For sale', ja: '販売中' },
  to_rent: { en: 'To rent', ja: 'レンタル可' },
  for_sale_or_rent: { en: 'For sale or rent', ja: '販売・レンタル可' },
  needs_attention: { en: 'Needs attention', ja: '要確認' },
  not_offered: { en: 'Not offered', ja: '非公開' },
};

const answer = (value: boolean | null, language: FileLanguage): Cell =>
  value === null ? null : answerNames[value ? 'yes' : 'no'][language];

/** A column that holds a field of the work as it is. */
function plain(
  id: keyof { [Key in keyof Product as Product[Key] extends Cell ? Key : never]: 0 },
  en: string,
  ja: string,
): WorkColumn {
  return { id, header: { en, ja }, read: (work) => work[id] };
}

function yesOrNo(
  id: keyof { [Key in keyof Product as Product[Key] extends boolean | null ? Key : never]: 0 },
  en: string,
  ja: string,
): WorkColumn {
  return { id, header: { en, ja }, read: (work, language) => answer(work[id], language) };
}

function money(
  id: 'sale_cost' | 'rental_cost_per_month' | 'deposit_cost',
  amount: Named,
  currency: Named,
): WorkColumn[] {
  const part = (name: keyof Money) => (work: Product) => work[id]?.[name] ?? null;
  return [
    { id, header: amount, read: part('amount') },
    { id: `${id}_currency`, header: currency, read: part('currency') },
  ];
}

/**
 * The columns of a file of works, in order: what the library exports, an import understands. Choices are written as
 * their names in the file's language, dates as 2026-11-22.
 */
export const workColumns: readonly WorkColumn[] = [
  plain('title', 'Title', '作品名'),
  plain('title_reading', 'Title reading', '作品名（ふりがな）'),
  { id: 'type', header: { en: 'Type', ja: '種類' }, read: ({ type }, language) => typeNames[type][language] },
  { id: 'category_id', header: { en: 'Category', ja: 'カテゴリー' }, read: ({ category }) => category.name },
  {
    id: 'sub_category_id',
    header: { en: 'Sub-category', ja: 'サブカテゴリー' },
    read: ({ sub_category: part }) => part?.name ?? null,
  },
  plain('artist_name', 'Artist', '作家'),
  plain('artist_reading', 'Artist reading', '作家（ふりがな）'),
  plain('year', 'Year', '制作年'),
  plain('medium', 'Medium', '技法・素材'),
  plain('description', 'Description', '説明'),
  plain('pieces', 'Pieces', '点数'),
  plain('width', 'Width', '幅'),
  plain('height', 'Height', '高さ'),
  plain('depth', 'Depth', '奥行き'),
  plain('frame_height', 'Height with frame', '額縁を含む高さ'),
  plain('size_unit', 'Unit of size', 'サイズの単位'),
  plain('weight_without_frame', 'Weight without frame', '重さ（額縁なし）'),
  plain('weight_with_frame', 'Weight with frame', '重さ（額縁を含む）'),
  plain('weight_unit', 'Unit of weight', '重さの単位'),
  yesOrNo('washable', 'Washable', '洗える'),
  plain('wash_guide', 'How to wash it', '洗い方'),
  {
    id: 'frame_material_id',
    header: { en: 'Frame material', ja: '額縁の素材' },
    read: ({ frame_material: material }) => material?.name ?? null,
  },
  {
    id: 'frame_vendor_id',
    header: { en: 'Frame vendor', ja: '額縁の販売元' },
    read: ({ frame_vendor: vendor }) => vendor?.name ?? null,
  },
  yesOrNo('for_sale', 'For sale', '販売する'),
  ...money('sale_cost', { en: 'Price', ja: '価格' }, { en: 'Currency of the price', ja: '価格の通貨' }),
  plain('discount_percentage', 'Discount in %', '割引率（%）'),
  plain('discount_start_date', 'Discount from', '割引の開始日'),
  plain('discount_end_date', 'Discount until', '割引の終了日'),
  yesOrNo('for_rent', 'To rent', 'レンタルする'),
  ...money(
    'rental_cost_per_month',
    { en: 'Rent per month', ja: '月額レンタル料' },
    { en: 'Currency of the rent', ja: 'レンタル料の通貨' },
  ),
  plain('minimum_rental_months', 'Shortest rental in months', '最短レンタル月数'),
  plain('maximum_rental_months', 'Longest rental in months', '最長レンタル月数'),
  yesOrNo('rent_renewal', 'May be renewed', 'レンタルの更新'),
  ...money('deposit_cost', { en: 'Deposit', ja: '保証金' }, { en: 'Currency of the deposit', ja: '保証金の通貨' }),
  {
    id: 'refund_policy_id',
    header: { en: 'Refund policy', ja: '返金ポリシー' },
    read: ({ refund_policy: policy }) => policy?.name ?? null,
  },
  yesOrNo('return_policy_accepted', 'Return policy accepted', '返品ポリシーへの同意'),
  yesOrNo('internationally_acceptable', 'Sent abroad', '海外への販売'),
  yesOrNo('international_agreement_accepted', 'Agreement on sending abroad', '海外配送の規約への同意'),
  yesOrNo('commitment_accepted', '12-month commitment', '12か月の掲載への同意'),
  {
    /* Lists of works only include the cover. */
    id: 'image_ids',
    header: { en: 'Cover photo', ja: 'メイン写真' },
    read: ({ images: [cover] }) => cover?.file_name ?? null,
  },
  { ...plain('id', 'Work ID', '作品ID'), derived: true },
  {
    id: 'status',
    header: { en: 'Status', ja: '状態' },
    read: ({ status }, language) => statusNames[status][language],
    derived: true,
  },
  {
    id: 'amount_received',
    header: { en: 'Amount received from a sale', ja: '売却時の受取額' },
    read: (work) => work.amount_received?.amount ?? null,
    derived: true,
  },
  { ...plain('created_at', 'Added', '登録日時'), derived: true },
  { ...plain('updated_at', 'Changed', '更新日時'), derived: true },
];
