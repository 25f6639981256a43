/** Duplicates a work, including its photographs. */
import type { Queries } from '../db/database.ts';
import { images, works } from '../db/schema/index.ts';
import { findAgreement, requireActive } from '../general/agreement.ts';
import type { Answer, Handlers, SignedIn } from '../http/handler.ts';
import { HttpError, notFound } from '../http/http-error.ts';
import { isAnswered, once } from '../http/once.ts';
import { etagOf } from '../http/version.ts';
import { newId } from '../ids.ts';
import type { ImageRow } from '../images/image.ts';
import { bucketError, discardFiles, reserveQuota } from '../images/upload.ts';
import { type Language, translate } from '../messages/messages.ts';
import type { Services } from '../services.ts';
import { indexText, textColumns } from './derived.ts';
import { describeWork } from './describe.ts';
import { recordWorkEvent } from './history.ts';
import { findWork, picturesOf, type WorkRow } from './product.ts';

/** The contract's bound. */
const titleLength = 500;

function copiedTitle(title: string, language: Language): string {
  const suffix = translate(language, { key: 'copyOf' });
  return `${title.slice(0, titleLength - suffix.length).toWellFormed()}${suffix}`;
}

/** Columns that are not copied: the offer, and the seller's consents for the original. */
const notCopied = {
  for_sale: false,
  for_rent: false,
  status: 'not_offered',
  attention: [],
  discount_percentage: null,
  discount_start_date: null,
  discount_end_date: null,
  return_policy_accepted: null,
  internationally_acceptable: false,
  international_agreement_accepted: false,
  commitment_accepted: false,
  committed_until: null,
  deleted_at: null,
  version: 1,
} as const satisfies Partial<WorkRow>;

function copyOf(work: WorkRow, language: Language, now: Date): WorkRow {
  const title = copiedTitle(work.title, language);
  // Read as its title, so that it comes right after the other.
  const title_reading = work.title_reading && copiedTitle(work.title_reading, language);
  const copy = { ...work, ...notCopied, attention: [], title, title_reading };
  return { ...copy, ...textColumns(copy), id: newId('wrk'), created_at: now, updated_at: now };
}

/** Copies the files of photographs. @throws HttpError 400; nothing is stored then */
async function copyPictures(services: Services, sellerId: string, originals: ImageRow[]): Promise<ImageRow[]> {
  const { pictures, now } = services;
  const place = await pictures.placeFor(sellerId);
  const written: ImageRow[] = [];
  try {
    for (const image of originals) {
      const key = await pictures.copy(image, place);
      written.push({ ...image, id: newId('img'), work_id: null, key, place, created_at: now() });
    }
    return written;
  } catch (error) {
    await discardFiles(services, written);
    throw bucketError(error, place);
  }
}

type DuplicateCall = SignedIn<'duplicateProduct'>;

/** @throws HttpError 403, 404, 422 */
async function record(tx: Queries, call: DuplicateCall, rows: ImageRow[], now: Date) {
  const { session, path, language } = call;
  await reserveQuota(tx, session.user.id, rows, now, 'id');
  const source = await findWork(tx, session.user.id, path.id);
  if (!source) throw notFound();
  const [work] = await tx
    .insert(works)
    .values(copyOf(source, language, now))
    .returning();
  if (!work) throw new Error('the work was not written');
  await indexText(tx, work);
  if (rows.length > 0) await tx.insert(images).values(rows.map((row) => ({ ...row, work_id: work.id })));
  await recordWorkEvent(tx, work, 'added', now);
  return describeWork(tx, work, { language, now });
}

export function duplicateHandlers(services: Services): Pick<Handlers, 'duplicateProduct'> {
  const { queries, now } = services;

  /** Copies the work's photographs; none if the call only replays a stored response. */
  async function picturesFor(call: DuplicateCall): Promise<ImageRow[]> {
    const { session, path } = call;
    if (await isAnswered(services, call, 'duplicateProduct')) return [];
    requireActive(await findAgreement(queries, session.user.id), now());
    if (!(await findWork(queries, session.user.id, path.id))) throw notFound();
    return copyPictures(services, session.user.id, await picturesOf(queries, [path.id]));
  }

  return {
    async duplicateProduct(call) {
      const rows = await picturesFor(call);
      let isRecorded = false;
      const duplicate = async (tx: Queries): Promise<Answer<'duplicateProduct'>> => {
        isRecorded = true;
        const data = await record(tx, call, rows, now());
        const message = translate(call.language, { key: 'workCopied' });
        return { status: 201, body: { success: true, message, data }, etag: etagOf(data) };
      };
      try {
        const answer = await once(services, call, 'duplicateProduct', duplicate);
        if (!isRecorded) await discardFiles(services, rows);
        return answer;
      } catch (error) {
        // After other errors the records may exist, so the files stay; the sweep removes those without a record.
        if (error instanceof HttpError) await discardFiles(services, rows);
        throw error;
      }
    },
  };
}
