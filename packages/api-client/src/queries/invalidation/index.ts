/** The queries each mutation invalidates. The only place that defines them. */
import type { MutationKey, QueryKey } from '@tanstack/react-query';
import { account } from './account.ts';
import { artPieces } from './art-pieces.ts';
import { community } from './community.ts';
import { crowdfunding } from './crowdfunding.ts';
import { customOrders } from './custom-orders.ts';
import { integrations } from './integrations.ts';
import { library } from './library.ts';
import { orders } from './orders.ts';
import { payments } from './payments.ts';
import { tasks } from './tasks.ts';

export const invalidates = {
  ...account,
  ...artPieces,
  ...community,
  ...crowdfunding,
  ...customOrders,
  ...integrations,
  ...library,
  ...orders,
  ...payments,
  ...tasks,
} as const;

export type MutationName = keyof typeof invalidates;

const isMutationName = (name: unknown): name is MutationName => typeof name === 'string' && name in invalidates;

/** The queries a mutation invalidates. @throws for a mutation that {@link invalidates} does not list */
export function staleAfter(mutationKey: MutationKey | undefined): readonly QueryKey[] {
  const name = mutationKey?.[0];
  if (!isMutationName(name)) throw new Error(`Say in invalidation/ what the mutation ${String(name)} makes stale.`);
  return invalidates[name];
}

/** After these removals the page of the removed record is still open; refetching it would get a 404. */
const removals: ReadonlySet<unknown> = new Set<MutationName>(['deleteExhibition', 'deleteSlackWebhook']);

/** The id of the record a mutation has removed, so that it is not refetched. */
export function takenAwayBy(mutationKey: MutationKey | undefined, variables: unknown): string | undefined {
  if (!removals.has(mutationKey?.[0])) return undefined;
  return (variables as { id: string }).id;
}
