/** The master data of a new installation: sub-categories, policies, frame materials, frame vendors and their stock. */
import type { Money } from '@smart-art/openapi/rules';
import { sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { frame_materials, frame_stock, frame_vendors, policies, sub_categories } from '../db/schema/index.ts';

type Named = readonly [slug: string, en: string, ja: string];

const subCategories: Record<string, readonly Named[]> = {
  cat_painting: [
    ['oil', 'Oil painting', '油彩画'],
    ['watercolour', 'Watercolour', '水彩画'],
    ['acrylic', 'Acrylic painting', 'アクリル画'],
    ['nihonga', 'Nihonga', '日本画'],
  ],
  cat_drawing: [
    ['pencil', 'Pencil', '鉛筆画'],
    ['ink', 'Ink', '墨・インク画'],
    ['pastel', 'Pastel', 'パステル画'],
  ],
  cat_print: [
    ['woodblock', 'Woodblock', '木版画'],
    ['etching', 'Etching', '銅版画'],
    ['lithograph', 'Lithograph', 'リトグラフ'],
    ['screen_print', 'Screen print', 'シルクスクリーン'],
  ],
  cat_calligraphy: [
    ['kanji', 'Kanji', '漢字'],
    ['kana', 'Kana', 'かな'],
    ['latin_letters', 'Latin letters', '欧文'],
  ],
  cat_sculpture: [
    ['wood_sculpture', 'Wood', '木彫'],
    ['stone_sculpture', 'Stone', '石彫'],
    ['metal_sculpture', 'Metal', '金属彫刻'],
    ['ceramic', 'Ceramic', '陶芸'],
  ],
  cat_mixed_media: [
    ['collage', 'Collage', 'コラージュ'],
    ['textile', 'Textile', '染織'],
  ],
  cat_landscape_photo: [
    ['sea', 'Sea and coast', '海と海岸'],
    ['mountain', 'Mountains', '山'],
    ['city', 'City', '都市'],
  ],
  cat_portrait_photo: [
    ['studio_portrait', 'Studio', 'スタジオ'],
    ['street_portrait', 'Street', '街角'],
  ],
  cat_still_life_photo: [
    ['flowers', 'Flowers', '花'],
    ['objects', 'Objects', '静物'],
  ],
  cat_abstract_photo: [
    ['light', 'Light', '光'],
    ['structure', 'Structure', '構造'],
  ],
  cat_poster: [
    ['event_poster', 'Event', '催し物'],
    ['film_poster', 'Film', '映画'],
  ],
  cat_illustration: [
    ['book_illustration', 'Book', '書籍'],
    ['editorial', 'Editorial', '雑誌'],
  ],
  cat_pattern: [
    ['geometric', 'Geometric', '幾何学模様'],
    ['botanical', 'Botanical', '植物模様'],
  ],
  cat_wood_frame: [
    ['flat_moulding', 'Flat moulding', '平縁'],
    ['carved', 'Carved', '彫り縁'],
  ],
  cat_metal_frame: [
    ['slim', 'Slim', '細縁'],
    ['deep', 'Deep', '深縁'],
  ],
  cat_scroll: [
    ['silk', 'Silk', '正絹'],
    ['paper_scroll', 'Paper', '紙表装'],
  ],
};

const materials: readonly Named[] = [
  ['oak', 'Oak', 'オーク'],
  ['walnut', 'Walnut', 'ウォールナット'],
  ['cherry', 'Cherry', '桜'],
  ['gilt', 'Gilded wood', '金箔張り'],
  ['aluminium', 'Aluminium', 'アルミニウム'],
  ['brass', 'Brass', '真鍮'],
];

const policyRows = [
  {
    id: 'pol_return_7_days',
    kind: 'return',
    name_en: 'Return within 7 days',
    name_ja: '7日以内の返品',
    text_en: 'The buyer may return the work within 7 days of delivery and pays for its way back.',
    text_ja: '購入者はお届けから7日以内に作品を返品できます。返送料は購入者の負担です。',
  },
  {
    id: 'pol_refund_full',
    kind: 'refund',
    name_en: 'Full refund',
    name_ja: '全額返金',
    text_en: 'The whole price is refunded once the work is back and unharmed.',
    text_ja: '作品が無傷で戻りしだい、代金の全額を返金します。',
  },
  {
    id: 'pol_refund_less_delivery',
    kind: 'refund',
    name_en: 'Refund without delivery',
    name_ja: '送料を除く返金',
    text_en: 'The price is refunded; what delivery and insurance have cost is not.',
    text_ja: '代金を返金します。送料と保険料は返金しません。',
  },
  {
    id: 'pol_refund_exchange',
    kind: 'refund',
    name_en: 'Exchange only',
    name_ja: '交換のみ',
    text_en: 'The work can be exchanged for another of the same price; money is not refunded.',
    text_ja: '同じ価格の別の作品と交換できます。返金はしません。',
  },
] as const;

type Size = readonly [width: number, height: number];

/** French sizes, as canvases are sold in Japan and Europe, in centimetres. */
const canvasSizes: readonly Size[] = [
  [33.3, 24.2],
  [41, 31.8],
  [45.5, 38],
  [53, 41],
  [53, 45.5],
  [65.2, 53],
  [72.7, 53],
  [72.7, 60.6],
  [91, 72.7],
  [116.7, 91],
];
/** ISO paper sizes, in centimetres. */
const paperSizes: readonly Size[] = [
  [29.7, 21],
  [42, 29.7],
  [59.4, 42],
  [72.8, 51.5],
  [84.1, 59.4],
];
const inchSizes: readonly Size[] = [
  [10, 8],
  [14, 11],
  [20, 16],
  [24, 18],
  [36, 24],
];

interface Vendor {
  id: string;
  name_en: string;
  name_ja: string;
  country: string;
  sizes: readonly Size[];
  unit: 'cm' | 'in';
  currency: Money['currency'];
  /** Base price by material, before the size is added, in whole dollars or yen. */
  base: Record<string, number>;
}

const vendors: readonly Vendor[] = [
  {
    id: 'ven_kura',
    name_en: 'Kura Frames',
    name_ja: '額縁の蔵',
    country: 'JP',
    sizes: canvasSizes,
    unit: 'cm',
    currency: 'JPY',
    base: { mat_oak: 6000, mat_walnut: 7500, mat_cherry: 7000 },
  },
  {
    id: 'ven_minato',
    name_en: 'Minato Metal Frames',
    name_ja: 'みなと金属額縁',
    country: 'JP',
    sizes: paperSizes,
    unit: 'cm',
    currency: 'JPY',
    base: { mat_aluminium: 3200, mat_brass: 5400 },
  },
  {
    id: 'ven_cadre',
    name_en: 'Cadre & Fils',
    name_ja: 'カードル・エ・フィス',
    country: 'FR',
    sizes: canvasSizes,
    unit: 'cm',
    currency: 'USD',
    base: { mat_gilt: 90, mat_oak: 60 },
  },
  {
    id: 'ven_northlight',
    name_en: 'Northlight Framing',
    name_ja: 'ノースライト額装',
    country: 'US',
    sizes: inchSizes,
    unit: 'in',
    currency: 'USD',
    base: { mat_walnut: 48, mat_aluminium: 32 },
  },
];

/** Price increases with the length of the moulding; rounded to hundreds of yen, or whole dollars. */
function priceOf({ unit, currency }: Vendor, base: number, [width, height]: Size): string {
  const metres = (2 * (width + height) * (unit === 'in' ? 2.54 : 1)) / 100;
  const price = base * (0.6 + 0.5 * metres);
  return currency === 'JPY' ? String(Math.round(price / 100) * 100) : `${Math.round(price)}.00`;
}

const stockRows = vendors.flatMap((vendor) =>
  Object.entries(vendor.base).flatMap(([material_id, base]) =>
    vendor.sizes.map(([width, height], place) => ({
      id: ['frm', vendor.id.slice(4), material_id.slice(4), `${width * 10}x${height * 10}`].join('_'),
      vendor_id: vendor.id,
      material_id,
      width,
      height,
      size_unit: vendor.unit,
      price_amount: priceOf(vendor, base, [width, height]),
      price_currency: vendor.currency,
      // Few large frames are in stock; the largest are made to order.
      in_stock: Math.max(0, 12 - 3 * Math.max(0, place - vendor.sizes.length + 5)),
    })),
  ),
);

const rowsOf = (prefix: string, named: readonly Named[]) =>
  named.map(([slug, name_en, name_ja], position) => ({ id: `${prefix}_${slug}`, name_en, name_ja, position }));

const names = {
  name_en: sql`excluded.name_en`,
  name_ja: sql`excluded.name_ja`,
  position: sql`excluded.position`,
};

/** Inserts what is missing and corrects names; stock and prices changed by an installation stay. */
export async function putMasterData(queries: Queries): Promise<void> {
  const subs = Object.entries(subCategories).flatMap(([category_id, named]) =>
    rowsOf('sub', named).map((row) => ({ ...row, category_id })),
  );
  await queries.insert(sub_categories).values(subs).onConflictDoUpdate({ target: sub_categories.id, set: names });
  await queries
    .insert(frame_materials)
    .values(rowsOf('mat', materials))
    .onConflictDoUpdate({ target: frame_materials.id, set: names });
  await queries
    .insert(policies)
    .values(policyRows.map((row, position) => ({ ...row, position })))
    .onConflictDoUpdate({
      target: policies.id,
      set: { ...names, text_en: sql`excluded.text_en`, text_ja: sql`excluded.text_ja` },
    });
  await queries
    .insert(frame_vendors)
    .values(vendors.map(({ id, name_en, name_ja, country }, position) => ({ id, name_en, name_ja, country, position })))
    .onConflictDoUpdate({ target: frame_vendors.id, set: names });
  await queries.insert(frame_stock).values(stockRows).onConflictDoNothing();
}
