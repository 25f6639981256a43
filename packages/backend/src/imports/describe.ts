/** Converts an import to the contract's format. */
import type { components } from '@smart-art/openapi/product';
import { fileKey } from '@smart-art/openapi/rules';
import { and, count, eq, isNotNull, sql, sum } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { images, import_images, import_rows, type StoredWording } from '../db/schema/index.ts';
import { isMessageKey, type Language, translate } from '../messages/messages.ts';
import { nameKey } from './names.ts';

import type { ImportRecord } from './record.ts';

export type Import = components['schemas']['Import'];

/** Translates a stored message. */
export const translateStored = (language: Language, { key, values }: StoredWording): string =>
  translate(language, { key: isMessageKey(key) ? key : 'wrongForm', ...(values && { values }) });

async function countsOf(queries: Queries, { id }: ImportRecord) {
  const found = await queries
    .select({
      state: import_rows.state,
      count: count(),
      warned: sum(sql`case when jsonb_array_length(${import_rows.notes}) > 0 then 1 else 0 end`).mapWith(Number),
    })
    .from(import_rows)
    .where(eq(import_rows.import_id, id))
    .groupBy(import_rows.state);
  const of = (state: string) => found.find((one) => one.state === state);
  const numberOf = (state: string) => of(state)?.count ?? 0;
  return {
    received: found.reduce((all, one) => all + one.count, 0),
    unchecked: numberOf('unchecked'),
    good: numberOf('good'),
    wrong: numberOf('wrong'),
    warned: of('good')?.warned ?? 0,
    left_out: numberOf('left_out'),
    imported: numberOf('imported'),
    kept: numberOf('kept'),
    undone: numberOf('undone'),
  };
}

const mostNames = 500;

/** Unknown names, the most frequent first. */
async function unknownNamesOf(queries: Queries, { id }: ImportRecord): Promise<Import['unknown_names']> {
  const rows = await queries
    .select({ names: import_rows.unknown_names })
    .from(import_rows)
    .where(and(eq(import_rows.import_id, id), eq(import_rows.state, 'wrong'), isNotNull(import_rows.unknown_names)))
    .orderBy(import_rows.number);
  const found = new Map<string, Import['unknown_names'][number]>();
  for (const { field, text } of rows.flatMap(({ names }) => names ?? [])) {
    const key = nameKey(field, text);
    const entry = found.get(key);
    if (entry) entry.rows += 1;
    else found.set(key, { field, text, rows: 1 });
  }
  return [...found.values()].sort((a, b) => b.rows - a.rows).slice(0, mostNames);
}

/** The photographs named by the rows, and those already uploaded. */
async function imagesOf(queries: Queries, { id }: ImportRecord): Promise<Import['images']> {
  const rows = await queries
    .select({ names: import_rows.image_names })
    .from(import_rows)
    .where(and(eq(import_rows.import_id, id), isNotNull(import_rows.image_names)))
    .orderBy(import_rows.number);
  const named = new Map(rows.flatMap(({ names }) => names ?? []).map((name) => [fileKey(name), name]));
  const come = await queries
    .select({ key: import_images.name_key, name: images.file_name })
    .from(import_images)
    .innerJoin(images, eq(images.id, import_images.image_id))
    .where(eq(import_images.import_id, id))
    .orderBy(import_images.name_key);
  const there = new Map(come.map(({ key, name }) => [key, name]));
  return {
    named: named.size,
    matched: [...named.keys()].filter((key) => there.has(key)).length,
    missing: [...named].filter(([key]) => !there.has(key)).map(([, name]) => name.slice(0, 500)),
    unmatched: [...there].filter(([key]) => !named.has(key)).map(([, name]) => name),
  };
}

export async function describeImport(queries: Queries, record: ImportRecord, language: Language): Promise<Import> {
  const { columns, settings, stopped_because, created_at, updated_at } = record;
  return {
    id: record.id,
    file_name: record.file_name,
    status: record.status,
    headers: record.headers,
    samples: record.samples,
    facts: record.facts,
    // Only written by this module, from validated input.
    columns: columns as Import['columns'],
    settings,
    names: record.names,
    row_count: record.row_count,
    ...(await countsOf(queries, record)),
    unknown_names: await unknownNamesOf(queries, record),
    images: await imagesOf(queries, record),
    stopped_because: stopped_because && translateStored(language, stopped_because),
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  };
}
