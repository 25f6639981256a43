import { compare, convert, isInOrder, type Money } from '@smart-art/openapi/rules';
import { siteSettings } from '../general/handlers.ts';
import type { Answer, Handlers, SignedIn } from '../http/handler.ts';
import { once } from '../http/once.ts';
import { pageOf } from '../http/paging.ts';
import { type FieldRefusals, notFound, refuseField, unprocessable } from '../http/refusal.ts';
import { etagOf } from '../http/version.ts';
import { categoryIn, listCategories } from '../master-data/records.ts';
import { word } from '../messages/messages.ts';
import type { Services } from '../services.ts';
import { frameHandlers } from './frames.ts';
import { type LibraryFilters, type LibraryQuery, type ListQuery, readLibrary } from './library.ts';
import { fitsCurrency } from './money.ts';
import { describeWork, findWork, productOf } from './product.ts';
import { removalHandlers } from './removal.ts';
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

type Bounds = NonNullable<LibraryFilters['price_from']>;

/** A bound in both currencies: a work is compared in its own. */
const inBoth = (bound: Money, usdJpyRate: number): Bounds => ({
  USD: convert(bound, 'USD', usdJpyRate).amount,
  JPY: convert(bound, 'JPY', usdJpyRate).amount,
});

/** What narrows the list. @throws Refusal 422 for a range that runs backwards */
function filtersOf(query: ListQuery, usdJpyRate: number): LibraryFilters {
  const { search, type, show, category_id, sub_category_id, status, available_for, size, orientation } = query;
  const { price_from, price_to, price_currency: currency = 'USD', year_from, year_to } = query;
  const [from, to] = [price_from, price_to].map((amount) => amount && { amount, currency });
  const refused: FieldRefusals = {};
  if (from && !fitsCurrency(from)) refused.price_from = [{ key: 'yenHaveNoDecimals' }];
  if (to && !fitsCurrency(to)) refused.price_to = [{ key: 'yenHaveNoDecimals' }];
  if (from && to && compare(from, to) > 0) refused.price_to = [{ key: 'libraryCostOrder' }];
  if (!isInOrder(year_from ?? null, year_to ?? null)) refused.year_to = [{ key: 'libraryYearOrder' }];
  if (Object.keys(refused).length > 0) throw unprocessable(refused);
  return {
    search,
    type,
    show,
    category_id,
    sub_category_id,
    status,
    available_for,
    size,
    orientation,
    year_from,
    year_to,
    price_from: from ? inBoth(from, usdJpyRate) : undefined,
    price_to: to ? inBoth(to, usdJpyRate) : undefined,
  };
}

/** The art library (000 sections 3, 4 and 7). */
export function productHandlers(
  services: Services,
): Pick<
  Handlers,
  | 'listProducts'
  | 'listDeletedProducts'
  | 'getProduct'
  | 'saveProduct'
  | 'deleteProduct'
  | 'restoreProduct'
  | 'checkFrameAvailability'
> {
  const { queries, pictures, now } = services;

  async function answerPage(
    { language, request }: Pick<SignedIn<'listProducts'>, 'language' | 'request'>,
    query: LibraryQuery,
  ): Promise<Answer<'listProducts'>> {
    const found = await readLibrary(queries, query);
    const all = await listCategories(queries);
    const telling = { language, chargePercent: found.chargePercent };
    const data = found.works.map((record) => {
      const cover = found.covers.get(record.work.id);
      return productOf(record, cover ? [cover] : [], telling);
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
      const { page = 1, per_page = defaultPerPage, sort = '-created_at', permissions } = call.query;
      checkPermissions(permissions);
      const { usd_jpy_rate } = await siteSettings(queries);
      const filters = filtersOf(call.query, usd_jpy_rate);
      const sellerId = call.session.user.id;
      return answerPage(call, { sellerId, deleted: false, page, perPage: per_page, sort, filters });
    },

    async listDeletedProducts(call) {
      const { page = 1, per_page = defaultPerPage, search } = call.query;
      const sellerId = call.session.user.id;
      const filters = { search };
      return answerPage(call, { sellerId, deleted: true, page, perPage: per_page, sort: '-created_at', filters });
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

    ...removalHandlers(services),
    ...frameHandlers(services),
  };
}
