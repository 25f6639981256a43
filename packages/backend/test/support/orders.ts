/** Orders for tests: works on offer, actions of buyers, and requests of the seller. */
import type { components } from '@smart-art/openapi/product';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { notifications, orders, outbox } from '../../src/db/schema/index.ts';
import { jpeg } from './pictures.ts';
import { addWork, form, type Product, type ProductInput, type Seller, uploadImage, type World } from './world.ts';

export type Order = components['schemas']['OrderDetails'];
export type OrderPage = components['schemas']['OrderPage'];

/** The offer of a work that is for sale and for rent. */
export const offer: Partial<ProductInput> = {
  for_sale: true,
  sale_cost: { amount: '2400.00', currency: 'USD' },
  for_rent: true,
  rental_cost_per_month: { amount: '120.00', currency: 'USD' },
  minimum_rental_months: 3,
  maximum_rental_months: 12,
  rent_renewal: true,
  deposit_cost: { amount: '480.00', currency: 'USD' },
  return_policy_accepted: true,
  pieces: 100,
};

/** Adds a work that is for sale and for rent. */
export async function offerWork(seller: Seller, more: Partial<ProductInput> = {}): Promise<Product> {
  const image = await uploadImage(seller, await jpeg());
  return addWork(seller, { ...offer, image_ids: [image.id], ...more });
}

type Input = Record<string, string | number | boolean>;

/** Places an order as a buyer. @returns the order's id */
export async function place(world: World, work: Product, input: Input = {}): Promise<string> {
  const { id } = await world.play('orders.place', { work_id: work.id, ready_for: 'Sale', ...input });
  return id ?? '';
}

export const rentInput: Input = { ready_for: 'Rent', months: 3 };

export const post = (seller: Seller, path: string, body: object, headers: Record<string, string> = {}) =>
  seller.call({ method: 'POST', url: `/product${path}`, body, headers });

export async function orderOf(seller: Seller, id: string): Promise<Order> {
  const answer = await seller.call({ url: `/product/orders-details/${id}` });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}

/** Takes a step that must succeed. */
export async function step(seller: Seller, path: string, body: object): Promise<Order> {
  const answer = await post(seller, path, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}

const nothing = { amount: '0', currency: 'USD' };

export const charges = { delivery_charge: { amount: '45.00', currency: 'USD' }, insurance_charge: nothing };

export const requestPayment = (seller: Seller, order_id: string, more: object = charges) =>
  step(seller, '/change-order-status', { order_id, status: 'Payment Requested', ...more });

export const shipment = {
  tracking_url: 'https://track.example.com/1234',
  tracking_number: '1234-5678',
  courier_company: 'Yamato Transport',
};

export const today = (world: World) => world.backend.services.now().toISOString().slice(0, 10);

/** Brings an order to a status by the shortest way. */
export async function bringTo(
  world: World,
  seller: Seller,
  order_id: string,
  status: Order['status'],
  method = 'card',
) {
  const steps: [Order['status'], () => Promise<unknown>][] = [
    ['Payment Requested', () => requestPayment(seller, order_id)],
    ['Payment', () => world.play('orders.pay', { order_id, method })],
    [
      'Order Confirmed',
      () =>
        method === 'bank_transfer'
          ? confirmBankPayment(seller, { order_id })
          : step(seller, '/change-order-status', { order_id, status: 'Order Confirmed' }),
    ],
    ['Shipped', () => step(seller, '/order-shipped', { order_id, ...shipment, tracking_date: today(world) })],
    ['Delivered', () => world.play('orders.receive', { order_id })],
    ['Return Request', () => world.play('orders.request-return', { order_id, reason: 'Too large for the wall' })],
  ];
  for (const [reached, take] of steps) {
    await take();
    if (reached === status) return orderOf(seller, order_id);
  }
  throw new Error(`no way to ${status}`);
}

type Fields = Record<string, string>;

/** Sends a form with files. */
export function sendForm(seller: Seller, path: string, fields: Fields, files: { field: string; body: Buffer }[] = []) {
  const texts = Object.entries(fields).map(([field, text]) => ({ field, text }));
  const parts = files.map(({ field, body }) => ({ field, name: `${field}.jpg`, body }));
  return seller.call({ method: 'POST', url: `/product${path}`, ...form([...texts, ...parts]) });
}

export async function confirmBankPayment(seller: Seller, fields: Fields, receipt?: Buffer): Promise<Order> {
  const files = receipt ? [{ field: 'payment_receipt', body: receipt }] : [];
  const answer = await sendForm(seller, '/bankPaymentConfirmation', fields, files);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}

/** The status and message of an error response. */
export const errorOf = (answer: { statusCode: number; json(): { message: string } }) => ({
  status: answer.statusCode,
  message: answer.json().message,
});

export const events = ({ timeline }: Order) => timeline.map(({ event }) => event);

/** An order's status from the database, for tests in which the seller's session has expired. */
export async function statusOf({ backend }: World, id: string): Promise<string | undefined> {
  const [row] = await backend.services.queries.select().from(orders).where(eq(orders.id, id));
  return row?.status;
}

export async function listOf(seller: Seller, query: string): Promise<OrderPage> {
  const answer = await seller.call({ url: `/product/orders-list-seller?${query}` });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

/** Sets the seller's time zone. */
export async function setTimeZone(seller: Seller, time_zone: string): Promise<void> {
  const answer = await post(seller, '/store-client-settings', { user_id: seller.id, time_zone });
  expect(answer.statusCode, answer.body).toBe(200);
}

/** Runs something at a later time, and then resets the clock. */
export async function later(world: World, milliseconds: number, work: () => Promise<void>): Promise<void> {
  world.pass(milliseconds);
  try {
    await work();
  } finally {
    world.pass(-milliseconds);
  }
}

/** All notifications and outgoing messages. */
export async function messagesOf({ backend }: World) {
  const { queries } = backend.services;
  return { bell: await queries.select().from(notifications), outbox: await queries.select().from(outbox) };
}
