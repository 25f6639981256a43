/** Data of every installation: the categories of works and the operator's settings. */
import { defaultCurrency } from '@smart-art/openapi/rules';
import { sql } from 'drizzle-orm';
import { putIndustries } from '../account/industries.ts';
import { putMasterData } from '../master-data/reference.ts';
import { agreementTextRows } from './agreement-texts.ts';
import type { Queries } from './database.ts';
import { agreement_texts, categories, site_settings, slack_modules } from './schema/index.ts';

const byType = {
  art: [
    ['painting', 'Painting', '絵画'],
    ['drawing', 'Drawing', '素描'],
    ['print', 'Print', '版画'],
    ['calligraphy', 'Calligraphy', '書'],
    ['sculpture', 'Sculpture', '彫刻'],
    ['mixed_media', 'Mixed media', 'ミクストメディア'],
  ],
  photo: [
    ['landscape_photo', 'Landscape', '風景写真'],
    ['portrait_photo', 'Portrait', '肖像写真'],
    ['still_life_photo', 'Still life', '静物写真'],
    ['abstract_photo', 'Abstract', '抽象写真'],
  ],
  design: [
    ['poster', 'Poster', 'ポスター'],
    ['illustration', 'Illustration', 'イラストレーション'],
    ['pattern', 'Pattern', 'パターン'],
  ],
  frame: [
    ['wood_frame', 'Wooden frame', '木製額縁'],
    ['metal_frame', 'Metal frame', '金属製額縁'],
    ['scroll', 'Hanging scroll', '掛け軸'],
  ],
} as const;

type Type = keyof typeof byType;

const rows = (Object.keys(byType) as Type[]).flatMap((type) =>
  byType[type].map(([slug, name_en, name_ja]) => ({ id: `cat_${slug}`, type, name_en, name_ja })),
);

const modules: readonly (typeof slack_modules.$inferInsert)[] = [
  { id: 'orders', name_en: 'Orders', name_ja: '注文', link: '/buy-orders', position: 0 },
  { id: 'custom-orders', name_en: 'Custom orders', name_ja: 'オーダーメイド', link: '/custom-orders', position: 1 },
  { id: 'exhibitions', name_en: 'Exhibitions', name_ja: '展覧会', link: '/exhibitions/all', position: 2 },
  {
    id: 'crowdfunding',
    name_en: 'Crowdfunding',
    name_ja: 'クラウドファンディング',
    link: '/crowdfunding-list',
    position: 3,
  },
  { id: 'forum', name_en: 'Forum', name_ja: 'フォーラム', link: '/forum-list', position: 4 },
  { id: 'referrals', name_en: 'Referrals', name_ja: '紹介', link: '/refferals-list', position: 5 },
  { id: 'payments', name_en: 'Payments', name_ja: '支払い', link: '/disk-quota-transactions', position: 6 },
];

/** Inserts what is missing and corrects names; settings changed by the operator stay. */
export async function putReferenceData(queries: Queries): Promise<void> {
  await queries
    .insert(categories)
    .values(rows.map((row, position) => ({ ...row, position })))
    .onConflictDoUpdate({
      target: categories.id,
      set: { name_en: sql`excluded.name_en`, name_ja: sql`excluded.name_ja`, position: sql`excluded.position` },
    });
  await putMasterData(queries);
  await putIndustries(queries);
  await queries
    .insert(slack_modules)
    .values([...modules])
    .onConflictDoUpdate({
      target: slack_modules.id,
      set: {
        name_en: sql`excluded.name_en`,
        name_ja: sql`excluded.name_ja`,
        link: sql`excluded.link`,
        position: sql`excluded.position`,
      },
    });
  await queries
    .insert(site_settings)
    .values({
      id: 1,
      applicable_currency: defaultCurrency,
      service_charge_percent: 12,
      usd_jpy_rate: 155,
      usd_jpy_rate_date: '2026-11-20',
    })
    .onConflictDoNothing();
  await queries.insert(agreement_texts).values(agreementTextRows).onConflictDoNothing();
}
