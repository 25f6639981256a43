/** Converts applications to the contract's format, for the applicant and the organiser. */
import type { components } from '@smart-art/openapi/product';
import type { Queries } from '../db/database.ts';
import { subscriptionActionsOf, subscriptionProcess } from '../processes/exhibition-subscription.ts';
import { availableActions } from '../processes/process.ts';
import { moneyOf } from '../products/money.ts';
import { type Person, peopleOf } from '../profile/people.ts';
import { cancelUntil, type ExhibitionRow, type SubscriptionRow, subscriptionFacts } from './rows.ts';
import { type ExhibitionWork, worksOfSubscriptions } from './works-on-show.ts';

export type ExhibitionSubscription = components['schemas']['ExhibitionSubscription'];
export type ExhibitionUser = components['schemas']['ExhibitionUser'];

/** The caller's side; it determines the available actions. */
type Caller = 'organiser' | 'participant';

export function subscriptionOf(
  exhibition: ExhibitionRow,
  row: SubscriptionRow,
  works: ExhibitionWork[],
  caller: Caller,
  now: Date,
): ExhibitionSubscription {
  const facts = subscriptionFacts(exhibition, row, caller);
  const actions = subscriptionActionsOf(caller);
  return {
    id: row.id,
    exhibition_id: row.exhibition_id,
    role: row.role,
    attendance: row.attendance,
    status: row.status,
    message: row.message,
    works,
    fee: moneyOf(row.fee_amount, row.fee_currency),
    payment_status: row.payment_status,
    pay_until: row.pay_until?.toISOString() ?? null,
    cancel_until: cancelUntil(exhibition, row.role).toISOString(),
    reason: row.reason,
    available_actions: availableActions(subscriptionProcess, row.status, facts, now).filter(({ action }) =>
      actions.includes(action),
    ),
    version: row.version,
    applied_at: row.applied_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** The caller's own application. */
export async function describeOwn(
  queries: Queries,
  exhibition: ExhibitionRow,
  row: SubscriptionRow,
  now: Date,
): Promise<ExhibitionSubscription> {
  const works = await worksOfSubscriptions(queries, [row.id]);
  return subscriptionOf(exhibition, row, works.get(row.id) ?? [], 'participant', now);
}

const userOf = (id: string, person: Person | undefined): ExhibitionUser['user'] => ({
  id,
  firstname: person?.firstname ?? '',
  lastname: person?.lastname ?? '',
  email: person?.email ?? '',
  profile_image: person?.picture ?? null,
});

/** Applicants as seen by the organiser, with contact details. */
export async function describeUsers(
  queries: Queries,
  exhibition: ExhibitionRow,
  rows: SubscriptionRow[],
  now: Date,
): Promise<ExhibitionUser[]> {
  const works = await worksOfSubscriptions(
    queries,
    rows.map(({ id }) => id),
  );
  const people = await peopleOf(
    queries,
    rows.map(({ seller_id }) => seller_id),
  );
  return rows.map((row) => ({
    ...subscriptionOf(exhibition, row, works.get(row.id) ?? [], 'organiser', now),
    user: userOf(row.seller_id, people.get(row.seller_id)),
  }));
}

/** One applicant as seen by the organiser. */
export async function describeUser(
  queries: Queries,
  exhibition: ExhibitionRow,
  row: SubscriptionRow,
  now: Date,
): Promise<ExhibitionUser> {
  const [user] = await describeUsers(queries, exhibition, [row], now);
  if (!user) throw new Error('an applicant was described as none');
  return user;
}
