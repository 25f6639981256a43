/** A seller with a record of every kind. */
import type { Operation } from '@smart-art/openapi/walk';
import type { Seller, World } from '../world.ts';
import { account } from './account.ts';
import { type Area, defaultMarker, type Ids } from './area.ts';
import { community } from './community.ts';
import { crowdfunding } from './crowdfunding.ts';
import { integrations } from './integrations.ts';
import { library } from './library.ts';
import { orders } from './orders.ts';
import { payments } from './payments.ts';

/** In this order, because areas use records of previous ones. */
const areas: readonly Area[] = [library, payments, community, integrations, crowdfunding, orders, account];

/** Fields that contain the owner in every area. */
const person = {
  old_email_id: 'email',
  seller_id: 'user',
  user_id: 'user',
  // In other operations, an email is part of a text that others may read.
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

export interface SellerData {
  owner: Seller;
  ids: Readonly<Ids>;
}

const kinds: Readonly<Record<string, string>> = Object.assign({}, person, ...areas.map((area) => area.kinds));
const open = areas.flatMap((area) => area.open ?? []);

const shared = new Map(areas.flatMap((area) => Object.entries(area.shared ?? {})));

const common = new Set(areas.flatMap((area) => area.common ?? []));

/** Whether only the owner's actions can change the response to the owner. */
export const isOwnersAlone = ({ operationId }: Operation): boolean => !common.has(operationId);

const kindOf = ({ operationId }: Operation, field: string) => kinds[`${operationId}.${field}`] ?? kinds[field];

/** The owner's ids that a field of an operation can contain; undefined if the field is unknown. */
export function idsFor({ ids }: SellerData, operation: Operation, field: string): readonly string[] | undefined {
  const kind = kindOf(operation, field);
  return kind === undefined ? undefined : (ids[kind] ?? []);
}

/** Whether others may use the owner's record that a field of an operation identifies. */
export const isShared = (operation: Operation, field: string): boolean =>
  shared.get(kindOf(operation, field) ?? '')?.includes(operation.operationId) ?? false;

/** Ids that this operation may return only to the owner. */
export const privateIds = ({ ids }: SellerData, { operationId }: Operation): string[] =>
  Object.entries(ids).flatMap(([kind, some]) =>
    open.includes(kind) || shared.get(kind)?.includes(operationId) ? [] : some,
  );

/**
 * Creates a seller with a record of every kind.
 *
 * @param marker part of every text that only the seller may read
 */
export async function createSellerData(world: World, marker = defaultMarker): Promise<SellerData> {
  // Not in the name, which everybody may see.
  const owner = await world.seller({ email: `${marker}@example.com`, password: `${marker} sings` });
  const ids: Ids = { email: [owner.email], user: [owner.id] };
  for (const area of areas) Object.assign(ids, await area.build(world, owner, marker));
  return { owner, ids };
}
