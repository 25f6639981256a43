import { expect, it } from 'vitest';
import { readDigits } from './digits.ts';

it.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['１２３－４５６', '123456'],
  ['G-048213 is your code', '048213'],
  ['12345678', '123456'],
  ['twelve', ''],
  [' ', ''],
])('reads %j as %j', (text, digits) => expect(readDigits(text, 6)).toBe(digits));
