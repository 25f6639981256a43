import { expect, it } from 'vitest';
import { personName } from './person-name.ts';

it('orders given and family name by the script of the name', () => {
  expect(personName('Edith', 'Villiers')).toBe('Edith Villiers');
  expect(personName('はるか', '田中')).toBe('田中 はるか');
  expect(personName('マリー', '𠮷野')).toBe('𠮷野 マリー');
  expect(personName('Haruka', '田中')).toBe('Haruka 田中');
});

it('handles missing parts', () => {
  expect(personName('Edith', null)).toBe('Edith');
  expect(personName(undefined, ' Villiers ')).toBe('Villiers');
  expect(personName('', ' ')).toBe('');
});
