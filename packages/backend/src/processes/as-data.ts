/** Generates openapi/generated/processes.ts: the transition tables as data, with the codes used in records. */
import { artPieceEvents } from '../art-pieces/events.ts';
import { en as orderMessages } from '../messages/orders.ts';
import { en as pieceMessages } from '../messages/pieces.ts';
import { orderEvents } from '../orders/events.ts';
import { customOrderProcess } from './custom.ts';
import type { Process, TaskName } from './process.ts';

const reasonsIn = (messages: object) =>
  Object.keys(messages).flatMap((key) => (key.startsWith('reason_') ? key.slice('reason_'.length) : []));

const text = (value: unknown) => JSON.stringify(value, null, 2);

type AnyProcess = Process<string, never>;

/** The seller's steps that are tasks, in the order of the tables. A step is one task, whichever table contains it. */
function tasksBySteps(all: readonly AnyProcess[], kinds: readonly string[]): Record<string, TaskName> {
  const tasks: Record<string, TaskName> = {};
  for (const { action, by, task } of all.filter(({ kind }) => kinds.includes(kind)).flatMap((one) => one.transitions)) {
    if (!task || ![by].flat().includes('seller')) continue;
    if (tasks[action] && tasks[action] !== task) throw new Error(`${action} has two tasks`);
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
  return `// Generated from packages/backend/src/processes by \`npm run processes -w @smart-art/backend\`. Do not edit.

/** The transition tables of docs/processes.md as data. \`to: 'same'\` does not change the state. */
export const processes = ${text(tables)} as const;

/** The steps of an order, its payment or its return that await the seller, with their tasks. The first is the next. */
export const orderTasks = ${text(tasksBySteps(all, ['custom', 'buy', 'rent', 'return', 'rent_return', 'custom_payment']))} as const;

/** The steps of a piece that await the seller, each with its task. */
export const pieceTasks = ${text(tasksBySteps(all, ['art_piece']))} as const;

/** The seller's task in each state of a custom order. orderTasks has the tasks of its payment. */
export const customTasks = ${text(tasksByState(customOrderProcess as unknown as AnyProcess))} as const;

/** The timeline events of an order to buy or to rent. */
export const orderEvents = ${text(orderEvents)} as const;

/** The timeline events of an art piece. A custom order has its states, and the payment events of all orders. */
export const artPieceEvents = ${text(artPieceEvents)} as const;

/** The reasons why a step of an order or its return is unavailable. */
export const orderReasons = ${text(['wrong_status', ...reasonsIn(orderMessages)])} as const;

/** The reasons why a step of a custom order or art piece is unavailable. */
export const pieceReasons = ${text(['wrong_status', ...reasonsIn(pieceMessages)])} as const;
`;
}
