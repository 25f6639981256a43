/** Works that are made to order: one in the making, one to be paid, one to be answered. */

import { editPiece, reportStep } from '../../art-pieces/report.ts';
import { piecesOfOrders } from '../../custom-orders/find.ts';
import { dateIn, idOf, others, type Scene, type Stage, sessionOf } from './stage.ts';

interface Wish {
  name: string;
  ago: number;
  input: Record<string, string>;
  /** Days from the start of the demo until it is needed. */
  neededIn: number;
}

const placed = ({ name, ago, input, neededIn }: Wish): Scene => ({
  ago,
  async play(stage) {
    const needed_by = dateIn(stage.now, ago + neededIn);
    const id = await others(stage, 'custom-orders.place', { seller: stage.artist.email, ...input, needed_by });
    stage.ids.set(name, id);
  },
});

async function pieceOf(stage: Stage, name: string): Promise<{ id: string; title: string }> {
  const [piece] = await piecesOfOrders(stage.tx, [idOf(stage, name)]);
  if (!piece) throw new Error(`${name} has no piece`);
  return piece;
}

/** The artist says what it costs, and takes it on. */
const offered = (
  name: string,
  ago: number,
  cost: [amount: string, currency: 'USD' | 'JPY'],
  delivery: string,
): Scene => ({
  ago,
  async play(stage) {
    const { tx, now } = stage;
    const { id, title } = await pieceOf(stage, name);
    const [amount, currency] = cost;
    const offer = {
      title,
      size_unit: 'cm' as const,
      completion_date: dateIn(now, 60),
      normal_cost: { amount, currency },
      delivery_charge: { amount: delivery, currency },
      insurance_charge: { amount: '0', currency },
    };
    await editPiece(tx, sessionOf(stage), offer, { id, now });
    await reportStep(tx, sessionOf(stage), { art_piece_id: id, status: 'artist_accepted' }, { now });
  },
});

const paid = (name: string, ago: number): Scene => ({
  ago,
  play: (stage) => others(stage, 'custom-orders.pay', { order: idOf(stage, name) }),
});

const progressed = (name: string, ago: number, percent: number): Scene => ({
  ago,
  async play(stage) {
    const { id } = await pieceOf(stage, name);
    const report = { art_piece_id: id, status: 'in_progress', percent } as const;
    return reportStep(stage.tx, sessionOf(stage), report, { now: stage.now });
  },
});

const mural = 'Four seasons of the Sumida';
const portrait = 'Portrait of a boat';
const screen = '料亭の衝立';

export const customOrderScenes: readonly Scene[] = [
  placed({
    name: mural,
    ago: 52.3,
    neededIn: 16,
    input: { title: mural, description: 'Four panels of the same bend of the river.', budget: '5200' },
  }),
  offered(mural, 50.6, ['4800', 'USD'], '120'),
  paid(mural, 49.2),
  progressed(mural, 30.5, 30),
  progressed(mural, 5.5, 70),
  placed({
    name: portrait,
    ago: 13.2,
    neededIn: 75,
    input: {
      title: portrait,
      description: 'A sloop of 1961, seen from the pier.',
      budget: '1500',
      email: 'ada.linden@example.com',
    },
  }),
  offered(portrait, 8.3, ['1400', 'USD'], '60'),
  placed({
    name: screen,
    ago: 0.9,
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
