/** A seller's saved views, for all lists. */
import type { components } from '@smart-art/openapi/product';
import { and, asc, eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { list_views } from '../db/schema/index.ts';
import { lockSeller } from '../general/agreement.ts';
import type { Answer, Handlers, SignedIn } from '../http/handler.ts';
import { conflict, invalidField, notFound } from '../http/http-error.ts';
import { once } from '../http/once.ts';
import { etagOf, requireVersion } from '../http/version.ts';
import { newId } from '../ids.ts';
import { translate } from '../messages/messages.ts';
import { fold } from '../products/folding.ts';
import type { Services } from '../services.ts';

type ListView = components['schemas']['ListView'];
type ViewRow = typeof list_views.$inferSelect;

const viewsPerList = 50;

const viewOf = ({ id, list, name, query, is_default, position, version }: ViewRow): ListView => ({
  id,
  list,
  name,
  query,
  is_default,
  position,
  version,
});

/** The views of a list, by position. */
const viewsOf = (queries: Queries, sellerId: string, list: string) =>
  queries
    .select()
    .from(list_views)
    .where(and(eq(list_views.seller_id, sellerId), eq(list_views.list, list)))
    .orderBy(asc(list_views.position), asc(list_views.id));

/** The seller's view. @throws HttpError 404 */
async function findView(tx: Queries, sellerId: string, id: string): Promise<ViewRow> {
  const [view] = await tx
    .select()
    .from(list_views)
    .where(and(eq(list_views.id, id), eq(list_views.seller_id, sellerId)));
  if (!view) throw notFound();
  return view;
}

/** @throws HttpError 422 if another view of the list has the name */
function refuseTakenName(views: readonly ViewRow[], name: string, own?: string): void {
  const key = fold(name);
  if (views.some((view) => view.id !== own && view.name_key === key)) throw invalidField('name', 'viewNameTaken');
}

/** Clears the default flag of other views: a list has at most one default. */
async function clearDefault(tx: Queries, views: readonly ViewRow[], own?: string): Promise<void> {
  for (const view of views.filter(({ id, is_default }) => is_default && id !== own)) {
    await tx
      .update(list_views)
      .set({ is_default: false, version: view.version + 1 })
      .where(eq(list_views.id, view.id));
  }
}

/** Stores the positions of views given in order. */
async function renumber(tx: Queries, views: readonly ViewRow[]): Promise<void> {
  for (const [index, { id, position }] of views.entries()) {
    if (position === index + 1) continue;
    await tx
      .update(list_views)
      .set({ position: index + 1 })
      .where(eq(list_views.id, id));
  }
}

async function keep(tx: Queries, call: SignedIn<'keepView'>, now: Date): Promise<Answer<'keepView'>> {
  const { session, body, language } = call;
  const { list, query, is_default = false } = body;
  const seller_id = session.user.id;
  await lockSeller(tx, seller_id);
  const views = await viewsOf(tx, seller_id, list);
  const name = body.name.trim();
  if (views.length >= viewsPerList) throw conflict('viewsFull');
  refuseTakenName(views, name);
  if (is_default) await clearDefault(tx, views);
  const at = { created_at: now, updated_at: now };
  const row = { id: newId('viw'), seller_id, list, name, name_key: fold(name), query, is_default, ...at };
  const [created] = await tx
    .insert(list_views)
    .values({ ...row, position: views.length + 1 })
    .returning();
  if (!created) throw new Error('the view was not written');
  const data = viewOf(created);
  return {
    status: 201,
    body: { success: true, message: translate(language, { key: 'viewKept' }), data },
    etag: etagOf(data),
  };
}

async function change(tx: Queries, call: SignedIn<'changeView'>, now: Date): Promise<ListView> {
  const { session, path, headers, body } = call;
  const sellerId = session.user.id;
  await lockSeller(tx, sellerId);
  const view = await findView(tx, sellerId, path.id);
  await requireVersion(headers['If-Match'], view.version, () => viewOf(view));
  const views = await viewsOf(tx, sellerId, view.list);
  const name = body.name?.trim() ?? view.name;
  refuseTakenName(views, name, view.id);
  if (body.is_default) await clearDefault(tx, views, view.id);
  const { query = view.query, is_default = view.is_default, position } = body;
  const values = { name, name_key: fold(name), query, is_default, version: view.version + 1, updated_at: now };
  await tx.update(list_views).set(values).where(eq(list_views.id, view.id));
  if (position !== undefined) {
    const others = views.filter(({ id }) => id !== view.id);
    await renumber(tx, others.toSpliced(position - 1, 0, view));
  }
  return viewOf(await findView(tx, sellerId, view.id));
}

type Operations = 'listViews' | 'keepView' | 'changeView' | 'removeView';

export function listViewHandlers(services: Services): Pick<Handlers, Operations> {
  const { queries, now } = services;
  return {
    async listViews({ session, query }) {
      const views = await viewsOf(queries, session.user.id, query.list);
      return { status: 200, body: { success: true, message: '', data: views.map(viewOf) } };
    },

    keepView: (call) => once(services, call, 'keepView', (tx) => keep(tx, call, now())),

    async changeView(call) {
      const data = await queries.transaction((tx) => change(tx, call, now()));
      const message = translate(call.language, { key: 'viewKept' });
      return { status: 200, body: { success: true, message, data }, etag: etagOf(data) };
    },

    async removeView({ session, path, language }) {
      await queries.transaction(async (tx) => {
        await lockSeller(tx, session.user.id);
        const view = await findView(tx, session.user.id, path.id);
        await tx.delete(list_views).where(eq(list_views.id, view.id));
        await renumber(tx, await viewsOf(tx, session.user.id, view.list));
      });
      return { status: 200, body: { success: true, message: translate(language, { key: 'viewRemoved' }) } };
    },
  };
}
