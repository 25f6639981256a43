import { expect, test } from 'vitest';
import { type Piece, pieceAfter, piecesFor } from './pieces-for.ts';

/** A piece with some available steps, and reasons against others. */
const piece = (id: string, steps: readonly string[], reasons: Record<string, string> = {}) =>
  ({
    id,
    available_actions: [
      ...steps.map((action) => ({ action, available: true, reason: null })),
      ...Object.entries(reasons).map(([action, code]) => ({ action, available: false, reason: { code, values: {} } })),
    ],
  }) as unknown as Piece;

const mixed = {
  art_pieces: [
    piece('new', ['start', 'comment']),
    piece('bare', ['report_progress', 'add_images'], { complete: 'completed_image_missing' }),
    piece('shown', ['report_progress', 'add_images', 'complete']),
    piece('done', ['ship', 'reopen'], { complete: 'wrong_status' }),
    piece('sent', ['deliver', 'correct_tracking']),
  ],
};

test.each([
  ['start', ['new'], [0]],
  ['report_progress', ['bare', 'shown'], [1, 2]],
  /* A piece that lacks only its photograph can be completed together with it. */
  ['complete', ['bare', 'shown'], [1, 2]],
  ['ship', ['done'], [3]],
  ['deliver', ['sent'], [4]],
] as const)('%s applies to the pieces %j at the positions %j', (step, ids, places) => {
  const found = piecesFor(mixed, step);
  expect(found.map(({ piece: { id } }) => id)).toEqual(ids);
  expect(found.map(({ at }) => at)).toEqual(places);
});

test('pieceAfter returns the first piece after the last, and undefined for a single piece', () => {
  const pieces = [{ id: 'a' }, { id: 'b' }];
  expect(pieceAfter(pieces, 'a')?.id).toBe('b');
  expect(pieceAfter(pieces, 'b')?.id).toBe('a');
  expect(pieceAfter(pieces.slice(0, 1), 'a')).toBeUndefined();
  expect(pieceAfter(pieces, 'elsewhere')).toBeUndefined();
});
