/** Derives the other fields of the demo works from the catalogue: medium, size, year, price and offer. */
import type { ProductInput } from '../products/save.ts';
import type { Size } from './art/canvas.ts';
import type { Family } from './art/families.ts';
import { type Random, randomFrom } from './art/random.ts';
import type { Entry } from './catalogue.ts';
import type { ArtistNames } from './sellers.ts';

interface Kind {
  type: ProductInput['type'];
  category: string;
  media: readonly (readonly [en: string, ja: string])[];
  /** In dollars, for a work of medium size. */
  price: number;
}

const oil = ['Oil on canvas', '油彩・カンヴァス'] as const;
const sumi = ['Sumi ink on washi', '和紙・墨'] as const;
const woodblock = ['Woodblock print on kozo paper', '木版画・楮紙'] as const;
const pigment = ['Archival pigment print', 'アーカイバル・ピグメント・プリント'] as const;
const silver = ['Gelatin silver print', 'ゼラチン・シルバー・プリント'] as const;
const screen = ['Screen print on cotton paper', 'シルクスクリーン・コットン紙'] as const;

const painting: Kind = {
  type: 'art',
  category: 'cat_painting',
  media: [oil, ['Oil on linen', '油彩・麻布']],
  price: 2600,
};
const ink: Kind = { type: 'art', category: 'cat_drawing', media: [sumi], price: 980 };
const print: Kind = { type: 'art', category: 'cat_print', media: [woodblock], price: 420 };
const landscape: Kind = { type: 'photo', category: 'cat_landscape_photo', media: [pigment, silver], price: 760 };
const poster: Kind = { type: 'design', category: 'cat_poster', media: [screen], price: 180 };

const kinds: Record<Family, Kind> = {
  mountains: ink,
  circle: { ...ink, category: 'cat_calligraphy' },
  gesture: { ...ink, category: 'cat_calligraphy', media: [['Sumi ink and cinnabar on washi', '和紙・墨・辰砂']] },
  currents: { ...ink, media: [['Pen and ink on cotton paper', 'ペン・インク・コットン紙']] },
  colourField: { ...painting, media: [['Acrylic on canvas', 'アクリル・カンヴァス'], oil], price: 3400 },
  seascape: painting,
  meadow: painting,
  night: painting,
  vesselsOnTable: painting,
  waves: print,
  hills: print,
  flower: { ...print, media: [['Etching with hand colouring', '銅版画・手彩色']] },
  fern: { ...print, media: [['Nature print, oil-based ink', 'ネイチャープリント・油性インク']] },
  cyanotype: { ...print, media: [['Cyanotype', 'サイアノタイプ']] },
  construction: {
    type: 'art',
    category: 'cat_mixed_media',
    media: [['Gouache and collage on paper', 'ガッシュ・コラージュ・紙']],
    price: 1200,
  },
  tiles: { ...poster, category: 'cat_pattern' },
  resonance: poster,
  dunes: landscape,
  horizon: { ...landscape, media: [silver] },
  woods: landscape,
  windowLight: { ...landscape, category: 'cat_abstract_photo' },
  woodenFrame: {
    type: 'frame',
    category: 'cat_wood_frame',
    media: [['Solid wood, beeswax', '無垢材・蜜蝋']],
    price: 140,
  },
  metalFrame: {
    type: 'frame',
    category: 'cat_metal_frame',
    media: [['Brushed metal', 'ヘアライン仕上げ金属']],
    price: 110,
  },
  hangingScroll: {
    type: 'frame',
    category: 'cat_scroll',
    media: [['Silk mounting, ink on paper', '絹本表装・紙本墨書']],
    price: 560,
  },
};

const proportions: Record<Entry['shape'], readonly [across: number, down: number]> = {
  wide: [4, 3],
  tall: [3, 4],
  square: [1, 1],
  panorama: [2, 1],
};

const yenForDollar = 155;
const isJapanese = (title: string) => /[\u3040-\u30ff\u4e00-\u9fff]/.test(title);

/** A picture depends on the work's position in the catalogue, not on its title, which may be reworded. */
export const seedOf = (owner: string, index: number) => `${owner} ${index}`;

/** In pixels: the long side is about 1,000, enough for every view. Larger pictures would slow down the first start. */
export function pictureSize(entry: Entry, seed: string): Size {
  const random = randomFrom(`size ${seed}`);
  const [across, down] = proportions[entry.shape];
  const long = random.integer(960, 1080);
  const stretch = random.range(0.94, 1.06);
  const short = Math.round(((long * Math.min(across, down)) / Math.max(across, down)) * stretch);
  const side = entry.shape === 'square' ? Math.round(long * 0.86) : long;
  if (entry.shape === 'square') return { width: side, height: Math.round(side * stretch) };
  return across > down ? { width: long, height: short } : { width: short, height: long };
}

function priceOf(kind: Kind, area: number, random: Random, inYen: boolean): ProductInput['sale_cost'] {
  const dollars = kind.price * (0.55 + area / 3600) * random.range(0.8, 1.3);
  if (inYen) return { amount: String(Math.round((dollars * yenForDollar) / 1000) * 1000), currency: 'JPY' };
  const step = dollars > 1000 ? 50 : 10;
  return { amount: `${Math.round(dollars / step) * step}.00`, currency: 'USD' };
}

/** Most works are for sale, some for rent or both; a few lack a price, and a few are not offered. */
function offerOfEntry(index: number) {
  if (index % 15 === 9) return { for_sale: true, for_rent: false, isPriced: false };
  if (index % 12 === 7) return { for_sale: false, for_rent: false, isPriced: false };
  if (index % 10 === 4) return { for_sale: true, for_rent: true, isPriced: true };
  if (index % 14 === 11) return { for_sale: false, for_rent: true, isPriced: false };
  return { for_sale: true, for_rent: false, isPriced: true };
}

/** The input for saving the work, without photographs. */
export function inputOf(entry: Entry, index: number, owner: ArtistNames): ProductInput {
  const random = randomFrom(`work ${owner.en} ${index}`);
  const kind = kinds[entry.family];
  const ja = isJapanese(entry.title);
  const size = pictureSize(entry, seedOf(owner.en, index));
  const longSide = kind.type === 'frame' ? random.integer(40, 80) : random.pick([30, 41, 53, 60.6, 72.7, 91, 116.7]);
  const scale = longSide / Math.max(size.width, size.height);
  const width = Math.round(size.width * scale * 10) / 10;
  const height = Math.round(size.height * scale * 10) / 10;
  const offer = offerOfEntry(index);
  const price = priceOf(kind, width * height, random, ja);
  const medium = random.pick(kind.media)[ja ? 1 : 0];
  const monthly = price && {
    ...price,
    amount:
      price.currency === 'JPY'
        ? String(Math.round(Number(price.amount) / 20_000) * 1000 + 1000)
        : `${Math.max(10, Math.round(Number(price.amount) / 200) * 10)}.00`,
  };
  return {
    title: entry.title,
    title_reading: entry.reading ?? null,
    type: kind.type,
    category_id: kind.category,
    artist_name: ja ? owner.ja : owner.en,
    artist_reading: ja ? owner.reading : null,
    year: kind.type === 'frame' ? null : random.integer(2012, 2026),
    medium,
    description: entry.description ?? null,
    width,
    height,
    depth: kind.type === 'frame' ? 2.4 : kind.category === 'cat_painting' ? 2 : null,
    size_unit: 'cm',
    for_sale: offer.for_sale,
    sale_cost: offer.isPriced ? price : null,
    for_rent: offer.for_rent,
    rental_cost_per_month: offer.for_rent ? monthly : null,
  };
}
