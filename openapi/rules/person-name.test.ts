import { expect, it } from 'vitest';
import { personName } from './person-name.ts';

it('puts the family where the writing of the name puts it', () => {
  expect(personName('Edith', 'Villiers')).toBe('Edith Villiers');
  expect(personName('はるか', '田中')).toBe('田中 はるか');
  expect(personName('マリー', '𠮷野')).toBe('𠮷野 マリー');
  expect(personName('Haruka', '田中')).toBe('Haruka 田中');
});

it('makes do with what there is', () => {
  expect(personName('Edith', null)).toBe('Edith');
  expect(personName(undefined, ' Villiers ')).toBe('Villiers');
  expect(personName('', ' ')).toBe('');
});
