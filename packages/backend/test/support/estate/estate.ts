/** One of everything for one seller, made as it comes into being. */
import type { Operation } from '@smart-art/openapi/walk';
import type { Seller, World } from '../world.ts';
import { account } from './account.ts';
import { community } from './community.ts';
import { library } from './library.ts';
import { payments } from './payments.ts';
import { canary, type Ids, type Plot } from './plot.ts';

/** In this order: an area may build on those before it. */
const plots: readonly Plot[] = [library, payments, account, community];

/** What every area calls the owner. */
const person = { email: 'email', seller_id: 'user', user_id: 'user' };

export interface Estate {
  owner: Seller;
  ids: Readonly<Ids>;
}

const kinds: Readonly<Record<string, string>> = Object.assign({}, person, ...plots.map((plot) => plot.kinds));
const open = plots.flatMap((plot) => plot.open ?? []);

/** The owner's ids that a field of an operation can name; undefined where the field is not known. */
export function idsFor({ ids }: Estate, { operationId }: Operation, field: string): readonly string[] | undefined {
  const kind = kinds[`${operationId}.${field}`] ?? kinds[field];
  return kind === undefined ? undefined : (ids[kind] ?? []);
}

/** Ids that nobody but the owner may have answered. */
export const privateIds = ({ ids }: Estate): string[] =>
  Object.entries(ids).flatMap(([kind, some]) => (open.includes(kind) ? [] : some));

/** Makes a seller who has one of everything. */
export async function buildEstate(world: World): Promise<Estate> {
  // The name is not planted: everybody may see who hangs what.
  const owner = await world.seller({ email: `${canary}@example.com`, password: `${canary} sings` });
  const ids: Ids = { email: [owner.email], user: [owner.id] };
  for (const plot of plots) Object.assign(ids, await plot.build(world, owner, ids));
  return { owner, ids };
}
