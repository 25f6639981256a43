/** Tasks that are loaded completely before filtering, since a seller has few of them. */
import { inArray } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { images } from '../db/schema/index.ts';
import { imageOf } from '../images/image.ts';
import { searchText } from '../products/folding.ts';
import type { Task, TaskPage, TaskQuery } from './task.ts';

export interface GatheredTask extends Omit<Task, 'cover'> {
  coverId: string | null;
}

const byAge = (one: GatheredTask, other: GatheredTask) =>
  one.since === other.since ? (one.id < other.id ? -1 : 1) : one.since < other.since ? -1 : 1;

/** The requested page; covers are loaded only for it. */
export async function pageOfTasks(
  queries: Queries,
  all: readonly GatheredTask[],
  { search, page, perPage }: TaskQuery,
): Promise<TaskPage> {
  const words = searchText([search]).split(' ').filter(Boolean);
  const found = all.filter(({ number, title, person }) => {
    const text = searchText([number, title, person]);
    return words.every((word) => text.includes(word));
  });
  const shown = found.toSorted(byAge).slice((page - 1) * perPage, page * perPage);
  const ids = shown.flatMap(({ coverId }) => coverId ?? []);
  const rows = ids.length > 0 ? await queries.select().from(images).where(inArray(images.id, ids)) : [];
  const covers = new Map(rows.map((row) => [row.id, imageOf(row)]));
  const data = shown.map(({ coverId, ...task }) => ({ ...task, cover: covers.get(coverId ?? '') ?? null }));
  return { data, total: found.length };
}
