import { mkdir, symlink } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Backend } from '../../../packages/backend/src/backend.ts';
import { images, users, work_grams, works } from '../../../packages/backend/src/db/schema/index.ts';
import { newId, randomText } from '../../../packages/backend/src/ids.ts';
import { textColumns } from '../../../packages/backend/src/products/derived.ts';
import { searchGrams } from '../../../packages/backend/src/products/folding.ts';

/** Rows per statement. */
const batch = 200;

/** Copies a seller's works with their photographs, numbering the titles, until there are `count`. */
export async function fillLibrary({ services, database }: Backend, email: string, count: number): Promise<void> {
  const { queries, pictures } = services;
  const seller = (await queries.select().from(users)).find((user) => user.email === email);
  const existing = (await queries.select().from(works)).filter(
    (work) => work.seller_id === seller?.id && !work.deleted_at,
  );
  const existingImages = (await queries.select().from(images)).filter((image) => image.work_id);
  const last = Math.max(...existing.map(({ created_at }) => created_at.getTime()));

  const copies = Array.from({ length: count - existing.length }, (_, index) => {
    const work = existing[index % existing.length];
    if (!work) throw new Error(`${email} has no works.`);
    const title = `${work.title}, ${index + 1}`;
    const at = new Date(last + (index + 1) * 1000);
    const copy = { ...work, id: newId('wrk'), title, ...textColumns({ ...work, title }) };
    return { source: work.id, work: { ...copy, created_at: at, updated_at: at } };
  });
  const photographs = copies.flatMap(({ source, work }) =>
    existingImages
      .filter((image) => image.work_id === source)
      .map((image) => ({
        source: image.key,
        image: { ...image, id: newId('img'), work_id: work.id, key: randomText() },
      })),
  );
  // Symbolic links to the same files: the browser fetches and decodes each URL separately.
  for (const { source, image } of photographs) {
    const folder = pictures.folderOf(image.key);
    await mkdir(dirname(folder), { recursive: true });
    await symlink(pictures.folderOf(source), folder);
  }
  for (let start = 0; start < copies.length; start += batch) {
    const added = copies.slice(start, start + batch).map(({ work }) => work);
    await queries.insert(works).values(added);
    const grams = added.map(({ id, seller_id, search_text }) => ({
      work_id: id,
      grams: searchGrams(seller_id, search_text),
    }));
    await queries.insert(work_grams).values(grams);
  }
  for (let start = 0; start < photographs.length; start += batch)
    await queries.insert(images).values(photographs.slice(start, start + batch).map(({ image }) => image));
  await database.tidy();
}
