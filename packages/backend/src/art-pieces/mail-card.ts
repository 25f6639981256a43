/** The card about a piece in emails: its latest picture, cost and completion date. */
import type { Queries } from '../db/database.ts';
import type { MailFact, NewMailCard } from '../platform/mail-card.ts';
import { moneyOf } from '../products/money.ts';
import type { ArtPieceRow } from './find.ts';
import { coversOf } from './summary.ts';

function factsOf(piece: ArtPieceRow): MailFact[] {
  const cost =
    moneyOf(piece.crowdfunding_cost_amount, piece.crowdfunding_cost_currency) ??
    moneyOf(piece.normal_cost_amount, piece.normal_cost_currency);
  const isBeingMade = piece.status === 'not_started' || piece.status === 'in_progress';
  return [
    ...(cost ? [{ label: 'mailFactPrice', money: cost } as const] : []),
    ...(piece.completion_date && isBeingMade
      ? [{ label: 'mailFactCompletion', day: piece.completion_date } as const]
      : []),
  ];
}

/** @param seller name of the maker, in mails to the receiver */
export async function pieceCard(
  tx: Queries,
  piece: ArtPieceRow,
  { seller }: { seller?: string } = {},
): Promise<NewMailCard> {
  const covers = await coversOf(tx, [piece]);
  return {
    title: piece.title,
    picture: covers.get(piece.id),
    facts: [...(seller ? [{ label: 'mailFactSeller', text: seller } as const] : []), ...factsOf(piece)],
  };
}
