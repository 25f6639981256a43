import { call, play } from './newcomer.ts';
import type { PictureFile } from './pictures.ts';
import type { Seller } from './sellers.ts';
import type { Stack } from './stack.ts';

/** The fields of a custom order that tests use. */
export interface CustomOrder {
  id: string;
  number: string;
  status: string;
  stage: string;
  amounts: { total: { amount: string } };
  art_pieces: { id: string; title: string; status: string; version: number }[];
  timeline: { event: string }[];
}

/** The fields of a piece that tests use. */
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

/** The seller's offer for a piece. */
const offer = {
  completion_date: '2099-02-20',
  normal_cost: usd('2400.00'),
  delivery_charge: usd('45.00'),
  insurance_charge: usd('5.00'),
};

/** Custom orders of a seller, changed through the API, and their buyers. */
export function customOrdersOf(stack: Stack, { email }: Pick<Seller, 'email'>, token: string) {
  const send = (path: string, body: object) => call<{ data: Piece }>(stack, `/product/${path}`, { token, body });
  const read = async (id: string) =>
    (await call<{ data: CustomOrder }>(stack, `/product/orders-custom-details/${id}`, { token })).data;
  return {
    /** Places a custom order. @param ask further parameters of the sandbox action */
    place: async (title: string, ask: object = {}) =>
      read((await play(stack, 'custom-orders.place', { seller: email, title, ...ask })).id),
    read,
    piece: async (id: string) =>
      (await call<{ data: Piece }>(stack, `/product/get-art-peice-data/${id}`, { token })).data,
    /** The buyer's steps: pay, transfer, receive, accept-artist, cancel. */
    buyer: (step: string, { id }: Pick<CustomOrder, 'id'>) => play(stack, `custom-orders.${step}`, { order: id }),
    /** Saves an offer through the API. */
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
