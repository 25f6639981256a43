/** The recorded disk usage of a seller always equals the bytes on the disk. */
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { agreements, images } from '../src/db/schema/index.ts';
import { jpeg, svg } from './support/pictures.ts';
import { form, type Seller, upload, useWorld } from './support/world.ts';

const world = useWorld();

/** One action on a library; `pick` chooses among its records. */
type QuotaAction =
  | { kind: 'send'; width: number; twice: boolean }
  | { kind: 'rejected' }
  | { kind: 'withAnother' }
  | { kind: 'remove' | 'save' | 'delete' | 'duplicate'; pick: number };

const quotaAction: fc.Arbitrary<QuotaAction> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('send'), width: fc.integer({ min: 20, max: 700 }), twice: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('rejected', 'withAnother') }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom('remove', 'save', 'delete', 'duplicate'), pick: fc.nat(50) }),
  },
) as fc.Arbitrary<QuotaAction>;

interface Library {
  seller: Seller;
  imageIds: string[];
  workIds: string[];
}

const uploadUrl = '/product/product/update-images-files';
const plain = { title: 'Harbour', type: 'art', category_id: 'cat_print' };

const at = <One>(some: readonly One[], pick: number): One | undefined => some[pick % Math.max(1, some.length)];

async function send({ seller, imageIds }: Library, width: number, twice: boolean) {
  const { headers, ...request } = form([{ field: 'files', name: 'a.jpg', body: await jpeg(width, 40) }]);
  const call = { method: 'POST', url: uploadUrl, ...request } as const;
  const sent = { ...call, headers: { ...headers, 'idempotency-key': crypto.randomUUID() } };
  const answers = twice ? await Promise.all([seller.call(sent), seller.call(sent)]) : [await seller.call(sent)];
  const ids = answers.flatMap((answer) => (answer.statusCode === 201 ? [answer.json().images[0].id as string] : []));
  imageIds.push(...new Set(ids));
  expect(new Set(ids).size).toBeLessThanOrEqual(1);
}

async function act(library: Library, done: QuotaAction): Promise<void> {
  const { seller, imageIds, workIds } = library;
  if (done.kind === 'send') return send(library, done.width, done.twice);
  if (done.kind === 'rejected') return void (await upload(seller, svg));
  if (done.kind === 'withAnother') {
    const files = [await jpeg(50, 50), svg].map((body) => ({ field: 'files', name: 'a.jpg', body }));
    return void (await seller.call({ method: 'POST', url: uploadUrl, ...form(files) }));
  }
  const image = at(imageIds, done.pick);
  const work = at(workIds, done.pick);
  if (done.kind === 'remove' && image) {
    await seller.call({ method: 'POST', url: '/product/product/remove-images-files', body: { image_ids: [image] } });
  }
  if (done.kind === 'save' && image) {
    const body = { ...plain, image_ids: [image] };
    const answer = await seller.call({ method: 'POST', url: `/product/product/create/${work ?? 'new'}`, body });
    if (answer.statusCode === 201) workIds.push(answer.json().data.id);
  }
  if (done.kind === 'delete' && work) await seller.call({ method: 'DELETE', url: `/product/product/${work}` });
  if (done.kind === 'duplicate' && work) {
    const answer = await seller.call({ method: 'POST', url: `/product/product/duplicate/${work}`, body: {} });
    if (answer.statusCode === 201) workIds.push(answer.json().data.id);
  }
}

async function bytesOnDisk(seller: Seller): Promise<{ files: number; records: number }> {
  const { queries, pictures } = world.backend.services;
  const rows = await queries.select().from(images).where(eq(images.seller_id, seller.id));
  let files = 0;
  for (const { key } of rows) {
    for (const name of await readdir(pictures.folderOf(key))) {
      files += (await stat(join(pictures.folderOf(key), name))).size;
    }
  }
  return { files, records: rows.reduce((sum, { bytes }) => sum + bytes, 0) };
}

it('records the exact usage after any sequence of uploads, failures, saves and deletions', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(quotaAction, { minLength: 4, maxLength: 14 }), async (actions) => {
      const seller = await world.seller({ quotaBytes: 60_000 });
      const foldersBefore = (await world.files()).length;
      const library: Library = { seller, imageIds: [], workIds: [] };
      for (const one of actions) await act(library, one);
      const [agreement] = await world.backend.services.queries
        .select()
        .from(agreements)
        .where(eq(agreements.seller_id, seller.id));
      const { files, records } = await bytesOnDisk(seller);
      expect({ noted: agreement?.used_bytes, files }).toEqual({ noted: records, files: records });
      expect(agreement?.used_bytes).toBeLessThanOrEqual(60_000);
      /* Every file on the disk belongs to a record. */
      const rows = await world.backend.services.queries.select().from(images).where(eq(images.seller_id, seller.id));
      const known = rows.reduce((sum, row) => sum + row.files.length, 0);
      expect((await world.files()).length - foldersBefore).toBe(known);
    }),
    { numRuns: 12 },
  );
});
