import { expect, test } from 'vitest';
import { certificateNumber } from './certificate-number.ts';

test('consists of the work id and the version of its record', () => {
  expect(certificateNumber({ id: 'wrk_7h2k9q4m1x8bzzzzzzzzzzzzzz', version: 3 })).toBe('7H2K-9Q4M-1X8B-3');
  expect(certificateNumber({ id: 'wrk_7h2k9q4m1x8bzzzzzzzzzzzzzz', version: 4 })).toBe('7H2K-9Q4M-1X8B-4');
  expect(certificateNumber({ id: 'wrk_demo-1', version: 1 })).toBe('DEMO-1-1');
});
