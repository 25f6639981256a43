import { orderTasks, type processes } from '@smart-art/openapi/processes';

interface Table {
  transitions: readonly { action: string; by: readonly string[] }[];
}

/** The actions of a seller in a transition table (docs/processes.md). */
export type StepOf<Process extends Table> = Process['transitions'][number] extends infer Transition
  ? Transition extends { action: infer Action extends string; by: readonly (infer Actor)[] }
    ? 'seller' extends Actor
      ? Action
      : never
    : never
  : never;

/** The processes that orders of every kind, their payments and their returns follow. */
export const orderProcesses = [
  'buy',
  'rent',
  'return',
  'rent_return',
  'custom',
  'custom_payment',
] as const satisfies (keyof typeof processes)[];

/** A step of an order, its payment or its return, taken by the seller. */
export type OrderStep = StepOf<(typeof processes)[(typeof orderProcesses)[number]]>;

/** A step in the API's list of available actions. */
export interface Offered {
  action: string;
  available: boolean;
  reason: { code: string; values: Record<string, string | number> } | null;
}

/** Whether the seller is next to act, and which actions are available. */
export interface Standing {
  needs_me: boolean;
  available_actions: readonly Offered[];
}

/** A step for which an order waits for the seller, according to its transition table. */
export type PrimaryStep = keyof typeof orderTasks;

const primarySteps = Object.keys(orderTasks) as PrimaryStep[];

/**
 * The step an order waits for; undefined if someone else is next to act. The API decides (`needs_me`): for example, a
 * return may be confirmed before the buyer has reported sending it, but the order does not wait for that.
 */
export const primaryStepOf = ({ needs_me, available_actions }: Standing): PrimaryStep | undefined =>
  needs_me
    ? primarySteps.find((step) => available_actions.some(({ action, available }) => available && action === step))
    : undefined;
