/** openapi/generated/processes.ts: the transition tables as data, with the codes that records tell of themselves. */
import { artPieceEvents } from '../art-pieces/events.ts';
import { en as orderWords } from '../messages/orders.ts';
import { en as pieceWords } from '../messages/pieces.ts';
import { orderEvents } from '../orders/events.ts';
import type { Process } from './process.ts';

const reasonsIn = (words: object) =>
  Object.keys(words).flatMap((key) => (key.startsWith('reason_') ? key.slice('reason_'.length) : []));

const text = (value: unknown) => JSON.stringify(value, null, 2);

export function processesModule(all: readonly Process<string, never>[]): string {
  const tables = Object.fromEntries(
    all.map(({ kind, states, initial, transitions }) => [
      kind,
      {
        states,
        initial,
        transitions: transitions.map(({ action, by, from, to }) => ({ action, by: [by].flat(), from, to })),
      },
    ]),
  );
  return `// Generated from packages/backend/src/processes by \`npm run processes -w @smart-art/backend\`; not edited by hand.

/** What may happen to what, by whom: docs/processes.md as data. \`to: 'same'\` changes something else than the state. */
export const processes = ${text(tables)} as const;

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
