import { expect, test } from 'vitest';
import { reportText } from './report.ts';

test('writes one line per row even if a name contains tabs or line breaks', () => {
  const text = reportText('Unpublish: 37 done, 2 failed', [
    { id: 'a', label: 'Ridges,\tLate\n', reason: 'On loan until 4 Jan.' },
    { id: 'b', label: '黒い大理石の時計', reason: '貸出中です。' },
  ]);
  expect(text).toBe('Unpublish: 37 done, 2 failed\nRidges, Late\tOn loan until 4 Jan.\n黒い大理石の時計\t貸出中です。');
});
