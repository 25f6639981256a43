/** Simulated actions on custom orders: of buyers, and of the operator on their bank transfers. */
import { eq, or } from 'drizzle-orm';
import { type CustomOrderRecord, lockCustomOrder } from '../custom-orders/find.ts';
import { placeCustomOrder } from '../custom-orders/place.ts';
import { applyStep, type Step } from '../custom-orders/step.ts';
import type { Queries } from '../db/database.ts';
import { orders } from '../db/schema/index.ts';
import { invalidField, notFound } from '../http/http-error.ts';
import { nameOf } from '../orders/describe.ts';
import { findUser } from '../session/session.ts';
import type { SandboxAction, SandboxField, SandboxInput } from './action.ts';

const area = 'Custom orders';

const order: SandboxField = {
  name: 'order',
  label: 'Order',
  kind: 'text',
  required: true,
  hint: 'Its number, such as SA-001042, or its id',
};
const reason: SandboxField = { name: 'reason', label: 'Reason', kind: 'text' };

/** @throws HttpError 404 */
async function orderIn(tx: Queries, { order: name = '' }: SandboxInput): Promise<CustomOrderRecord> {
  const [found] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(or(eq(orders.id, name), eq(orders.number, name)));
  const record = found && (await lockCustomOrder(tx, found.id));
  if (!record) throw notFound();
  return record;
}

const people = {
  en: { firstName: 'Emma', lastName: 'Larsen', city: 'Portland', state: 'Oregon', pin: '97201', country: 'US' },
  ja: { firstName: '恵', lastName: '佐藤', city: '尾道市', state: '広島県', pin: '722-0001', country: 'JP' },
} as const;

interface SandboxStep {
  name: string;
  title: string;
  action: string;
  by?: 'buyer' | 'super_admin';
  fields?: readonly SandboxField[];
  more?: (input: SandboxInput) => Partial<Step>;
}

const step = ({ name, title, action, by = 'buyer', fields = [], more = () => ({}) }: SandboxStep): SandboxAction => ({
  id: `custom-orders.${name}`,
  area,
  title,
  fields: [order, ...fields],
  run: ({ queries, now }, input) =>
    queries.transaction(async (tx) => {
      const record = await orderIn(tx, input);
      const actor = { kind: by, name: by === 'buyer' ? nameOf(record.order.buyer) : null };
      const after = await applyStep(tx, record, { action, actor, now: now(), ...more(input) });
      return {
        message: `${after.order.number} is “${after.order.status}”, ${after.order.stage}.`,
        id: after.order.id,
      };
    }),
});

export const customOrderActions: readonly SandboxAction[] = [
  {
    id: 'custom-orders.place',
    area,
    title: 'A buyer places a custom order',
    fields: [
      { name: 'seller', label: 'Seller', kind: 'text', required: true, hint: 'Email' },
      { name: 'title', label: 'Title', kind: 'text', required: true, initial: 'Two views of the harbour' },
      { name: 'description', label: 'Description', kind: 'text' },
      { name: 'pieces', label: 'Pieces', kind: 'select', options: ['1', '2', '3', '5', '10', '20'], initial: '1' },
      { name: 'currency', label: 'Currency', kind: 'select', options: ['USD', 'JPY'], initial: 'USD' },
      { name: 'budget', label: 'Budget', kind: 'number' },
      { name: 'needed_by', label: 'Needed by', kind: 'date' },
      { name: 'auction', label: 'By auction', kind: 'checkbox' },
      { name: 'language', label: 'Language of the buyer', kind: 'select', options: ['en', 'ja'], initial: 'en' },
      { name: 'email', label: 'Email of the buyer', kind: 'text', initial: 'emma.larsen@example.com' },
    ],
    run: ({ queries, now }, input) =>
      queries.transaction(async (tx) => {
        const seller = await findUser(tx, input.seller ?? '');
        if (!seller) throw invalidField('seller', 'notFound');
        const currency = input.currency === 'JPY' ? 'JPY' : 'USD';
        const language = input.language === 'ja' ? 'ja' : 'en';
        const { firstName, lastName, city, state, pin, country } = people[language];
        const { budget } = input;
        if (budget && !/^[1-9]\d{0,9}$/.test(budget)) throw invalidField('budget', 'amountWrong');
        const record = await placeCustomOrder(
          tx,
          {
            sellerId: seller.id,
            buyer: { firstName, lastName, company: null, email: input.email ?? 'emma.larsen@example.com', language },
            address: {
              name: `${firstName} ${lastName}`,
              address_line_1: language === 'ja' ? '本町1-2-3' : '12 Quay Street',
              address_line_2: null,
              city,
              state,
              pin_code: pin,
              country,
              phone: null,
            },
            international: country !== 'JP',
            title: input.title ?? '',
            description: input.description ?? null,
            pieces: Number(input.pieces ?? 1),
            currency,
            budget: budget ? { amount: budget, currency } : null,
            neededBy: input.needed_by ?? null,
            auction: input.auction === 'true',
          },
          now(),
        );
        return { message: `${record.order.number} is placed.`, id: record.order.id };
      }),
  },
  step({ name: 'accept-artist', title: 'The buyer accepts the artist who applied', action: 'accept_artist' }),
  step({
    name: 'choose-another',
    title: 'The buyer chooses another artist',
    action: 'choose_another',
    fields: [reason],
    more: (input) => ({ reason: input.reason ?? null }),
  }),
  step({
    name: 'cancel',
    title: 'The buyer cancels an unpaid order',
    action: 'cancel',
    fields: [reason],
    more: (input) => ({ reason: input.reason ?? null }),
  }),
  step({
    name: 'pay',
    title: 'The buyer pays by card or wallet',
    action: 'pay',
    fields: [{ name: 'method', label: 'Method', kind: 'select', options: ['card', 'wallet'], initial: 'card' }],
    more: (input) => ({ method: input.method === 'wallet' ? 'wallet' : 'card' }),
  }),
  step({ name: 'transfer', title: 'The buyer reports a bank transfer', action: 'report_transfer' }),
  step({
    name: 'confirm-transfer',
    title: 'The operator confirms the bank transfer',
    action: 'confirm_transfer',
    by: 'super_admin',
  }),
  step({ name: 'receive', title: 'The buyer confirms the receipt', action: 'confirm_receipt' }),
];
