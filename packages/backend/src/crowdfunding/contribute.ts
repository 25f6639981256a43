/** Contributions of supporters: donations, and pieces bought at their crowdfunding cost. */
import { contributionFee, contributionFeePercent, type Money } from '@smart-art/openapi/rules';
import { and, eq } from 'drizzle-orm';
import { lockPiece, timelineKind as pieceTimeline } from '../art-pieces/find.ts';
import type { Queries } from '../db/database.ts';
import { art_pieces, contributions } from '../db/schema/index.ts';
import { conflict, invalidField, notFound } from '../http/http-error.ts';
import { newId } from '../ids.ts';
import type { Wording } from '../messages/messages.ts';
import type { MailFact } from '../platform/mail-card.ts';
import { recordEvent } from '../platform/timeline.ts';
import { crowdfundingProcess } from '../processes/crowdfunding.ts';
import { take } from '../processes/process.ts';
import { fitsCurrency, moneyOf } from '../products/money.ts';
import { type ContributionRow, nameOf, type SupporterRow } from './contribution.ts';
import { factsOf } from './facts.ts';
import { lockRequest, type RequestRow, timelineKind } from './find.ts';
import { notifySeller } from './notify.ts';

interface Paid {
  request: RequestRow;
  supporter: SupporterRow;
  kind: 'donation' | 'purchase';
  pieceId: string | null;
  amount: Money;
  now: Date;
}

async function insertContribution(tx: Queries, paid: Paid): Promise<ContributionRow> {
  const { request, supporter, kind, pieceId, amount, now } = paid;
  const fee_percent = contributionFeePercent[kind];
  const { fee } = contributionFee(amount, fee_percent);
  const [row] = await tx
    .insert(contributions)
    .values({
      id: newId('ctr'),
      request_id: request.id,
      seller_id: request.seller_id,
      supporter_id: supporter.id,
      kind,
      piece_id: pieceId,
      amount: amount.amount,
      currency: amount.currency,
      fee_percent,
      fee: fee.amount,
      status: 'received',
      at: now,
    })
    .returning();
  if (!row) throw new Error('the contribution was not written');
  return row;
}

async function recordAndNotify(
  tx: Queries,
  { request, supporter, amount, now }: Paid,
  event: string,
  wording: Wording,
) {
  await recordEvent(tx, {
    kind: timelineKind,
    id: request.id,
    actor: { kind: 'buyer', name: nameOf(supporter) },
    event,
    values: { amount: amount.amount, currency: amount.currency },
    at: now,
  });
  const facts: MailFact[] = [
    { label: 'mailFactSupporter', text: nameOf(supporter) },
    { label: 'mailFactAmount', money: amount },
  ];
  await notifySeller(tx, request, { message: wording, facts }, now);
}

const messageValues = ({ request, supporter, amount }: Paid) => ({
  name: nameOf(supporter),
  title: request.title,
  amount,
});

/** Receives a donation. @throws HttpError 404, 409, 422 if it is not in the request's currency */
export async function donate(
  tx: Queries,
  requestId: string,
  supporter: SupporterRow,
  amount: Money,
  now: Date,
): Promise<ContributionRow> {
  const request = await lockRequest(tx, requestId);
  if (!request) throw notFound();
  take(crowdfundingProcess, 'donate', request.status, await factsOf(tx, request), now, 'buyer');
  const { currency } = request;
  if (amount.currency !== currency) throw invalidField('currency', 'crowdfundingOneCurrency', { currency });
  if (!fitsCurrency(amount)) throw invalidField('amount', 'yenHaveNoDecimals');
  const paid: Paid = { request, supporter, kind: 'donation', pieceId: null, amount, now };
  const row = await insertContribution(tx, paid);
  await recordAndNotify(tx, paid, 'donated', { key: 'crowdfundingDonated', values: messageValues(paid) });
  return row;
}

/** The request of a piece. */
async function crowdfundingOf(tx: Queries, pieceId: string): Promise<string | null> {
  const [piece] = await tx
    .select({ id: art_pieces.crowdfunding_id })
    .from(art_pieces)
    .where(eq(art_pieces.id, pieceId));
  return piece?.id ?? null;
}

/** Sells a piece at its crowdfunding cost, once. @throws HttpError 404, 409 */
export async function buyPiece(
  tx: Queries,
  pieceId: string,
  supporter: SupporterRow,
  now: Date,
): Promise<ContributionRow> {
  const ownerId = await crowdfundingOf(tx, pieceId);
  // Lock the request first, as everywhere, to avoid deadlocks.
  const request = ownerId === null ? undefined : await lockRequest(tx, ownerId);
  const piece = await lockPiece(tx, pieceId);
  const amount = piece && moneyOf(piece.crowdfunding_cost_amount, piece.crowdfunding_cost_currency);
  if (!request || !piece || piece.removed_at || !amount) throw notFound();
  take(crowdfundingProcess, 'buy_piece', request.status, await factsOf(tx, request), now, 'buyer');
  const [sold] = await tx
    .select({ id: contributions.id })
    .from(contributions)
    .where(and(eq(contributions.piece_id, piece.id), eq(contributions.status, 'received')));
  if (sold) throw conflict('crowdfundingPieceSold');
  const paid: Paid = { request, supporter, kind: 'purchase', pieceId: piece.id, amount, now };
  const row = await insertContribution(tx, paid);
  const values = { ...messageValues(paid), piece: piece.title };
  await recordAndNotify(tx, paid, 'piece_bought', { key: 'crowdfundingPieceBought', values });
  const actor = { kind: 'buyer', name: nameOf(supporter) } as const;
  await recordEvent(tx, { kind: pieceTimeline, id: piece.id, actor, event: 'bought', at: now });
  return row;
}
