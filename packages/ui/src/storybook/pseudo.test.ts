import { expect, it } from 'vitest';
import { pseudo } from './pseudo.ts';

it('accents and lengthens, and leaves placeholders alone', () => {
  expect(pseudo('Save {name}')).toBe('⟦Šáṽé {name}~~⟧');
  expect(pseudo('')).toBe('⟦⟧');
});
