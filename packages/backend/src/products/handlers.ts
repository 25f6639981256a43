import { siteSettings } from '../general/handlers.ts';
import type { Answer, Handlers, SignedIn } from '../http/handler.ts';
import { invalidField, notFound } from '../http/http-error.ts';
import { once } from '../http/once.ts';
import { pageOf } from '../http/paging.ts';
import { etagOf, etagWith } from '../http/version.ts';
import { categoryIn, listCategories } from '../master-data/records.ts';
import { translate } from '../messages/messages.ts';
import type { Services } from '../services.ts';
import { bulkHandlers } from './bulk.ts';
import { describeWork } from './describe.ts';
import { duplicateHandlers } from './duplicate.ts';
import { filtersOf } from './filters.ts';
import { frameHandlers } from './frames.ts';
import { historyOf } from './history.ts';
import { idHandlers } from './ids.ts';
import { type LibraryQuery, readLibrary } from './library.ts';
import { neighbourHandlers } from './neighbours.ts';
import { defaultSort } from './order.ts';
import { findWork, productOf } from './product.ts';
import { removalHandlers } from './removal.ts';
import { type Saved, saveInTurn } from './save.ts';
import { similarHandlers } from './similar.ts';

const defaultPerPage = 48;

/** Base64 of a JSON array of permission names. @throws HttpError 422 */
function checkPermissions(encoded: string | undefined): void {
  if (encoded === undefined) return;
  try {
    const names: unknown = JSON.parse(Buffer.from(encoded, 'base64').toString('utf8'));
    if (Array.isArray(names) && names.every((name) => typeof name === 'string')) return;
  } catch {
    // Not JSON: refused below.
  }
  throw invalidField('permissions', 'permissionsWrong');
}

/** The art library (000 sections 3, 4 and 7). */
export function productHandlers(
  services: Services,
): Pick<
  Handlers,
  | 'listProducts'
  | 'listDeletedProducts'
  | 'getProduct'
  | 'getProductHistory'
  | 'listProductIds'
  | 'getProductNeighbours'
  | 'listSimilarProducts'
  | 'saveProduct'
  | 'bulkProducts'
  | 'duplicateProduct'
  | 'deleteProduct'
  | 'restoreProduct'
  | 'checkFrameAvailability'
> {
  const { queries, pictures, now } = services;

  async function readPage(
    { language, request }: Pick<SignedIn<'listProducts'>, 'language' | 'request'>,
    query: LibraryQuery,
  ) {
    const found = await readLibrary(queries, query);
    const all = await listCategories(queries);
    const telling = { language, chargePercent: found.chargePercent };
    const data = found.works.map((record) => {
      const cover = found.covers.get(record.work.id);
      return productOf(record, cover ? [cover] : [], telling, found.deleters.get(record.work.id));
    });
    const page = {
      prodcutCategoeis: all.map((category) => categoryIn(language, category)),
      counts: found.counts,
      ...pageOf(request.url, { ...query, total: found.total }, data),
    };
    return { page, deleted: found.deletedList };
  }

  return {
    async listProducts(call) {
      const { page = 1, per_page = defaultPerPage, sort = defaultSort, permissions } = call.query;
      checkPermissions(permissions);
      const { usd_jpy_rate } = await siteSettings(queries);
      const filters = filtersOf(call.query, usd_jpy_rate);
      const sellerId = call.session.user.id;
      const query = { sellerId, deleted: false, page, perPage: per_page, sort, filters };
      return { status: 200, body: (await readPage(call, query)).page };
    },

    async listDeletedProducts(call) {
      const { page = 1, per_page = defaultPerPage, search } = call.query;
      const sellerId = call.session.user.id;
      const query = { sellerId, deleted: true, page, perPage: per_page, sort: defaultSort, filters: { search } };
      const found = await readPage(call, query);
      return { status: 200, body: { ...found.page, deleted: found.deleted } };
    },

    async getProduct({ session, path, language }) {
      const data = await queries.transaction(
        async (tx) => {
          const work = await findWork(tx, session.user.id, path.id);
          if (!work) throw notFound();
          return describeWork(tx, work, { language, now: now() });
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      );
      const etag = etagWith(data, data);
      return { status: 200, body: { success: true, message: '', data }, etag };
    },

    async getProductHistory({ session, path, query, request, language }) {
      const { page = 1, per_page = defaultPerPage } = query;
      const found = await queries.transaction(
        async (tx) => {
          const work = await findWork(tx, session.user.id, path.id);
          if (!work) throw notFound();
          return historyOf(tx, work, { page, perPage: per_page, language, now: now() });
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      );
      return { status: 200, body: pageOf(request.url, { page, perPage: per_page, total: found.total }, found.data) };
    },

    async saveProduct(call) {
      const { session, path, body, headers, language } = call;
      const request = { sellerId: session.user.id, id: path.id, input: body, ifMatch: headers['If-Match'], language };
      let saved: Saved | undefined;
      const answer = await once(services, call, 'saveProduct', async (tx): Promise<Answer<'saveProduct'>> => {
        saved = await saveInTurn(tx, { ...request, now: now() });
        const { product, isNew } = saved;
        const message = translate(language, { key: isNew ? 'workAdded' : 'workSaved' });
        return {
          status: isNew ? 201 : 200,
          body: { success: true, message, data: product },
          etag: etagOf(product),
        };
      });
      await pictures.remove(saved?.removed ?? []);
      return answer;
    },

    ...bulkHandlers(services),
    ...duplicateHandlers(services),
    ...idHandlers(services),
    ...neighbourHandlers(services),
    ...similarHandlers(services),
    ...removalHandlers(services),
    ...frameHandlers(services),
  };
}
