/** A person's profile picture, and the photograph of their bank passbook. */
import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { documents, users } from '../db/schema/index.ts';
import type { ReceivedForm } from '../http/form.ts';
import { notFound } from '../http/http-error.ts';
import type { PictureFile } from '../images/picture-store.ts';
import type { Picture } from '../images/picture-workers.ts';
import type { ReceivedFile } from '../images/receive.ts';
import { pictureFrom } from '../images/upload.ts';
import { type DocumentRow, recordDocuments, storeDocument } from '../platform/documents.ts';
import type { Services } from '../services.ts';
import type { User } from '../session/session.ts';
import { findPassbooks, passbookKind } from './record.ts';

/** Width of a stored profile picture; smaller ones keep their own. */
const shownWidth = 320;

const shownFile = ({ files }: Picture): PictureFile | undefined =>
  files.find(({ width }) => width >= shownWidth) ?? files.at(-1);

/** The single file of a field that the contract requires. */
function fileOf(form: Pick<ReceivedForm<unknown>, 'filesOf'>, field: string): ReceivedFile {
  const [file] = form.filesOf(field);
  if (!file) throw new Error(`${field} has no file`);
  return file;
}

async function lockedUser(tx: Queries, id: string): Promise<User> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  if (!user) throw notFound();
  return user;
}

/** Replaces or removes a person's picture. @returns the person before and after */
function exchangePicture({ queries }: Services, userId: string, key: string | null, file: string | null) {
  return queries.transaction(async (tx) => {
    const before = await lockedUser(tx, userId);
    if (key === null && before.picture_key === null) throw notFound();
    const [after = before] = await tx
      .update(users)
      .set({ picture_key: key, picture_file: file, version: before.version + 1 })
      .where(eq(users.id, userId))
      .returning();
    return { before, after };
  });
}

async function savePicture(services: Services, userId: string, shown: PictureFile): Promise<User> {
  const { pictures } = services;
  const key = await pictures.write([shown], pictures.operatorPlace);
  const { before, after } = await exchangePicture(services, userId, key, shown.name);
  if (before.picture_key) await pictures.removeFace(before.picture_key, before.picture_file ?? '');
  return after;
}

/** Stores only the displayed size. @throws HttpError 422 */
export async function setPicture(
  services: Services,
  userId: string,
  form: Pick<ReceivedForm<unknown>, 'filesOf'>,
): Promise<User> {
  const picture = await pictureFrom(services, fileOf(form, 'profile_pic'));
  try {
    const shown = shownFile(picture);
    if (!shown) throw new Error('the picture has no files');
    return await savePicture(services, userId, shown);
  } finally {
    await picture.dispose();
  }
}

/** @throws HttpError 404 if there is none */
export async function removePicture(services: Services, userId: string): Promise<void> {
  const { before } = await exchangePicture(services, userId, null, null);
  if (before.picture_key) await services.pictures.removeFace(before.picture_key, before.picture_file ?? '');
}

async function removeRows(tx: Queries, userId: string, ids: string[]): Promise<DocumentRow[]> {
  if (ids.length === 0) return [];
  const own = and(eq(documents.owner_id, userId), eq(documents.kind, passbookKind));
  return tx
    .delete(documents)
    .where(and(own, inArray(documents.id, ids)))
    .returning();
}

/** @throws HttpError 422 */
export async function setPassbook(
  services: Services,
  userId: string,
  form: Pick<ReceivedForm<unknown>, 'filesOf' | 'typesOf'>,
): Promise<DocumentRow> {
  const { queries, documents: store, now } = services;
  const types = form.typesOf('passbook_photo');
  const stored = await storeDocument(services, fileOf(form, 'passbook_photo'), {
    ownerId: userId,
    kind: passbookKind,
    types,
  });
  const replaced = await queries.transaction(async (tx) => {
    await lockedUser(tx, userId);
    const previous = await findPassbooks(tx, userId);
    const removed = await removeRows(
      tx,
      userId,
      previous.map(({ id }) => id),
    );
    await recordDocuments(tx, [stored], now());
    return removed;
  });
  await store.remove(replaced.map(({ key }) => key));
  return { ...stored, created_at: now() };
}

/** @throws HttpError 404 if it is not this person's passbook photograph */
export async function removePassbook(
  { queries, documents: store }: Services,
  userId: string,
  documentId: string,
): Promise<void> {
  const removed = await queries.transaction((tx) => removeRows(tx, userId, [documentId]));
  if (removed.length === 0) throw notFound();
  await store.remove(removed.map(({ key }) => key));
}
