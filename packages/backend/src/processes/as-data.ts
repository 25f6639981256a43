/** Generates openapi/generated/processes.ts: the transition tables as data, with the codes used in records. */
import { artPieceEvents } from '../art-pieces/events.ts';
import { en as orderWords } from '../messages/orders.ts';
import { en as pieceWords } from '../messages/pieces.ts';
import { orderEvents } from '../orders/events.ts';
import { customOrderProcess } from './custom.ts';
import type { Process, TaskName } from './process.ts';

const reasonsIn = (words: object) =>
  Object.keys(words).flatMap((key) => (key.startsWith('reason_') ? key.slice('reason_'.length) : []));

const text = (value: unknown) => JSON.stringify(value, null, 2);

type AnyProcess = Process<string, never>;

/** The seller's steps that are tasks, in the order of the tables. A step is one task, whichever table contains it. */
function tasksBySteps(all: readonly AnyProcess[], kinds: readonly string[]): Record<string, TaskName> {
  const tasks: Record<string, TaskName> = {};
  for (const { action, by, task } of all.filter(({ kind }) => kinds.includes(kind)).flatMap((one) => one.transitions)) {
    if (!task || ![by].flat().includes('seller')) continue;
    if (tasks[action] && tasks[action] !== task) throw new Error(`${action} is two tasks`);
    tasks[action] = task;
  }
  return tasks;
}

/** The seller's task in each state, whichever step comes next. */
const tasksByState = ({ states, transitions }: AnyProcess): Record<string, TaskName> =>
  Object.fromEntries(
    states.flatMap((state) => {
      const task = transitions.find((one) => one.task && one.from.includes(state))?.task;
      return task ? [[state, task]] : [];
    }),
  );

export function processesModule(all: readonly AnyProcess[]): string {
  const tables = Object.fromEntries(
    all.map(({ kind, states, initial, transitions }) => [
      kind,
      {
        states,
        initial,
        transitions: transitions.map(({ action, by, from, to, task }) => ({
          action,
          by: [by].flat(),
          from,
          to,
          ...(task && { task }),
        })),
      },
    ]),
  );
  return `// Generated from packages/backend/src/processes by \`npm run processes -w @smart-art/backend\`; not edited by hand.

/** What may happen to what, by whom: docs/processes.md as data. \`to: 'same'\` changes something else than the state. */
export const processes = ${text(tables)} as const;

/** The steps for which an order, its payment or its return waits for the seller, each with its task; the first is the next. */
export const orderTasks = ${text(tasksBySteps(all, ['custom', 'buy', 'rent', 'return', 'rent_return', 'custom_payment']))} as const;

/** The steps for which a piece waits for the seller, each with its task. */
export const pieceTasks = ${text(tasksBySteps(all, ['art_piece']))} as const;

/** What a custom order waits for its seller to do in each state; what its payment asks for stands in orderTasks. */
export const customTasks = ${text(tasksByState(customOrderProcess as unknown as AnyProcess))} as const;

/** What the timeline of an order to buy or to rent tells. */
export const orderEvents = ${text(orderEvents)} as const;

/** What the timeline of an art piece tells. That of a custom order tells its states, and what all orders tell of money. */
export const artPieceEvents = ${text(artPieceEvents)} as const;

/** Why a step of an order or of its return is not available. */
export const orderReasons = ${text(['wrong_status', ...reasonsIn(orderWords)])} as const;

/** Why a step of a custom order or of an art piece is not available. */
export const pieceReasons = ${text(['wrong_status', ...reasonsIn(pieceWords)])} as const;
`;
}
