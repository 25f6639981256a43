import { eq } from 'drizzle-orm';
import { works } from '../db/schema/index.ts';
import { takeTurn } from '../general/agreement.ts';
import { categoryIn, listCategories } from '../general/handlers.ts';
import type { Answer, Handlers, SignedIn } from '../http/handler.ts';
import { once } from '../http/once.ts';
import { pageOf } from '../http/paging.ts';
import { notFound, refuseField } from '../http/refusal.ts';
import { etagOf } from '../http/version.ts';
import { word } from '../messages/messages.ts';
import type { Services } from '../services.ts';
import { type LibraryQuery, readLibrary } from './library.ts';
import { describeWork, findWork, productOf } from './product.ts';
import { type Saved, saveInTurn } from './save.ts';

const defaultPerPage = 48;

/** Base64 of a JSON array of permission names. @throws Refusal 422 */
function checkPermissions(encoded: string | undefined): void {
  if (encoded === undefined) return;
  try {
    const names: unknown = JSON.parse(Buffer.from(encoded, 'base64').toString('utf8'));
    if (Array.isArray(names) && names.every((name) => typeof name === 'string')) return;
  } catch {
    // Not JSON: refused below.
  }
  throw refuseField('permissions', 'permissionsWrong');
}

/** The art library (000 sections 3, 4 and 7). */
export function productHandlers(
  services: Services,
): Pick<Handlers, 'listProducts' | 'listDeletedProducts' | 'getProduct' | 'saveProduct' | 'deleteProduct'> {
  const { queries, pictures, now } = services;

  async function answerPage(
    { language, request }: Pick<SignedIn<'listProducts'>, 'language' | 'request'>,
    query: LibraryQuery,
  ): Promise<Answer<'listProducts'>> {
    const found = await readLibrary(queries, query);
    const all = await listCategories(queries);
    const byId = new Map(all.map((category) => [category.id, category]));
    const data = found.works.flatMap((work) => {
      const category = byId.get(work.category_id);
      const cover = found.covers.get(work.id);
      return category ? [productOf(work, category, cover ? [cover] : [], language)] : [];
    });
    return {
      status: 200,
      body: {
        prodcutCategoeis: all.map((category) => categoryIn(language, category)),
        counts: found.counts,
        ...pageOf(request.url, { ...query, total: found.total }, data),
      },
    };
  }

  return {
    async listProducts(call) {
      const { page = 1, per_page = defaultPerPage, sort = '-created_at', search, type, show, permissions } = call.query;
      checkPermissions(permissions);
      const sellerId = call.session.user.id;
      return answerPage(call, { sellerId, deleted: false, page, perPage: per_page, sort, search, type, show });
    },

    async listDeletedProducts(call) {
      const { page = 1, per_page = defaultPerPage, search } = call.query;
      const sellerId = call.session.user.id;
      return answerPage(call, { sellerId, deleted: true, page, perPage: per_page, sort: '-created_at', search });
    },

    async getProduct({ session, path, language }) {
      const data = await queries.transaction(
        async (tx) => {
          const work = await findWork(tx, session.user.id, path.id);
          if (!work) throw notFound();
          return describeWork(tx, work, language);
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      );
      return { status: 200, body: { success: true, message: '', data }, etag: etagOf(data) };
    },

    async saveProduct(call) {
      const { session, path, body, headers, language } = call;
      const request = { sellerId: session.user.id, id: path.id, input: body, ifMatch: headers['If-Match'], language };
      let saved: Saved | undefined;
      const answer = await once(services, call, 'saveProduct', async (tx): Promise<Answer<'saveProduct'>> => {
        saved = await saveInTurn(tx, { ...request, now: now() });
        const { product, isNew } = saved;
        const message = word(language, { key: isNew ? 'workAdded' : 'workSaved' });
        return {
          status: isNew ? 201 : 200,
          body: { success: true, message, data: product },
          etag: etagOf(product),
        };
      });
      await pictures.remove(saved?.removed ?? []);
      return answer;
    },

    async deleteProduct({ session, path, language }) {
      await queries.transaction(async (tx) => {
        await takeTurn(tx, session.user.id);
        const work = await findWork(tx, session.user.id, path.id);
        if (!work) throw notFound();
        // Deleting again changes nothing, so that a repeated request is safe.
        if (work.deleted_at) return;
        const at = now();
        await tx
          .update(works)
          .set({ deleted_at: at, updated_at: at, version: work.version + 1 })
          .where(eq(works.id, work.id));
      });
      return { status: 200, body: { success: true, message: word(language, { key: 'workDeleted' }) } };
    },
  };
}
