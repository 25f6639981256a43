import { expect, it } from 'vitest';
import { fullName } from './full-name.ts';

it('puts the family where the writing of the name puts it', () => {
  expect(fullName('Edith', 'Villiers')).toBe('Edith Villiers');
  expect(fullName('はるか', '田中')).toBe('田中 はるか');
  expect(fullName('マリー', '𠮷野')).toBe('𠮷野 マリー');
  expect(fullName('Haruka', '田中')).toBe('Haruka 田中');
});

it('makes do with what there is', () => {
  expect(fullName('Edith', null)).toBe('Edith');
  expect(fullName(undefined, ' Villiers ')).toBe('Villiers');
  expect(fullName('', ' ')).toBe('');
});
