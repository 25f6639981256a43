import { call, play } from './newcomer.ts';
import type { PictureFile } from './pictures.ts';
import type { Seller } from './sellers.ts';
import type { Stack } from './stack.ts';
import { worksOf } from './works.ts';

/** The fields of an order that tests use. */
export interface Order {
  id: string;
  number: string;
  status: string;
  version: number;
  return_status: string | null;
  amounts: Record<'total' | 'amount_received' | 'event_discount' | 'deposit', { amount: string; currency: string }>;
  refunds: { status: string; cause: string; reference_number: string | null; amount: { amount: string } }[];
  return: { condition: string | null; condition_note: string | null; photographs: unknown[] } | null;
  rent: { renewal: boolean } | null;
  timeline: { event: string; note: string | null }[];
}

/** A work for sale and for rent, with a deposit. */
const offered = {
  for_sale: true,
  for_rent: true,
  pieces: 5,
  sale_cost: { amount: '1000.00', currency: 'USD' },
  rental_cost_per_month: { amount: '80.00', currency: 'USD' },
  minimum_rental_months: 1,
  maximum_rental_months: 12,
  deposit_cost: { amount: '150.00', currency: 'USD' },
};

/** Orders of a seller, changed through the API, and their buyers. */
export async function ordersOf(stack: Stack, seller: Seller, title: string) {
  const { email, password } = seller;
  const { token } = await call<{ token: string }>(stack, '/sso/signin', { body: { email, password } });
  const works = await worksOf(stack, seller);
  const { id: work_id } = await works.add({ title, ...offered });
  const read = async (id: string) =>
    (await call<{ data: Order }>(stack, `/product/orders-details/${id}`, { token })).data;
  return {
    /** Places an order for the work. @param more further parameters of the sandbox action */
    place: async (more: object = {}) =>
      read((await play(stack, 'orders.place', { work_id, ready_for: 'Sale', ...more })).id),
    read,
    /** How many of the seller's orders need their attention, of all works and kinds. */
    waiting: async () => {
      const { data } = await call<{ data: { orders_waiting: number } }>(stack, '/product/changes', { token });
      return data.orders_waiting;
    },
    /** The buyer's steps: pay, receive, request-return, ship-return, cancel. */
    buyer: (step: string, order: Pick<Order, 'id'>, more: object = {}) =>
      play(stack, `orders.${step}`, { order_id: order.id, ...more }),
    /** A step the seller takes through the API. */
    take: (path: string, body: object) => call(stack, `/product/${path}`, { token, body }),
    /** The same for a multipart form. @param file the proof of a refund, or the file of another field */
    async send(
      path: string,
      { id }: Pick<Order, 'id'>,
      fields: Record<string, string>,
      file?: PictureFile,
      field = 'payment_receipt',
    ) {
      const body = new FormData();
      body.append('order_id', id);
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      if (file) {
        const { buffer, mimeType, name } = file;
        body.append(field, new Blob([new Uint8Array(buffer)], { type: mimeType }), name);
      }
      const headers = { Authorization: `Bearer ${token}` };
      const answer = await fetch(`${stack.origin}/product/${path}`, { method: 'POST', headers, body });
      if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    },
  };
}
