/** Fills an empty database with the demo: sellers, their works with generated pictures, and a history of orders. */
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { count, eq } from 'drizzle-orm';
import { createSeller } from '../admin/accounts.ts';
import { day } from '../constants.ts';
import type { Queries } from '../db/database.ts';
import { orders, site_settings, users, works } from '../db/schema/index.ts';
import { allowSlowCalls } from '../db/transaction-context.ts';
import { randomText } from '../ids.ts';
import { keepPictures, recordUpload } from '../images/upload.ts';
import { saveInTurn } from '../products/save.ts';
import type { Services } from '../services.ts';
import { findUser } from '../session/session.ts';
import { randomFrom } from './art/random.ts';
import { type PaintJob, paintAll } from './art/studio.ts';
import type { Entry } from './catalogue.ts';
import { createHistory } from './history/create-history.ts';
import { type DemoSeller, demoPassword, demoSellers } from './sellers.ts';
import { inputOf, pictureSize, seedOf } from './works.ts';

/** The works were added over two years. */
const span = 730 * day;

interface DemoWork {
  seller: DemoSeller;
  entry: Entry;
  /** The position in the seller's catalogue. */
  index: number;
  /** How long ago it was added, in milliseconds. */
  age: number;
}

/** All works of the demo in the order in which they are added. */
const demoWorks: readonly DemoWork[] = demoSellers.flatMap((seller) => {
  const random = randomFrom(`days of ${seller.email}`);
  // The first of a catalogue is the newest.
  return seller.works.map((entry, index) => {
    const share = (index + random.range(0, 0.7)) / seller.works.length;
    return { seller, entry, index, age: day / 2 + share * span };
  });
});

/** Stores a picture as an upload does. @returns the photograph's id */
async function storePicture(services: Services, sellerId: string, picture: Uint8Array, name: string): Promise<string> {
  const path = join(services.pictures.uploads, `${randomText()}.part`);
  await writeFile(path, picture);
  try {
    const files = [{ field: 'files', path, name, isWithinBound: true, digest: '' }];
    const [image] = await keepPictures(services, { sellerId, files, isAborted: () => false }, (rows) =>
      services.queries.transaction((tx) =>
        recordUpload(tx, { sellerId, productId: undefined, now: services.now() }, rows),
      ),
    );
    if (!image) throw new Error('the picture was not stored');
    return image.id;
  } finally {
    await rm(path, { force: true });
  }
}

/** Locks the progress, so that several backends on the same database take turns. */
async function lockProgress(tx: Queries): Promise<number | null> {
  const [settings] = await tx.select({ progress: site_settings.demo_works }).from(site_settings).for('update');
  return settings?.progress ?? null;
}

const saveProgress = (queries: Queries, demo_works: number) => queries.update(site_settings).set({ demo_works });

async function addWork(services: Services, position: number, work: DemoWork, picture: Uint8Array): Promise<void> {
  const { seller, entry, index } = work;
  const user = await findUser(services.queries, seller.email);
  if (!user) throw new Error(`${seller.email} is gone`);
  const image = await storePicture(services, user.id, picture, `${entry.family}-${index + 1}.jpg`);
  const input = { ...inputOf(entry, index, seller.names), image_ids: [image] };
  const now = new Date(services.now().getTime() - work.age);
  await services.queries.transaction(async (tx) => {
    // Another backend on the same database may have added it meanwhile; a job then removes our unused photograph.
    if ((await lockProgress(tx)) !== position) return;
    await saveInTurn(tx, { sellerId: user.id, id: 'new', input, ifMatch: undefined, language: 'en', now });
    await saveProgress(tx, position + 1);
  });
}

/** Creates the sellers if the database is empty. @returns the progress; null if the database is not the demo's */
function createSellers({ queries, now }: Services): Promise<number | null> {
  return queries.transaction(async (tx) => {
    const progress = await lockProgress(tx);
    if (progress !== null) return progress;
    const [existing] = await tx.select({ users: count() }).from(users);
    if (existing && existing.users > 0) return null;
    for (const seller of demoSellers) {
      await createSeller(tx, { ...seller, password: demoPassword, agreementDays: 400 }, now());
    }
    await saveProgress(tx, 0);
    return 0;
  });
}

/** Adds the works, or resumes where an earlier start was interrupted. */
async function addWorks(services: Services, done: number, progress: (line: string) => void): Promise<void> {
  const missing = demoWorks.slice(done);
  if (missing.length === 0) return;
  progress(`Creating the demo works (once): ${missing.length}`);
  const pictures = paintAll(
    missing.map(({ seller, entry, index }) => {
      const seed = seedOf(seller.names.en, index);
      return { family: entry.family, seed, size: pictureSize(entry, seed) };
    }),
  );
  let added = 0;
  for await (const picture of pictures) {
    const work = missing[added];
    if (work) await addWork(services, done + added, work, picture);
    added += 1;
    if (added % 10 === 0) progress(`  ${added} of ${missing.length}`);
  }
}

/** The progress when the history is created too: one more than the works. */
const complete = demoWorks.length + 1;

/**
 * Creates the artist's history in one transaction, so that it starts over if interrupted. Skipped if the works are not as
 * they were created, or have orders: a demo of an earlier version may have been used since.
 */
async function addHistory(services: Services, progress: (line: string) => void): Promise<void> {
  const { queries } = services;
  const [{ email, works: library } = { email: '', works: [] }] = demoSellers;
  const artist = await findUser(queries, email);
  if (!artist) return;
  const existing = await queries.select({ title: works.title }).from(works).where(eq(works.seller_id, artist.id));
  const [ordered] = await queries.select({ count: count() }).from(orders).where(eq(orders.seller_id, artist.id));
  const titles = new Set(existing.map(({ title }) => title));
  const isUnchanged = library.every(({ title }) => titles.has(title)) && ordered?.count === 0;
  if (!isUnchanged) {
    await saveProgress(queries, complete);
    return;
  }
  progress('Creating the demo orders (once)');
  const painted: Uint8Array[] = [];
  const jobs: PaintJob[] = [
    { family: 'circle', seed: 'face', size: { width: 800, height: 800 } },
    { family: 'seascape', seed: 'cover', size: { width: 1200, height: 800 } },
  ];
  for await (const picture of paintAll(jobs)) painted.push(picture);
  const [face, cover] = painted;
  if (!face || !cover) return;
  const path = join(services.pictures.uploads, `${randomText()}.part`);
  await writeFile(path, face);
  try {
    const coverId = await storePicture(services, artist.id, cover, 'harbour.jpg');
    await queries.transaction(async (tx) => {
      allowSlowCalls();
      if ((await lockProgress(tx)) !== demoWorks.length) return;
      await createHistory(tx, { ...services, queries: tx }, artist, { face: path, coverId });
      await saveProgress(tx, complete);
    });
  } finally {
    await rm(path, { force: true });
  }
}

/**
 * Does nothing unless the database is empty or contains an unfinished demo.
 *
 * @param progress called with messages for the console
 * @returns whether there was anything to do
 */
export async function seedDemo(services: Services, progress: (line: string) => void): Promise<boolean> {
  const done = await createSellers(services);
  if (done === null || done >= complete) return false;
  await addWorks(services, done, progress);
  await addHistory(services, progress);
  return true;
}
