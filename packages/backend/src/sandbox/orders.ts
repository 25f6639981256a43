/** Simulated actions of buyers and the super admin on orders to buy and rent. */

import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { personName } from '@smart-art/openapi/rules';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { DeliveryAddress } from '../db/schema/index.ts';
import { orderStatuses, orders, works } from '../db/schema/index.ts';
import { invalidField, notFound } from '../http/http-error.ts';
import { randomText, sha256 } from '../ids.ts';
import { pay, receiveOrder, renew, requestReturn, shipReturn } from '../orders/buyer-steps.ts';
import { cancelOrder, rejectOrder } from '../orders/cancel.ts';
import { placeOrder } from '../orders/place.ts';
import { findOrder, type OrderRow } from '../orders/record.ts';
import { recordRefund, rejectReturn } from '../orders/returns.ts';
import type { Step } from '../orders/step.ts';
import type { NewBuyer } from '../orders/upsert-buyer.ts';
import { writeToSeller } from '../orders/write-message.ts';
import { type StoredDocument, storeDocument } from '../platform/documents.ts';
import type { Services } from '../services.ts';
import type { SandboxAction, SandboxField, SandboxInput, SandboxResult, Suggest } from './action.ts';

const area = 'Orders';

const suggestedAtOnce = 50;

/** Works that can be ordered, the latest first. */
const offeredWorks: Suggest = async ({ queries }) => {
  const rows = await queries
    .select({ value: works.id, label: works.title })
    .from(works)
    .where(and(isNull(works.deleted_at), inArray(works.status, ['for_sale', 'to_rent', 'for_sale_or_rent'])))
    .orderBy(desc(works.created_at), desc(works.id))
    .limit(suggestedAtOnce);
  return rows;
};

/** Suggests orders in a status that allows the action. */
const ordersIn =
  (statuses: OrderRow['status'][], kind?: OrderRow['kind']): Suggest =>
  async ({ queries }) => {
    const rows = await queries
      .select({ id: orders.id, number: orders.number, title: orders.title, status: orders.status })
      .from(orders)
      .where(and(inArray(orders.status, statuses), kind && eq(orders.kind, kind)))
      .orderBy(desc(orders.updated_at), desc(orders.id))
      .limit(suggestedAtOnce);
    return rows.map(({ id, number, title, status }) => ({ value: id, label: `${number} ${title} (${status})` }));
  };

const orderField = (statuses: OrderRow['status'][], kind?: OrderRow['kind']): SandboxField => ({
  name: 'order_id',
  label: 'Order',
  kind: 'text',
  required: true,
  suggest: ordersIn(statuses, kind),
});

/** Default buyers, in both languages. */
const people = {
  en: {
    first_name: 'Emma',
    last_name: 'Larsen',
    email: 'emma.larsen@example.com',
    // An address in Japan, which every work can be delivered to.
    address: { address_line_1: '2-8 Aioi-cho', city: 'Yokohama', state: 'Kanagawa', pin_code: '231-0012' },
  },
  ja: {
    first_name: '恵',
    last_name: '佐藤',
    email: 'megumi.sato@example.jp',
    address: { address_line_1: '本町1-2-3', city: '尾道市', state: '広島県', pin_code: '722-0001' },
  },
} as const;

function buyerIn(input: SandboxInput): NewBuyer {
  const language = input.language === 'ja' ? 'ja' : 'en';
  const known = people[language];
  const first_name = input.first_name ?? known.first_name;
  const last_name = input.last_name ?? known.last_name;
  const delivery_address: DeliveryAddress = {
    ...known.address,
    name: personName(first_name, last_name),
    address_line_2: null,
    country: countryIn(input),
    phone: null,
  };
  const company = input.company ?? null;
  const kind = company === null ? 'personal' : 'company';
  const email = (input.email ?? known.email).toLowerCase();
  return { kind, first_name, last_name, company, email, language, delivery_address };
}

function countryIn({ country = 'JP' }: SandboxInput): string {
  if (!/^[A-Za-z]{2}$/.test(country)) throw invalidField('country', 'wrongForm');
  return country.toUpperCase();
}

const place: SandboxAction = {
  id: 'orders.place',
  area,
  title: 'A buyer requests to buy or rent a work',
  fields: [
    { name: 'work_id', label: 'Work', kind: 'text', required: true, suggest: offeredWorks },
    { name: 'ready_for', label: 'To', kind: 'select', required: true, options: ['Sale', 'Rent'], initial: 'Sale' },
    { name: 'months', label: 'Months of rent', kind: 'number' },
    { name: 'event_name', label: 'Event for which a discount is requested', kind: 'text', hint: 'Such as a wedding' },
    { name: 'note', label: 'Note to the seller', kind: 'text' },
    { name: 'language', label: 'Language of the buyer', kind: 'select', options: ['en', 'ja'], initial: 'en' },
    { name: 'first_name', label: 'First name', kind: 'text' },
    { name: 'last_name', label: 'Last name', kind: 'text' },
    { name: 'company', label: 'Company', kind: 'text' },
    { name: 'email', label: 'Email', kind: 'text' },
    { name: 'country', label: 'Destination country', kind: 'text', initial: 'JP', hint: 'Two letters, such as US' },
  ],
  async run({ queries, now }, input) {
    const request = {
      workId: input.work_id ?? '',
      kind: input.ready_for === 'Rent' ? 'rent' : 'buy',
      months: input.months === undefined ? undefined : Number(input.months),
      eventName: input.event_name,
      note: input.note,
      buyer: buyerIn(input),
    } as const;
    const order = await queries.transaction((tx) => placeOrder(tx, request, now()));
    return { message: `Order ${order.number} is requested.`, id: order.id };
  },
};

/** Applies a step of another actor to an order. @throws HttpError 404, and errors of the step */
async function act(
  { queries, now }: Services,
  { order_id = '' }: SandboxInput,
  message: string,
  work: (step: Step) => Promise<unknown>,
): Promise<SandboxResult> {
  const number = await queries.transaction(async (tx) => {
    const record = await findOrder(tx, { id: order_id, kinds: ['buy', 'rent', 'custom'] }, true);
    if (!record) throw notFound();
    await work({ tx, record, now: now() });
    return record.order.number;
  });
  return { message: `Order ${number}: ${message}`, id: order_id };
}

/** A minimal PDF with one line of text, as a bank receipt. */
function receiptPdf(text: string): string {
  const content = `BT /F1 14 Tf 60 760 Td (${text.replace(/[^\x20-\x7e]|[()\\]/g, '?')}) Tj ET`;
  return [
    '%PDF-1.4',
    '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj',
    '2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj',
    '3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R',
    '/Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >> endobj',
    `4 0 obj << /Length ${content.length} >> stream\n${content}\nendstream endobj`,
    'trailer << /Root 1 0 R >>',
    '%%EOF\n',
  ].join('\n');
}

/** The receipt attached to a buyer's transfer. */
async function makeReceipt(services: Services, orderId: string, reference: string): Promise<StoredDocument> {
  const found = await findOrder(services.queries, { id: orderId, kinds: ['buy', 'rent', 'custom'] });
  if (!found) throw notFound();
  const path = join(services.pictures.uploads, `${randomText()}.part`);
  const pdf = receiptPdf(`Bank transfer ${reference} for order ${found.order.number}`);
  await writeFile(path, pdf, { flag: 'wx' });
  const name = `receipt-${found.order.number}.pdf`;
  const file = { field: 'receipt', path, name, isWithinBound: true, digest: sha256(pdf) };
  const about = { ownerId: found.order.seller_id, kind: 'payment_receipt', types: ['application/pdf'] };
  try {
    return await storeDocument(services, file, about);
  } finally {
    await rm(path, { force: true });
  }
}

const payOrder: SandboxAction = {
  id: 'orders.pay',
  area,
  title: 'The buyer pays',
  fields: [
    orderField(['Payment Requested']),
    {
      name: 'method',
      label: 'By',
      kind: 'select',
      required: true,
      options: ['card', 'wallet', 'bank_transfer'],
      initial: 'card',
    },
    {
      name: 'reference',
      label: 'Reference number',
      kind: 'text',
      hint: 'As given by the bank or the payment service',
    },
  ],
  async run(services, input) {
    const method = input.method as 'card' | 'wallet' | 'bank_transfer';
    const reference = input.reference ?? `PAY-${randomText().slice(0, 10)}`;
    const isTransfer = method === 'bank_transfer';
    const receipt = isTransfer ? await makeReceipt(services, input.order_id ?? '', reference) : undefined;
    const payment = { method, reference, ...(receipt && { receipt }) };
    return act(services, input, isTransfer ? 'a transfer is reported.' : 'it is paid.', (step) => pay(step, payment));
  },
};

const reasonField = (label: string): SandboxField => ({ name: 'reason', label, kind: 'text', required: true });

const cancel: SandboxAction = {
  id: 'orders.cancel',
  area,
  title: 'The buyer or the super admin cancels an order',
  fields: [
    orderField(['Purchase Request', 'Payment Requested', 'Payment', 'Order Confirmed']),
    { name: 'by', label: 'By', kind: 'select', options: ['buyer', 'super_admin'], initial: 'buyer' },
    reasonField('Reason'),
  ],
  run: (services, input) =>
    act(services, input, 'it is cancelled.', (step) =>
      cancelOrder(step, input.by === 'super_admin' ? 'super_admin' : 'buyer', input.reason ?? null),
    ),
};

const receive: SandboxAction = {
  id: 'orders.receive',
  area,
  title: 'The buyer receives the work',
  fields: [orderField(['Shipped'])],
  run: (services, input) => act(services, input, 'it is delivered.', (step) => receiveOrder(step)),
};

const requestReturnAction: SandboxAction = {
  id: 'orders.request-return',
  area,
  title: 'The buyer requests a return',
  fields: [orderField(['Delivered']), reasonField('Reason for return')],
  run: (services, input) =>
    act(services, input, 'a return is requested.', (step) => requestReturn(step, input.reason ?? '')),
};

const sendBack: SandboxAction = {
  id: 'orders.ship-return',
  area,
  title: 'The buyer sends a work back',
  fields: [
    orderField(['Return Request']),
    { name: 'tracking_number', label: 'Tracking number', kind: 'text' },
    { name: 'courier_company', label: 'Courier company', kind: 'text' },
  ],
  run: (services, input) =>
    act(services, input, 'it is on its way back.', (step) =>
      shipReturn(step, {
        tracking_number: input.tracking_number ?? null,
        courier_company: input.courier_company ?? null,
      }),
    ),
};

const renewRent: SandboxAction = {
  id: 'orders.renew',
  area,
  title: 'The buyer renews a rent',
  fields: [
    orderField(['Delivered'], 'rent'),
    { name: 'months', label: 'Months', kind: 'number', required: true, initial: '3' },
  ],
  run: (services, input) => act(services, input, 'it is renewed.', (step) => renew(step, Number(input.months))),
};

const reject: SandboxAction = {
  id: 'orders.reject',
  area,
  title: 'The super admin rejects a purchase request or a return',
  fields: [orderField(['Purchase Request', 'Return Request']), reasonField('Reason')],
  run: (services, input) =>
    act(services, input, 'it is rejected.', (step) => {
      const reason = input.reason ?? '';
      const isReturn = step.record.order.status === 'Return Request';
      return isReturn ? rejectReturn(step, reason, 'super_admin') : rejectOrder(step, 'super_admin', reason);
    }),
};

const refund: SandboxAction = {
  id: 'orders.refund',
  area,
  title: 'The super admin records a refund',
  fields: [
    orderField(['Order Cancelled', 'Return Request']),
    { name: 'reference', label: 'Reference number', kind: 'text' },
  ],
  run: (services, input) =>
    act(services, input, 'the money went back.', (step) =>
      recordRefund(step, 'super_admin', { reference: input.reference ?? null }),
    ),
};

const write: SandboxAction = {
  id: 'orders.write',
  area,
  title: 'The buyer writes to the seller',
  fields: [orderField([...orderStatuses]), { name: 'message', label: 'Message', kind: 'text', required: true }],
  run: (services, input) =>
    act(services, input, 'the message is with the seller.', ({ tx, record, now }) =>
      writeToSeller(tx, { record, message: input.message ?? '', now }),
    ),
};

export const actions: SandboxAction[] = [
  place,
  write,
  payOrder,
  cancel,
  receive,
  requestReturnAction,
  sendBack,
  renewRent,
  reject,
  refund,
];
