/** A published work whose seller has committed to it stays published for at least 12 months (001 section 9). */
import { commitmentEnd, dayIn } from '@smart-art/openapi/rules';
import type { Queries } from '../db/database.ts';
import { invalidField } from '../http/http-error.ts';
import type { Wording } from '../messages/messages.ts';
import { committedPieces } from '../orders/record.ts';
import { timeZoneOf } from '../settings/record.ts';
import type { WorkRow } from './product.ts';

type Offered = Pick<WorkRow, 'status' | 'commitment_accepted'>;

const isBound = ({ status, commitment_accepted }: Offered) =>
  commitment_accepted && status !== 'not_offered' && status !== 'needs_attention';

/** The commitment after a change of the offer: it starts once the work is both published and committed. */
export async function commitmentOf(
  tx: Queries,
  sellerId: string,
  before: Pick<WorkRow, 'committed_until'> | undefined,
  after: Offered,
  now: Date,
): Promise<Date | null> {
  if (!isBound(after)) return null;
  if (before?.committed_until) return before.committed_until;
  return commitmentEnd(now, await timeZoneOf(tx, sellerId));
}

interface Commitment {
  until: Date;
  /** Its date in the seller's time zone, YYYY-MM-DD. */
  date: string;
}

type CommittedWork = Pick<WorkRow, 'id' | 'seller_id' | 'pieces' | 'committed_until'>;

/** A work's active commitment; null if there is none, or if all pieces are sold or reserved. */
export async function commitmentNow(queries: Queries, work: CommittedWork, now: Date): Promise<Commitment | null> {
  const { id, seller_id, pieces, committed_until: until } = work;
  if (until === null || now >= until) return null;
  if (((await committedPieces(queries, [id])).get(id) ?? 0) >= pieces) return null;
  return { until, date: dayIn(until, await timeZoneOf(queries, seller_id)) };
}

/** Why a work cannot be removed, as a message; null if it can. */
export async function committedWording(queries: Queries, work: CommittedWork, now: Date): Promise<Wording | null> {
  const commitment = await commitmentNow(queries, work, now);
  return commitment && { key: 'reason_work_is_committed', values: { date: commitment.date } };
}

/** The same for a change that would withdraw a work or the commitment; null if it does neither. */
export async function withdrawalWording(
  queries: Queries,
  before: CommittedWork & Offered,
  after: Offered,
  now: Date,
): Promise<Wording | null> {
  return isBound(before) && !isBound(after) ? committedWording(queries, before, now) : null;
}

/** The field whose change withdraws a work. */
function withdrawingField({ commitment_accepted, attention }: Pick<WorkRow, 'commitment_accepted' | 'attention'>) {
  if (!commitment_accepted) return 'commitment_accepted';
  if (attention.includes('price_missing')) return 'sale_cost';
  return attention.includes('rental_cost_missing') ? 'rental_cost_per_month' : 'for_sale';
}

/** @throws HttpError 422 at the field that would withdraw the work too early */
export async function refuseWithdrawal(
  tx: Queries,
  before: CommittedWork & Offered,
  after: Offered & Pick<WorkRow, 'attention'>,
  now: Date,
): Promise<void> {
  const wording = await withdrawalWording(tx, before, after, now);
  if (wording) throw invalidField(withdrawingField(after), wording.key, wording.values);
}
