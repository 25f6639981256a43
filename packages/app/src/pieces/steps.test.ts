import { artPieceEvents, pieceReasons, processes } from '@smart-art/openapi/processes';
import { createIntl } from 'react-intl';
import { describe, expect, test } from 'vitest';
import { reasonText } from '../orders/reason-text.ts';
import { pieceEventMessages } from './event.messages.ts';
import { arrangePiece } from './steps.ts';

const { states, transitions } = processes.art_piece;
const own = transitions.filter(({ by }) => (by as readonly string[]).includes('seller'));
const standing = ['edit', 'add_images', 'comment'];

/** The steps the server offers in a status if no guard rejects them. */
const offeredIn = (status: string) =>
  [...new Set(own.map(({ action }) => action))].map((action) => {
    const available = own.some((one) => one.action === action && (one.from as readonly string[]).includes(status));
    return { action, available, reason: available ? null : { code: 'wrong_status', values: { status } } };
  });

describe.each(states)('piece with status %s', (status) => {
  test('offers every available step exactly once and no other', () => {
    const offered = offeredIn(status);
    const { lead, others, waiting, elsewhere } = arrangePiece({ available_actions: offered });
    const possible = offered.filter(({ action, available }) => available && !standing.includes(action));
    expect([lead, ...others].filter(Boolean).sort()).toEqual(possible.map(({ action }) => action).sort());
    expect(waiting).toEqual([]);
    const closed = offered
      .filter(({ available }) => !available)
      .map(({ action, reason }) => ({ step: action, reason }));
    expect(elsewhere.toSorted((a, b) => a.step.localeCompare(b.step))).toEqual(
      closed.toSorted((a, b) => a.step.localeCompare(b.step)),
    );
  });
});

test.each(pieceReasons.filter((code) => code !== 'wrong_status'))('shows the reason %s of a blocked step', (code) => {
  const reason = { code, values: {} };
  const { waiting } = arrangePiece({ available_actions: [{ action: 'complete', available: false, reason }] });
  expect(waiting).toEqual([{ step: 'complete', reason }]);
  const intl = createIntl({ locale: 'en', onError: () => {} });
  expect(reasonText(intl, reason)).not.toMatch(/Not available right now/);
});

test('omits an unknown action', () => {
  expect(arrangePiece({ available_actions: [{ action: 'teleport', available: true, reason: null }] })).toEqual({
    lead: undefined,
    others: [],
    waiting: [],
    elsewhere: [],
  });
});

test('every event has a message', () => {
  expect(Object.keys(pieceEventMessages).sort()).toEqual([...artPieceEvents].sort());
});
