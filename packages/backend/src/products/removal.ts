/** Moving works to the deleted list and back (000 section 4). */
import { eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { works } from '../db/schema/index.ts';
import { lockSeller, requireActive } from '../general/agreement.ts';
import type { Handlers } from '../http/handler.ts';
import { HttpError, notFound } from '../http/http-error.ts';
import { etagOf, requireVersion } from '../http/version.ts';
import { translate } from '../messages/messages.ts';
import type { Services } from '../services.ts';
import { committedWording } from './commitment.ts';
import { describeWork } from './describe.ts';
import { recordWorkEvent } from './history.ts';
import { refuseInUse } from './in-use.ts';
import { findWork, type WorkRow } from './product.ts';

/** @param tx a transaction with the seller locked */
export async function moveWork(tx: Queries, work: WorkRow, to: 'deleted' | 'restored', now: Date): Promise<void> {
  await tx
    .update(works)
    .set({ deleted_at: to === 'deleted' ? now : null, updated_at: now, version: work.version + 1 })
    .where(eq(works.id, work.id));
  await recordWorkEvent(tx, work, to, now);
}

export function removalHandlers({ queries, now }: Services): Pick<Handlers, 'deleteProduct' | 'restoreProduct'> {
  return {
    async deleteProduct({ session, path, headers, language }) {
      const at = now();
      await queries.transaction(async (tx) => {
        await lockSeller(tx, session.user.id);
        const work = await findWork(tx, session.user.id, path.id);
        if (!work) throw notFound();
        // Repeating a deletion changes nothing, so that retries are safe.
        if (work.deleted_at) return;
        await requireVersion(headers['If-Match'], work.version, () => describeWork(tx, work, { language, now: at }));
        await refuseInUse(tx, work.id, language, at);
        const committed = await committedWording(tx, work, at);
        if (committed) throw new HttpError(409, committed, { extra: { uses: [] } });
        await moveWork(tx, work, 'deleted', at);
      });
      return { status: 200, body: { success: true, message: translate(language, { key: 'workDeleted' }) } };
    },

    async restoreProduct({ session, path, headers, language }) {
      const at = now();
      const data = await queries.transaction(async (tx) => {
        const agreement = await lockSeller(tx, session.user.id);
        const work = await findWork(tx, session.user.id, path.id);
        if (!work) throw notFound();
        if (work.deleted_at) {
          requireActive(agreement, at);
          await requireVersion(headers['If-Match'], work.version, () => describeWork(tx, work, { language, now: at }));
          await moveWork(tx, work, 'restored', at);
        }
        return describeWork(tx, work, { language, now: at });
      });
      const message = translate(language, { key: 'workRestored' });
      return { status: 200, body: { success: true, message, data }, etag: etagOf(data) };
    },
  };
}
