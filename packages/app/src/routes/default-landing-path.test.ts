import { expect, test } from 'vitest';
import { sellerRoutes } from './inner.ts';
import { defaultLandingPath, firstSection } from './sections.ts';

const everything = sellerRoutes.flatMap(({ permission }) => permission ?? []);

test('the default landing page is the dashboard for sellers who may see it', () => {
  expect(defaultLandingPath(everything)).toBe('/seller-dashboard');
  expect(defaultLandingPath(['sa-list-art-library', 'sa-view-dashboard'])).toBe('/seller-dashboard');
});

test('the default landing page is otherwise the first permitted sidebar section', () => {
  expect(defaultLandingPath(everything.filter((permission) => permission !== 'sa-view-dashboard'))).toBe(
    '/seller-profile',
  );
  expect(defaultLandingPath(['sa-list-settings', 'sa-list-art-library'])).toBe('/art-library');
});

test('returns no section without any permission', () => {
  expect(firstSection([])).toBeUndefined();
});
