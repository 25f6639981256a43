import type { processes } from '@smart-art/openapi/processes';

interface Table {
  transitions: readonly { action: string; by: readonly string[] }[];
}

/** What a seller does by a transition table (docs/processes.md). */
export type StepOf<Process extends Table> = Process['transitions'][number] extends infer Transition
  ? Transition extends { action: infer Action extends string; by: readonly (infer Actor)[] }
    ? 'seller' extends Actor
      ? Action
      : never
    : never
  : never;

/** What orders of every kind, their payments and their returns go by. */
export const orderProcesses = [
  'buy',
  'rent',
  'return',
  'rent_return',
  'custom',
  'custom_payment',
] as const satisfies (keyof typeof processes)[];

/** A step of an order, of its payment or of its return, that is the seller's to take. */
export type OrderStep = StepOf<(typeof processes)[(typeof orderProcesses)[number]]>;

/** What the contract says of a step. */
export interface Offered {
  action: string;
  available: boolean;
  reason: { code: string; values: Record<string, string | number> } | null;
}

/**
 * What an order waits for the seller to do, the first of them that can be done. Charges are said with the request for
 * payment; where that has to wait for the answer to a discount, the answer comes first.
 */
const leads = [
  'apply_for_auction',
  'accept',
  'accept_event_discount',
  'set_charges',
  'confirm_bank_payment',
  'confirm_order',
  'mark_shipped',
  'accept_return',
  'accept_rent_return',
  'confirm_return_received',
  'confirm_rent_return_received',
  'record_refund',
] as const satisfies readonly OrderStep[];

export type LeadStep = (typeof leads)[number];

export const leadOf = (offered: readonly Offered[]): LeadStep | undefined =>
  leads.find((step) => offered.some(({ action, available }) => available && action === step));
