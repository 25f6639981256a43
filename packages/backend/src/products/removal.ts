/** Into the deleted list and back (000 section 4). */
import { eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { works } from '../db/schema/index.ts';
import { requireActive, takeTurn } from '../general/agreement.ts';
import type { Handlers } from '../http/handler.ts';
import { notFound } from '../http/refusal.ts';
import { etagOf, requireVersion } from '../http/version.ts';
import { word } from '../messages/messages.ts';
import type { Services } from '../services.ts';
import { refuseInUse } from './in-use.ts';
import { describeWork, findWork, type WorkRow } from './product.ts';

const move = (tx: Queries, work: WorkRow, deleted_at: Date | null, now: Date) =>
  tx
    .update(works)
    .set({ deleted_at, updated_at: now, version: work.version + 1 })
    .where(eq(works.id, work.id));

export function removalHandlers({ queries, now }: Services): Pick<Handlers, 'deleteProduct' | 'restoreProduct'> {
  return {
    async deleteProduct({ session, path, headers, language }) {
      await queries.transaction(async (tx) => {
        await takeTurn(tx, session.user.id);
        const work = await findWork(tx, session.user.id, path.id);
        if (!work) throw notFound();
        // Deleting again changes nothing, so that a repeated request is safe.
        if (work.deleted_at) return;
        await requireVersion(headers['If-Match'], work.version, () => describeWork(tx, work, language));
        await refuseInUse(tx, work.id, language);
        await move(tx, work, now(), now());
      });
      return { status: 200, body: { success: true, message: word(language, { key: 'workDeleted' }) } };
    },

    async restoreProduct({ session, path, headers, language }) {
      const data = await queries.transaction(async (tx) => {
        const agreement = await takeTurn(tx, session.user.id);
        const work = await findWork(tx, session.user.id, path.id);
        if (!work) throw notFound();
        if (work.deleted_at) {
          requireActive(agreement, now());
          await requireVersion(headers['If-Match'], work.version, () => describeWork(tx, work, language));
          await move(tx, work, null, now());
        }
        return describeWork(tx, work, language);
      });
      const message = word(language, { key: 'workRestored' });
      return { status: 200, body: { success: true, message, data }, etag: etagOf(data) };
    },
  };
}
