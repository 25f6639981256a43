import { call, play } from './newcomer.ts';
import type { PictureFile } from './pictures.ts';
import type { Seller } from './sellers.ts';
import type { Stack } from './stack.ts';

/** A custom order as the product answers it, as far as journeys look at it. */
export interface CustomOrder {
  id: string;
  number: string;
  status: string;
  stage: string;
  amounts: { total: { amount: string } };
  art_pieces: { id: string; title: string; status: string; version: number }[];
  timeline: { event: string }[];
}

/** A piece, as far as journeys look at it. */
export interface Piece {
  id: string;
  title: string;
  status: string;
  percent: number;
  comments: { comment: string }[];
  images: { kind: string }[];
  timeline: { event: string; note: string | null }[];
}

const usd = (amount: string) => ({ amount, currency: 'USD' });

/** What a seller says of a piece before the order is answered. */
const offer = {
  completion_date: '2099-02-20',
  normal_cost: usd('2400.00'),
  delivery_charge: usd('45.00'),
  insurance_charge: usd('5.00'),
};

/** The custom orders of a seller behind the app's back, and the buyers who order. */
export function customOrdersOf(stack: Stack, { email }: Pick<Seller, 'email'>, token: string) {
  const send = (path: string, body: object) => call<{ data: Piece }>(stack, `/product/${path}`, { token, body });
  const read = async (id: string) =>
    (await call<{ data: CustomOrder }>(stack, `/product/orders-custom-details/${id}`, { token })).data;
  return {
    /** Somebody asks for something to be made. @param ask what the sandbox takes beside it */
    place: async (title: string, ask: object = {}) =>
      read((await play(stack, 'custom-orders.place', { seller: email, title, ...ask })).id),
    read,
    piece: async (id: string) =>
      (await call<{ data: Piece }>(stack, `/product/get-art-peice-data/${id}`, { token })).data,
    /** The buyer's steps: pay, transfer, receive, accept-artist, cancel. */
    buyer: (step: string, { id }: Pick<CustomOrder, 'id'>) => play(stack, `custom-orders.${step}`, { order: id }),
    /** What the seller says of a piece elsewhere. */
    offer: ({ id, title }: Pick<Piece, 'id' | 'title'>, more: object = {}) =>
      send(`update-art-piece-data/${id}`, { title, ...offer, ...more }),
    report: ({ id }: Pick<Piece, 'id'>, status: string, more: object = {}) =>
      send('update-art-piece-status', { art_piece_id: id, status, ...more }),
    /** Adds a photograph of the work in progress. */
    async show({ id }: Pick<Piece, 'id'>, { name, mimeType, buffer }: PictureFile) {
      const body = new FormData();
      body.append('art_piece_id', id);
      body.append('kind', 'progress');
      body.append('files', new Blob([new Uint8Array(buffer)], { type: mimeType }), name);
      const headers = { Authorization: `Bearer ${token}` };
      const answer = await fetch(`${stack.origin}/product/completed-art-images`, { method: 'POST', headers, body });
      if (!answer.ok) throw new Error(await answer.text());
    },
    comment: ({ id }: Pick<Piece, 'id'>, comment: string) =>
      play(stack, 'pieces.comment', { piece: id, name: 'Emma Larsen', comment }),
  };
}
