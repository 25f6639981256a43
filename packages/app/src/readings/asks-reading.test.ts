import { expect, test } from 'vitest';
import { asksReading } from './asks-reading.ts';

test.each([
  ['港の朝', '', true],
  ['Harbour 港', '', true],
  ['佐々木', '', true],
  ['𠮷田', '', true],
  ['ミナトのあさ', '', false],
  ['ﾐﾅﾄ', '', false],
  ['Harbour, 12', '', false],
  ['항구', '', false],
  ['', '', false],
  ['Harbour', 'はーばー', true],
  ['', 'みなと', true],
])('asks for the reading of %j with %j: %s', (text, reading, asks) => {
  expect(asksReading(text, reading)).toBe(asks);
});
