/** Custom orders: one in progress, one to be paid, one unanswered. */

import { editPiece, reportStep } from '../../art-pieces/report.ts';
import { piecesOfOrders } from '../../custom-orders/find.ts';
import { type DemoContext, dateIn, type HistoryStep, idOf, sandboxAction, sessionOf } from './context.ts';

interface CustomOrder {
  name: string;
  daysAgo: number;
  input: Record<string, string>;
  /** Days from today until it is needed. */
  neededIn: number;
}

const placed = ({ name, daysAgo, input, neededIn }: CustomOrder): HistoryStep => ({
  daysAgo,
  async run(context) {
    const needed_by = dateIn(context.now, daysAgo + neededIn);
    const id = await sandboxAction(context, 'custom-orders.place', {
      seller: context.artist.email,
      ...input,
      needed_by,
    });
    context.ids.set(name, id);
  },
});

async function pieceOf(context: DemoContext, name: string): Promise<{ id: string; title: string }> {
  const [piece] = await piecesOfOrders(context.tx, [idOf(context, name)]);
  if (!piece) throw new Error(`${name} has no piece`);
  return piece;
}

/** The artist accepts at a price. */
const accepted = (
  name: string,
  daysAgo: number,
  cost: [amount: string, currency: 'USD' | 'JPY'],
  delivery: string,
): HistoryStep => ({
  daysAgo,
  async run(context) {
    const { tx, now } = context;
    const { id, title } = await pieceOf(context, name);
    const [amount, currency] = cost;
    const offer = {
      title,
      size_unit: 'cm' as const,
      completion_date: dateIn(now, 60),
      normal_cost: { amount, currency },
      delivery_charge: { amount: delivery, currency },
      insurance_charge: { amount: '0', currency },
    };
    await editPiece(tx, sessionOf(context), offer, { id, now });
    await reportStep(tx, sessionOf(context), { art_piece_id: id, status: 'artist_accepted' }, { now });
  },
});

const paid = (name: string, daysAgo: number): HistoryStep => ({
  daysAgo,
  run: (context) => sandboxAction(context, 'custom-orders.pay', { order: idOf(context, name) }),
});

const progressed = (name: string, daysAgo: number, percent: number): HistoryStep => ({
  daysAgo,
  async run(context) {
    const { id } = await pieceOf(context, name);
    const report = { art_piece_id: id, status: 'in_progress', percent } as const;
    return reportStep(context.tx, sessionOf(context), report, { now: context.now });
  },
});

const mural = 'Four seasons of the Sumida';
const portrait = 'Portrait of a boat';
const screen = '料亭の衝立';

export const customOrderSteps: readonly HistoryStep[] = [
  placed({
    name: mural,
    daysAgo: 52.3,
    neededIn: 16,
    input: { title: mural, description: 'Four panels of the same bend of the river.', budget: '5200' },
  }),
  accepted(mural, 50.6, ['4800', 'USD'], '120'),
  paid(mural, 49.2),
  progressed(mural, 30.5, 30),
  progressed(mural, 5.5, 70),
  placed({
    name: portrait,
    daysAgo: 13.2,
    neededIn: 75,
    input: {
      title: portrait,
      description: 'A sloop of 1961, seen from the pier.',
      budget: '1500',
      email: 'ada.linden@example.com',
    },
  }),
  accepted(portrait, 8.3, ['1400', 'USD'], '60'),
  placed({
    name: screen,
    daysAgo: 0.9,
    neededIn: 90,
    input: {
      title: screen,
      description: '二曲一隻、墨で冬の海をお願いします。',
      currency: 'JPY',
      budget: '380000',
      language: 'ja',
      email: 'megumi.sato@example.jp',
    },
  }),
];
