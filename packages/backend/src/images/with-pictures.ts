/** Photographs of a form: received, made pictures of, and recorded once for each Idempotency-Key. */
import type { Queries } from '../db/database.ts';
import { findAgreement, lockSeller, requireActive } from '../general/agreement.ts';
import type { AnyAnswer, SignedIn } from '../http/handler.ts';
import { once } from '../http/once.ts';
import type { Services } from '../services.ts';
import type { ReceivedFile } from './receive.ts';
import { keepPictures, type NewImage, takeBack } from './upload.ts';

type UploadOperation = 'uploadProductImages' | 'addArtPieceImages' | 'addArtPieceDelivery';

interface FormOfPictures {
  operationId: UploadOperation;
  /** What the form says, as `once` compares it. */
  asked: object;
  files: ReceivedFile[];
}

/**
 * Keeps the files of a form as pictures and does the rest of the call's work with them.
 *
 * @param work records the pictures in its transaction; is not called where the key's first answer is given again
 * @throws HttpError 403, 409, 413, 422, and what `work` throws; nothing is kept then
 */
export async function withPictures<Made extends AnyAnswer>(
  services: Services,
  call: SignedIn<UploadOperation>,
  { operationId, asked, files }: FormOfPictures,
  work: (tx: Queries, rows: NewImage[]) => Promise<Made>,
): Promise<Made> {
  const { session, request } = call;
  const sellerId = session.user.id;
  requireActive(await findAgreement(services.queries, sellerId), services.now());
  const isAborted = () => request.raw.socket.destroyed;
  return keepPictures(services, { sellerId, files, isAborted }, async (rows) => {
    let isRecorded = false;
    const made = await once(services, { ...call, body: asked }, operationId, async (tx) => {
      isRecorded = true;
      await lockSeller(tx, sellerId);
      return work(tx, rows);
    });
    if (!isRecorded) await takeBack(services, rows);
    return made;
  });
}
