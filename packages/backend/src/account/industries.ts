/** Industries and sub-types: reference data in both languages. */
import { asc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { industries, industry_sub_types } from '../db/schema/index.ts';
import { namedIn } from '../master-data/records.ts';
import type { Language } from '../messages/messages.ts';

type Named = readonly [slug: string, en: string, ja: string];

const table: readonly { industry: Named; subTypes: readonly Named[] }[] = [
  {
    industry: ['fine_art', 'Fine art', '美術'],
    subTypes: [
      ['painting', 'Painting', '絵画'],
      ['sculpture', 'Sculpture', '彫刻'],
      ['printmaking', 'Printmaking', '版画'],
      ['calligraphy', 'Calligraphy', '書'],
      ['mixed_media', 'Mixed media', 'ミクストメディア'],
    ],
  },
  {
    industry: ['photography', 'Photography', '写真'],
    subTypes: [
      ['landscape_photography', 'Landscape', '風景写真'],
      ['portrait_photography', 'Portrait', '肖像写真'],
      ['commercial_photography', 'Commercial', '広告写真'],
      ['art_photography', 'Art photography', '芸術写真'],
    ],
  },
  {
    industry: ['design', 'Design', 'デザイン'],
    subTypes: [
      ['graphic_design', 'Graphic design', 'グラフィックデザイン'],
      ['product_design', 'Product design', 'プロダクトデザイン'],
      ['interior_design', 'Interior design', 'インテリアデザイン'],
      ['textile_design', 'Textile design', 'テキスタイルデザイン'],
    ],
  },
  {
    industry: ['architecture', 'Architecture', '建築'],
    subTypes: [
      ['residential_architecture', 'Residential', '住宅'],
      ['public_architecture', 'Public buildings', '公共建築'],
      ['landscape_architecture', 'Landscape architecture', '造園'],
    ],
  },
  {
    industry: ['framing', 'Framing', '額縁'],
    subTypes: [
      ['frame_making', 'Frame making', '額縁製作'],
      ['mounting', 'Mounting and matting', '表装・マット'],
      ['conservation', 'Conservation', '保存修復'],
    ],
  },
  {
    industry: ['exhibitions', 'Galleries and exhibitions', 'ギャラリー・展覧会'],
    subTypes: [
      ['gallery', 'Gallery', 'ギャラリー'],
      ['art_fair', 'Art fair', 'アートフェア'],
      ['museum', 'Museum', '美術館'],
      ['event_organisation', 'Event organisation', 'イベント企画'],
    ],
  },
  {
    industry: ['crafts', 'Crafts', '工芸'],
    subTypes: [
      ['ceramics', 'Ceramics', '陶芸'],
      ['lacquer', 'Lacquer', '漆芸'],
      ['textiles', 'Textiles', '染織'],
      ['glass', 'Glass', 'ガラス'],
      ['metalwork', 'Metalwork', '金工'],
    ],
  },
];

const industryRows = table.map(({ industry: [slug, name_en, name_ja] }, position) => ({
  id: `ind_${slug}`,
  name_en,
  name_ja,
  position,
}));

const subTypeRows = table.flatMap(({ industry: [industry], subTypes }) =>
  subTypes.map(([slug, name_en, name_ja], position) => ({
    id: `sub_${slug}`,
    industry_id: `ind_${industry}`,
    name_en,
    name_ja,
    position,
  })),
);

const set = { name_en: sql`excluded.name_en`, name_ja: sql`excluded.name_ja`, position: sql`excluded.position` };

/** Inserts missing rows and corrects names. */
export async function putIndustries(queries: Queries): Promise<void> {
  await queries.insert(industries).values(industryRows).onConflictDoUpdate({ target: industries.id, set });
  await queries.insert(industry_sub_types).values(subTypeRows).onConflictDoUpdate({
    target: industry_sub_types.id,
    set,
  });
}

export async function listIndustries(queries: Queries, language: Language) {
  const rows = await queries.select().from(industries).orderBy(asc(industries.position));
  return rows.map((row) => namedIn(language, row));
}

/** An empty result means that the industry does not exist, since all have sub-types. */
export async function listSubTypes(queries: Queries, industryId: string, language: Language) {
  const rows = await queries
    .select()
    .from(industry_sub_types)
    .where(eq(industry_sub_types.industry_id, industryId))
    .orderBy(asc(industry_sub_types.position));
  return rows.map((row) => namedIn(language, row));
}
