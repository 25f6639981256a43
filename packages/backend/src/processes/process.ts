/**
 * Transition tables: which actions an actor may take on a record in each state, and which guards apply. One table is
 * the source of the rules, the buttons and the diagram in the documentation.
 */
import type { components } from '@smart-art/openapi/common';
import type { components as product } from '@smart-art/openapi/product';
import { HttpError } from '../http/http-error.ts';
import type { MessageKey } from '../messages/catalogue.ts';

export type Actor = 'seller' | 'buyer' | 'super_admin' | 'system';
export type AvailableAction = components['schemas']['AvailableAction'];
export type TaskName = product['schemas']['TaskName'];

type ReasonCode = Extract<MessageKey, `reason_${string}`> extends `reason_${infer Code}` ? Code : never;

/** Why an action is unavailable: a code, with the message `reason_<code>`, and the message's values. */
export interface Reason {
  code: ReasonCode;
  values: Record<string, string | number>;
}

/** Checks a record at the current time; null if it passes. */
export type Guard<Facts> = (facts: Facts, now: Date) => Reason | null;

export interface Transition<State extends string, Facts> {
  /** Action name, such as `mark_shipped`. */
  action: string;
  by: Actor | readonly Actor[];
  from: readonly State[];
  /** The next state; the same one if something else changes. */
  to: State | 'same';
  /** Checked in order; the first that fails gives the reason. */
  guards?: readonly Guard<Facts>[];
  /**
   * The seller's task if a record waits for the seller to bring this step about. It may also be on a step the system
   * takes after the seller's part. Optional steps have no task.
   */
  task?: TaskName;
}

export interface Process<State extends string, Facts> {
  /** Name in the documentation, such as `buy`. */
  kind: string;
  title: string;
  /** Source of the rules. */
  source: string;
  states: readonly State[];
  initial: State;
  transitions: readonly Transition<State, Facts>[];
}

/** Infers the types of a table, and rejects one that contradicts itself. */
export function defineProcess<const State extends string, Facts>(process: Process<State, Facts>) {
  const seen = new Set<string>();
  for (const { action, by, from } of process.transitions) {
    for (const actor of [by].flat()) {
      for (const state of from) {
        const name = `${actor} ${action} ${state}`;
        if (seen.has(name)) throw new Error(`${process.kind}: ${name} stands twice`);
        seen.add(name);
      }
    }
  }
  return process;
}

const isBy = (by: Actor | readonly Actor[], actor: Actor) =>
  typeof by === 'string' ? by === actor : by.includes(actor);

/** The transition for an actor's action in a state. */
const findTransition = <State extends string, Facts>(
  { transitions }: Process<State, Facts>,
  action: string,
  state: State,
  actor: Actor,
) => transitions.find((one) => one.action === action && isBy(one.by, actor) && one.from.includes(state));

/** The first reason given by the guards; null if all pass. */
function reasonIn<Facts>(guards: readonly Guard<Facts>[] = [], facts: Facts, now: Date): Reason | null {
  for (const guard of guards) {
    const reason = guard(facts, now);
    if (reason) return reason;
  }
  return null;
}

function reasonAgainst<State extends string, Facts>(
  process: Process<State, Facts>,
  action: string,
  state: State,
  facts: Facts,
  now: Date,
  actor: Actor,
): Reason | null {
  const transition = findTransition(process, action, state, actor);
  if (!transition) return { code: 'wrong_status', values: { status: state } };
  return reasonIn(transition.guards, facts, now);
}

/** All actions an actor can have on such a record, each with its availability and the reason if unavailable. */
export function availableActions<State extends string, Facts>(
  process: Process<State, Facts>,
  state: State,
  facts: Facts,
  now: Date,
  actor: Actor = 'seller',
): AvailableAction[] {
  const names = new Set(process.transitions.filter(({ by }) => isBy(by, actor)).map(({ action }) => action));
  return Array.from(names, (action) => {
    const reason = reasonAgainst(process, action, state, facts, now, actor);
    return { action, available: reason === null, reason };
  });
}

/** Reasons only the seller can resolve, so that it is still their turn. */
const sellersOwn: ReadonlySet<ReasonCode> = new Set(['offer_not_whole']);

/**
 * The seller's task: the first task in the table that is not blocked by somebody else; null if the record waits for
 * others, for time or for nothing. The single source for lists, tasks, counts and pages.
 */
export function taskOf<State extends string, Facts>(
  { transitions }: Process<State, Facts>,
  state: State,
  facts: Facts,
  now: Date,
): TaskName | null {
  for (const { task, from, guards } of transitions) {
    if (!task || !from.includes(state)) continue;
    const reason = reasonIn(guards, facts, now);
    if (reason === null || sellersOwn.has(reason.code)) return task;
  }
  return null;
}

/** The message of a reason. */
export const reasonWording = ({ code, values }: Reason) => ({ key: `reason_${code}` as MessageKey, values });

/**
 * Takes an action.
 *
 * @returns the next state
 * @throws HttpError 409 with the reason as message and code if it is not available
 */
export function take<State extends string, Facts>(
  process: Process<State, Facts>,
  action: string,
  state: State,
  facts: Facts,
  now: Date,
  actor: Actor = 'seller',
): State {
  const reason = reasonAgainst(process, action, state, facts, now, actor);
  if (reason) throw new HttpError(409, reasonWording(reason), { extra: { reason } });
  const to = findTransition(process, action, state, actor)?.to;
  return to === undefined || to === 'same' ? state : to;
}
