/** Fills an empty database with the demo: sellers and their libraries, painted and hung by the backend itself, and a past. */
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
import { type Commission, paintAll } from './art/studio.ts';
import type { Entry } from './catalogue.ts';
import { type DemoSeller, demoPassword, demoSellers } from './sellers.ts';
import { inputOf, pictureSize, seedOf } from './works.ts';
import { playWorld } from './world/play.ts';

/** The libraries grew over two years. */
const span = 730 * day;

interface Piece {
  seller: DemoSeller;
  entry: Entry;
  /** The place in its seller's catalogue. */
  index: number;
  /** How long ago it was added, in milliseconds. */
  age: number;
}

/** All works of the demo in the order in which they are hung. */
const pieces: readonly Piece[] = demoSellers.flatMap((seller) => {
  const random = randomFrom(`days of ${seller.email}`);
  // The first of a catalogue is the newest.
  return seller.works.map((entry, index) => {
    const share = (index + random.range(0, 0.7)) / seller.works.length;
    return { seller, entry, index, age: day / 2 + share * span };
  });
});

/** Brings a picture in as an upload would. @returns the photograph's id */
async function hang(services: Services, sellerId: string, picture: Uint8Array, name: string): Promise<string> {
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

/** Also takes the turn among backends that fill the same database. */
async function worksHung(tx: Queries): Promise<number | null> {
  const [settings] = await tx.select({ hung: site_settings.demo_works }).from(site_settings).for('update');
  return settings?.hung ?? null;
}

const noteDone = (queries: Queries, demo_works: number) => queries.update(site_settings).set({ demo_works });

async function addWork(services: Services, place: number, piece: Piece, picture: Uint8Array): Promise<void> {
  const { seller, entry, index } = piece;
  const user = await findUser(services.queries, seller.email);
  if (!user) throw new Error(`${seller.email} is gone`);
  const image = await hang(services, user.id, picture, `${entry.family}-${index + 1}.jpg`);
  const input = { ...inputOf(entry, index, seller.names), image_ids: [image] };
  const now = new Date(services.now().getTime() - piece.age);
  await services.queries.transaction(async (tx) => {
    // Another backend on the same database may have hung it meanwhile; our photograph is then swept away.
    if ((await worksHung(tx)) !== place) return;
    await saveInTurn(tx, { sellerId: user.id, id: 'new', input, ifMatch: undefined, language: 'en', now });
    await noteDone(tx, place + 1);
  });
}

/** Makes the sellers where nobody is there yet. @returns how much is done; null where the database is not the demo's */
function begin({ queries, now }: Services): Promise<number | null> {
  return queries.transaction(async (tx) => {
    const hung = await worksHung(tx);
    if (hung !== null) return hung;
    const [held] = await tx.select({ users: count() }).from(users);
    if (held && held.users > 0) return null;
    for (const seller of demoSellers) {
      await createSeller(tx, { ...seller, password: demoPassword, agreementDays: 400 }, now());
    }
    await noteDone(tx, 0);
    return 0;
  });
}

/** The library, from where it was cut short. */
async function hangWorks(services: Services, done: number, progress: (line: string) => void): Promise<void> {
  const missing = pieces.slice(done);
  if (missing.length === 0) return;
  progress(`Painting the demo library, once: ${missing.length} works`);
  const pictures = paintAll(
    missing.map(({ seller, entry, index }) => {
      const seed = seedOf(seller.names.en, index);
      return { family: entry.family, seed, size: pictureSize(entry, seed) };
    }),
  );
  let place = 0;
  for await (const picture of pictures) {
    const piece = missing[place];
    if (piece) await addWork(services, done + place, piece, picture);
    place += 1;
    if (place % 10 === 0) progress(`  ${place} of ${missing.length}`);
  }
}

/** What is done when the past is played: one more than the works. */
const all = pieces.length + 1;

/**
 * The artist's past, in one transaction: cut short it begins anew. A library of an older demo is somebody's playground by
 * now: where it is not as it was hung, or has orders, it keeps to itself.
 */
async function playPast(services: Services, progress: (line: string) => void): Promise<void> {
  const { queries } = services;
  const [{ email, works: library } = { email: '', works: [] }] = demoSellers;
  const artist = await findUser(queries, email);
  if (!artist) return;
  const held = await queries.select({ title: works.title }).from(works).where(eq(works.seller_id, artist.id));
  const [ordered] = await queries.select({ count: count() }).from(orders).where(eq(orders.seller_id, artist.id));
  const titles = new Set(held.map(({ title }) => title));
  const isAsHung = library.every(({ title }) => titles.has(title)) && ordered?.count === 0;
  if (!isAsHung) {
    await noteDone(queries, all);
    return;
  }
  progress('Playing the past of the demo, once');
  const painted: Uint8Array[] = [];
  const commissions: Commission[] = [
    { family: 'circle', seed: 'face', size: { width: 800, height: 800 } },
    { family: 'seascape', seed: 'cover', size: { width: 1200, height: 800 } },
  ];
  for await (const picture of paintAll(commissions)) painted.push(picture);
  const [face, cover] = painted;
  if (!face || !cover) return;
  const path = join(services.pictures.uploads, `${randomText()}.part`);
  await writeFile(path, face);
  try {
    const coverId = await hang(services, artist.id, cover, 'harbour.jpg');
    await queries.transaction(async (tx) => {
      allowSlowCalls();
      if ((await worksHung(tx)) !== pieces.length) return;
      await playWorld(tx, { ...services, queries: tx }, artist, { face: path, coverId });
      await noteDone(tx, all);
    });
  } finally {
    await rm(path, { force: true });
  }
}

/**
 * Does nothing where the database holds anything but an unfinished demo.
 *
 * @param progress told how far it is
 * @returns whether there was anything to do
 */
export async function seedDemo(services: Services, progress: (line: string) => void): Promise<boolean> {
  const done = await begin(services);
  if (done === null || done >= all) return false;
  await hangWorks(services, done, progress);
  await playPast(services, progress);
  return true;
}
