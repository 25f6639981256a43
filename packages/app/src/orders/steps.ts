import { orderTasks, type processes } from '@smart-art/openapi/processes';

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

/** Whose turn it is, and what may be done. */
export interface Standing {
  needs_me: boolean;
  available_actions: readonly Offered[];
}

/** A step for which an order waits for the seller, as its transition table says. */
export type PrimaryStep = keyof typeof orderTasks;

const primarySteps = Object.keys(orderTasks) as PrimaryStep[];

/**
 * What an order waits for the seller to do; undefined where it is somebody else's turn. Whose turn it is the contract
 * says (`needs_me`): what came back may be confirmed before the buyer has said that it is sent, but is not waited for.
 */
export const primaryStepOf = ({ needs_me, available_actions }: Standing): PrimaryStep | undefined =>
  needs_me
    ? primarySteps.find((step) => available_actions.some(({ action, available }) => available && action === step))
    : undefined;
