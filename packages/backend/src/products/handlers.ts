import { eq } from 'drizzle-orm';
import { works } from '../db/schema.ts';
import { requireActive, takeTurn } from '../general/agreement.ts';
import { categoryIn, listCategories } from '../general/handlers.ts';
import type { Answer, Handlers, SignedIn } from '../http/handler.ts';
import { notFound, refuseField } from '../http/refusal.ts';
import { word } from '../messages/messages.ts';
import type { Services } from '../services.ts';
import { keepAnswer, keptAnswer, keyedRequest, RunningKeys } from './idempotency.ts';
import { type LibraryQuery, readLibrary } from './library.ts';
import { describeWork, etagOf, findWork, productOf } from './product.ts';
import { type Saved, type SaveRequest, saveWork } from './save.ts';

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

/** The page's address with another page number; relative, so that it holds behind any host and prefix. */
function linkTo(url: string, page: number): string {
  const parameters = new URLSearchParams(url.split('?')[1] ?? '');
  parameters.set('page', String(page));
  return `?${parameters}`;
}

/** The art library (000 sections 3, 4 and 7). */
export function productHandlers(
  services: Services,
): Pick<Handlers, 'listProducts' | 'listDeletedProducts' | 'getProduct' | 'saveProduct' | 'deleteProduct'> {
  const { queries, pictures, now } = services;
  const running = new RunningKeys();

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
    const from = (query.page - 1) * query.perPage + 1;
    const last = Math.max(1, Math.ceil(found.total / query.perPage));
    const link = (page: number) => linkTo(request.url, page);
    return {
      status: 200,
      body: {
        prodcutCategoeis: all.map((category) => categoryIn(language, category)),
        counts: found.counts,
        data,
        links: {
          first: link(1),
          last: link(last),
          prev: query.page > 1 ? link(Math.min(query.page - 1, last)) : null,
          next: query.page < last ? link(query.page + 1) : null,
        },
        current_page: query.page,
        from: data.length > 0 ? from : null,
        to: data.length > 0 ? from + data.length - 1 : null,
        total: found.total,
        per_page: query.perPage,
      },
    };
  }

  /** Saves, once for each key. */
  async function saveOnce(request: SaveRequest, key: string | undefined): Promise<Answer<'saveProduct'>> {
    const keyed = key === undefined ? undefined : keyedRequest(request.sellerId, key, [request.id, request.input]);
    let saved: Saved | undefined;
    const answer = await queries.transaction(async (tx) => {
      const agreement = await takeTurn(tx, request.sellerId);
      const kept = keyed && (await keptAnswer(tx, keyed, request.now));
      // Written below, by this function.
      if (kept) return kept.answer as Answer<'saveProduct'>;
      requireActive(agreement, request.now);
      saved = await saveWork(tx, request);
      const { product, isNew } = saved;
      const message = word(request.language, { key: isNew ? 'workAdded' : 'workSaved' });
      const made: Answer<'saveProduct'> = {
        status: isNew ? 201 : 200,
        body: { success: true, message, data: product },
        etag: etagOf(product),
      };
      if (keyed) await keepAnswer(tx, keyed, { status: made.status, answer: made }, request.now);
      return made;
    });
    await pictures.remove(saved?.removed ?? []);
    return answer;
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

    async saveProduct({ session, path, body, headers, language }) {
      const sellerId = session.user.id;
      const key = headers['Idempotency-Key'];
      const request = { sellerId, id: path.id, input: body, ifMatch: headers['If-Match'], language, now: now() };
      const save = () => saveOnce(request, key);
      return key === undefined ? save() : running.alone({ sellerId, key }, save);
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
