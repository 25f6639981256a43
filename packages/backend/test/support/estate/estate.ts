/** One of everything for one seller, made as it comes into being. */
import type { Operation } from '@smart-art/openapi/walk';
import type { Seller, World } from '../world.ts';
import { account } from './account.ts';
import { community } from './community.ts';
import { crowdfunding } from './crowdfunding.ts';
import { integrations } from './integrations.ts';
import { library } from './library.ts';
import { orders } from './orders.ts';
import { payments } from './payments.ts';
import { canary, type Ids, type Plot } from './plot.ts';

/** In this order: an area may build on those before it. */
const plots: readonly Plot[] = [library, payments, community, integrations, crowdfunding, orders, account];

/** What every area calls the owner. */
const person = {
  old_email_id: 'email',
  seller_id: 'user',
  user_id: 'user',
  // In other calls an email is what somebody writes, and may be read by others.
  ...Object.fromEntries(
    [
      'ssoSignIn',
      'productSignIn',
      'getProfileDetails',
      'getUserAgreementSubscriptionData',
      'getUsersRenewalData',
      'signUpServices',
      'signUpPayment',
      'renewPayment',
      'removeProfilePicture',
      'ssoForgotPassword',
      'productForgotPassword',
    ].map((operationId) => [`${operationId}.email`, 'email']),
  ),
};

export interface Estate {
  owner: Seller;
  ids: Readonly<Ids>;
}

const kinds: Readonly<Record<string, string>> = Object.assign({}, person, ...plots.map((plot) => plot.kinds));
const open = plots.flatMap((plot) => plot.open ?? []);

const shared = new Map(plots.flatMap((plot) => Object.entries(plot.shared ?? {})));

const common = new Set(plots.flatMap((plot) => plot.common ?? []));

/** Whether an answer to the owner is the owner's business alone. */
export const isOwnersAlone = ({ operationId }: Operation): boolean => !common.has(operationId);

const kindOf = ({ operationId }: Operation, field: string) => kinds[`${operationId}.${field}`] ?? kinds[field];

/** The owner's ids that a field of an operation can name; undefined where the field is not known. */
export function idsFor({ ids }: Estate, operation: Operation, field: string): readonly string[] | undefined {
  const kind = kindOf(operation, field);
  return kind === undefined ? undefined : (ids[kind] ?? []);
}

/** Whether others may use the record of the owner that a field of an operation names. */
export const isShared = (operation: Operation, field: string): boolean =>
  shared.get(kindOf(operation, field) ?? '')?.includes(operation.operationId) ?? false;

/** Ids that this operation may answer to nobody but the owner. */
export const privateIds = ({ ids }: Estate, { operationId }: Operation): string[] =>
  Object.entries(ids).flatMap(([kind, some]) =>
    open.includes(kind) || shared.get(kind)?.includes(operationId) ? [] : some,
  );

/**
 * Makes a seller who has one of everything.
 *
 * @param word stands in every text which nobody but the seller may read
 */
export async function buildEstate(world: World, word = canary): Promise<Estate> {
  // The name is not planted: everybody may see who hangs what.
  const owner = await world.seller({ email: `${word}@example.com`, password: `${word} sings` });
  const ids: Ids = { email: [owner.email], user: [owner.id] };
  for (const plot of plots) Object.assign(ids, await plot.build(world, owner, word));
  return { owner, ids };
}
