/** Global search for the command palette, while somebody types. */
import type { components } from '@smart-art/openapi/product';
import type { Permission } from '@smart-art/openapi/rules';
import type { Queries } from '../db/database.ts';
import type { Handlers } from '../http/handler.ts';
import { searchPatterns } from '../products/folding.ts';
import type { Services } from '../services.ts';
import type { Session } from '../session/session.ts';
import { findBuyers, findOrders } from './orders.ts';
import { findSellers, findSupporters } from './people.ts';
import { findExhibitions, findRequests, findWorks } from './records.ts';

type Found = components['schemas']['SearchAnswer'];

/** Results of each kind whose list the session may see. */
async function findAll(tx: Queries, session: Session, query: string, now: Date): Promise<Found> {
  const { id } = session.user;
  const where = async <Row>(permission: Permission, find: () => Promise<Row[]>): Promise<Row[]> =>
    session.permissions.has(permission) ? find() : [];
  return {
    works: await where('sa-list-art-library', () => findWorks(tx, id, query)),
    orders: await where('sa-list-orders', () => findOrders(tx, id, query)),
    people: await where('sa-view-profile', async () => [
      ...(await where('sa-list-orders', () => findBuyers(tx, id, query))),
      ...(await where('sa-list-crowd-funding', () => findSupporters(tx, id, query))),
      ...(await findSellers(tx, query, now)),
    ]),
    exhibitions: await where('sa-list-exhibitions', () => findExhibitions(tx, query)),
    requests: await where('sa-list-crowd-funding', () => findRequests(tx, id, query)),
  };
}

const nothing: Found = { works: [], orders: [], people: [], exhibitions: [], requests: [] };

export function searchHandlers({ queries, now }: Services): Pick<Handlers, 'search'> {
  return {
    async search({ session, query: { query } }) {
      // A query such as a lone accent is empty after normalisation.
      if (searchPatterns(query).length === 0) return { status: 200, body: nothing };
      const body = await queries.transaction((tx) => findAll(tx, session, query, now()), {
        isolationLevel: 'repeatable read',
        accessMode: 'read only',
      });
      return { status: 200, body };
    },
  };
}
