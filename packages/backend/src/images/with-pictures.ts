/** Photographs in a form: received, decoded and recorded once per Idempotency-Key. */
import type { Queries } from '../db/database.ts';
import { findAgreement, lockSeller, requireActive } from '../general/agreement.ts';
import type { AnyAnswer, SignedIn } from '../http/handler.ts';
import { once } from '../http/once.ts';
import type { Services } from '../services.ts';
import type { ReceivedFile } from './receive.ts';
import { discardFiles, keepPictures, type NewImage } from './upload.ts';

type UploadOperation = 'uploadProductImages' | 'addArtPieceImages' | 'addArtPieceDelivery';

interface FormOfPictures {
  operationId: UploadOperation;
  /** The form's content, for the idempotency check. */
  payload: object;
  files: ReceivedFile[];
}

/**
 * Stores the files of a form as pictures, then runs the callback.
 *
 * @param work records the pictures in its transaction; not called if a stored response is replayed
 * @throws HttpError 403, 409, 413, 422, and what `work` throws; nothing is stored then
 */
export async function withPictures<Made extends AnyAnswer>(
  services: Services,
  call: SignedIn<UploadOperation>,
  { operationId, payload, files }: FormOfPictures,
  work: (tx: Queries, rows: NewImage[]) => Promise<Made>,
): Promise<Made> {
  const { session, request } = call;
  const sellerId = session.user.id;
  requireActive(await findAgreement(services.queries, sellerId), services.now());
  const isAborted = () => request.raw.socket.destroyed;
  return keepPictures(services, { sellerId, files, isAborted }, async (rows) => {
    let isRecorded = false;
    const made = await once(services, { ...call, body: payload }, operationId, async (tx) => {
      isRecorded = true;
      await lockSeller(tx, sellerId);
      return work(tx, rows);
    });
    if (!isRecorded) await discardFiles(services, rows);
    return made;
  });
}
