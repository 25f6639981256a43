import { expect, test } from 'vitest';
import { sellerRoutes } from './inner.ts';
import { firstSection, frontRoom } from './sections.ts';

const everything = sellerRoutes.flatMap(({ permission }) => permission ?? []);

test('the front room is the dashboard for whoever may see it', () => {
  expect(frontRoom(everything)).toBe('/seller-dashboard');
  expect(frontRoom(['sa-list-art-library', 'sa-view-dashboard'])).toBe('/seller-dashboard');
});

test('else it is the first section of the sidebar that is theirs', () => {
  expect(frontRoom(everything.filter((permission) => permission !== 'sa-view-dashboard'))).toBe('/seller-profile');
  expect(frontRoom(['sa-list-settings', 'sa-list-art-library'])).toBe('/art-library');
});

test('whoever may see no section has none', () => {
  expect(firstSection([])).toBeUndefined();
});
