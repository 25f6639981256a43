/** Imports a museum's five thousand records, if the data set is available next to the project. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { check, createImport, errorsOf, rowsOf, send, settings, waitForImport } from './support/imports.ts';
import { list, useWorld } from './support/world.ts';

const file = resolve(import.meta.dirname, '../../../../shared/data/tate-artworks-5000.jsonl');

interface MuseumRecord {
  title: string | null;
  artist: string | null;
  year: number | string | null;
  medium: string | null;
  widthMm: number | null;
  heightMm: number | null;
  type: string | null;
}

const headers = ['title', 'artist_name', 'year', 'medium', 'width', 'height', 'category'];
const millimetres = (length: number | null) => (length ? `${length} mm` : '');

const cellsOf = ({ title, artist, year, medium, widthMm, heightMm, type }: MuseumRecord) => [
  title ?? '',
  artist ?? '',
  String(year ?? ''),
  medium ?? '',
  millimetres(widthMm),
  millimetres(heightMm),
  type ?? '',
];

const world = useWorld();

it.runIf(existsSync(file))('imports valid records and reports field errors', { timeout: 300_000 }, async () => {
  const records = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as MuseumRecord);
  const seller = await world.seller();
  const sheet = await createImport(seller, [headers, ...records.map(cellsOf)]);
  const first = await check(seller, sheet);
  // Each unknown name is mapped once, not per row.
  const ids = { painting: 'cat_painting', 'on paper, unique': 'cat_drawing', sculpture: 'cat_sculpture' };
  const names = first.unknown_names.map(({ field, text }) => ({
    field,
    text,
    record_id: ids[text as keyof typeof ids] ?? 'cat_mixed_media',
  }));
  const checked = await check(seller, sheet, { names, settings });
  const wrong = await rowsOf(seller, sheet.id, '&show=wrong');
  // Only texts such as "no date" are invalid as a year; the fields that a museum leaves empty are optional.
  const undated = records.flatMap(({ year }, index) => (typeof year === 'string' ? [index + 2] : []));
  expect(wrong.map((row) => [row.number, Object.keys(errorsOf(row))])).toEqual(undated.map((row) => [row, ['year']]));
  expect(checked).toMatchObject({ good: records.length - undated.length, unchecked: 0, unknown_names: [] });
  await send(seller, `/${sheet.id}/start`, { leave_wrong: true });
  expect((await waitForImport(seller, sheet.id)).status).toBe('imported');
  expect((await list(seller)).total).toBe(checked.good);
});
