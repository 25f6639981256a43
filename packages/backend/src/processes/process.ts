/**
 * Transition tables: what may happen to a record, by whom, from which state, and what stands in the way. One table is
 * the rule, the list of buttons and the diagram in the documentation.
 */
import type { components } from '@smart-art/openapi/common';
import type { components as product } from '@smart-art/openapi/product';
import { HttpError } from '../http/http-error.ts';
import type { MessageKey } from '../messages/catalogue.ts';

export type Actor = 'seller' | 'buyer' | 'super_admin' | 'system';
export type AvailableAction = components['schemas']['AvailableAction'];
export type TaskName = product['schemas']['TaskName'];

type ReasonCode = Extract<MessageKey, `reason_${string}`> extends `reason_${infer Code}` ? Code : never;

/** Why something cannot be done now: a code, worded as `reason_<code>`, and what its sentence needs. */
export interface Reason {
  code: ReasonCode;
  values: Record<string, string | number>;
}

/** Looks at a record and the present instant; null where nothing stands in the way. */
export type Guard<Facts> = (facts: Facts, now: Date) => Reason | null;

export interface Transition<State extends string, Facts> {
  /** What is done, such as `mark_shipped`. */
  action: string;
  by: Actor | readonly Actor[];
  from: readonly State[];
  /** Where it leads; the same state where it changes something else. */
  to: State | 'same';
  /** Asked in order; the first that answers gives the reason. */
  guards?: readonly Guard<Facts>[];
  /**
   * Where a record waits for its seller to bring this about: the task it is. So it may stand on a step that the system
   * takes once the seller has done the rest. A step that a seller merely may take has none.
   */
  task?: TaskName;
}

export interface Process<State extends string, Facts> {
  /** Names the table in the documentation, such as `buy`. */
  kind: string;
  title: string;
  /** Where the rules come from. */
  source: string;
  states: readonly State[];
  initial: State;
  transitions: readonly Transition<State, Facts>[];
}

/** Types a table by its parts, and refuses one that contradicts itself. */
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

/** The transition of an actor's action from a state. */
const findTransition = <State extends string, Facts>(
  { transitions }: Process<State, Facts>,
  action: string,
  state: State,
  actor: Actor,
) => transitions.find((one) => one.action === action && isBy(one.by, actor) && one.from.includes(state));

/** The first reason that a transition's guards give; null where nothing stands in the way. */
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

/** Everything an actor may ever do with such a record, and for each whether it can be done now or why not. */
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

/** What only the seller can put right, so that it is still their turn. */
const sellersOwn: ReadonlySet<ReasonCode> = new Set(['offer_not_whole']);

/**
 * Whose turn it is: what a record waits for its seller to do, which is the first task in its table that nobody else
 * stands in the way of; null where it waits for others, for time or for nothing. This alone says so, to lists, tasks,
 * counts and pages.
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

/** The wording of a reason. */
export const reasonWording = ({ code, values }: Reason) => ({ key: `reason_${code}` as MessageKey, values });

/**
 * Does an action.
 *
 * @returns the next state
 * @throws HttpError 409 with the reason, in words and as a code, where it is not available
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
