/** Spreadsheet imports: uploaded, read, checked, corrected, turned into works, and undone as a whole. */
import { and, count, desc, eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { import_images, import_rows, imports } from '../db/schema/index.ts';
import { lockSeller, requireActive } from '../general/agreement.ts';
import type { Answer, Handlers, SignedIn } from '../http/handler.ts';
import { conflict } from '../http/http-error.ts';
import { once } from '../http/once.ts';
import { pageOf } from '../http/paging.ts';
import { type Language, type MessageKey, translate } from '../messages/messages.ts';
import type { Services } from '../services.ts';
import { describeImport } from './describe.ts';
import { beginImport, storeRows } from './receive.ts';
import { changeImport, findImport, type ImportRecord, isRunning, mendable, requireStatus } from './record.ts';
import { mendRow, readerFor, readRows, rowOf } from './rows.ts';
import { bringImages, readAs } from './settle.ts';

type Operations =
  | 'listImports'
  | 'createImport'
  | 'getImport'
  | 'removeImport'
  | 'listImportRows'
  | 'addImportRows'
  | 'fixImportRow'
  | 'setImportColumns'
  | 'addImportImages'
  | 'startImport'
  | 'stopImport'
  | 'undoImport';

const rowsOnPage = 50;

const countOf = async (tx: Queries, { id }: ImportRecord, state: 'good' | 'wrong' | 'unchecked') => {
  const condition = and(eq(import_rows.import_id, id), eq(import_rows.state, state));
  return (await tx.select({ count: count() }).from(import_rows).where(condition))[0]?.count ?? 0;
};

/** @throws HttpError 409 if no row can be imported, or there are errors that must not be skipped */
async function requireReady(tx: Queries, record: ImportRecord, leavesWrong: boolean): Promise<void> {
  requireStatus(record, mendable);
  if (!leavesWrong && (await countOf(tx, record, 'wrong')) > 0) throw conflict('importHasErrors');
  if ((await countOf(tx, record, 'good')) === 0) throw conflict('importNothing');
}

/*
 * All reads share one transaction: on the single connection of PGlite each separate query could wait for a batch of a
 * running import, so a page of seven queries would wait seven times.
 */

/** The status after stopping: a stopped check returns to the assignment of columns. */
const stoppedAs = ({ status }: ImportRecord) => (status === 'checking' ? 'columns' : 'stopped');

export function importHandlers(services: Services): Pick<Handlers, Operations> {
  const { queries, now } = services;

  /** Changes the seller's import with the seller locked, and returns it. */
  async function change(
    {
      session,
      path,
      language,
    }: { session: SignedIn<'getImport'>['session']; path: { id: string }; language: Language },
    key: MessageKey,
    make: (tx: Queries, record: ImportRecord) => Promise<ImportRecord>,
  ): Promise<Answer<'startImport'>> {
    const data = await queries.transaction(async (tx) => {
      await lockSeller(tx, session.user.id);
      const record = await make(tx, await findImport(tx, session.user.id, path.id));
      return describeImport(tx, record, language);
    });
    return { status: 200, body: { success: true, message: translate(language, { key }), data } };
  }

  return {
    async listImports({ session, language }) {
      const data = await queries.transaction(async (tx) => {
        const records = await tx
          .select()
          .from(imports)
          .where(eq(imports.seller_id, session.user.id))
          .orderBy(desc(imports.created_at), desc(imports.id))
          .limit(30);
        const described = [];
        for (const record of records) described.push(await describeImport(tx, record, language));
        return described;
      });
      return { status: 200, body: { success: true, message: '', data } };
    },

    createImport: (call) =>
      once(services, call, 'createImport', async (tx): Promise<Answer<'createImport'>> => {
        requireActive(await lockSeller(tx, call.session.user.id), now());
        const record = await beginImport(tx, call.session.user.id, call.body, now());
        const data = await describeImport(tx, record, call.language);
        return {
          status: 201,
          body: { success: true, message: translate(call.language, { key: 'importBegun' }), data },
        };
      }),

    async getImport({ session, path, language }) {
      const data = await queries.transaction(async (tx) =>
        describeImport(tx, await findImport(tx, session.user.id, path.id), language),
      );
      return { status: 200, body: { success: true, message: '', data } };
    },

    async removeImport({ session, path, language }) {
      await queries.transaction(async (tx) => {
        await lockSeller(tx, session.user.id);
        const record = await findImport(tx, session.user.id, path.id);
        if (isRunning(record) && record.status !== 'checking') throw conflict('importUnderWay');
        await tx.delete(import_images).where(eq(import_images.import_id, record.id));
        await tx.delete(imports).where(eq(imports.id, record.id));
      });
      return { status: 200, body: { success: true, message: translate(language, { key: 'importRemoved' }) } };
    },

    async listImportRows({ session, path, query, request, language }) {
      const { page = 1, per_page: perPage = rowsOnPage, show } = query;
      const { total, data } = await queries.transaction(async (tx) => {
        const record = await findImport(tx, session.user.id, path.id);
        return readRows(tx, record, { page, perPage, show, language });
      });
      return { status: 200, body: pageOf(request.url, { page, perPage, total }, data) };
    },

    addImportRows: (call) => change(call, 'importReceived', (tx, record) => storeRows(tx, record, call.body, now())),

    async fixImportRow({ session, path, body, language }) {
      const data = await queries.transaction(async (tx) => {
        await lockSeller(tx, session.user.id);
        const record = await findImport(tx, session.user.id, path.id);
        const row = await mendRow(tx, record, path.number, body);
        await changeImport(tx, record, { updated_at: now() });
        return rowOf(record, row, language, await readerFor(tx, record));
      });
      return { status: 200, body: { success: true, message: translate(language, { key: 'importRowMended' }), data } };
    },

    setImportColumns: (call) => change(call, 'importReading', (tx, record) => readAs(tx, record, call.body, now())),

    addImportImages: (call) =>
      change(call, 'importImagesBrought', (tx, record) => bringImages(tx, record, call.body.image_ids, now())),

    startImport: (call) =>
      change(call, 'importStarted', async (tx, record) => {
        // A duplicate request: the import is already running.
        if (record.status === 'importing') return record;
        requireActive(await lockSeller(tx, record.seller_id), now());
        await requireReady(tx, record, call.body.leave_wrong ?? false);
        return changeImport(tx, record, { status: 'importing', stopped_because: null, updated_at: now() });
      }),

    stopImport: (call) =>
      change(call, 'importStopped', async (tx, record) => {
        if (record.status === 'stopped') return record;
        requireStatus(record, ['checking', 'importing']);
        return changeImport(tx, record, { status: stoppedAs(record), updated_at: now() });
      }),

    undoImport: (call) =>
      change(call, 'importUndoing', async (tx, record) => {
        if (record.status === 'undoing' || record.status === 'undone') return record;
        requireStatus(record, ['stopped', 'imported']);
        return changeImport(tx, record, { status: 'undoing', updated_at: now() });
      }),
  };
}
