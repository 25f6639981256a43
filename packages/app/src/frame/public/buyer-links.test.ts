import { expect, test } from 'vitest';
import { buyerLinks, linksOf } from './buyer-links.ts';

test('lists the twelve specified buyer links with their status', () => {
  expect(buyerLinks.map(({ path, status }) => [path, status])).toEqual([
    ['/', 'active'],
    ['/search', 'active'],
    ['/art-gallery', 'active'],
    ['/photo-gallery', 'active'],
    ['/frame-gallery', 'active'],
    ['/designers-gallery', 'active'],
    ['/sales-and-auction', 'active'],
    ['/buy-and-rent', 'active'],
    ['/custom-order', 'soon'],
    ['/exhibition', 'soon'],
    ['/crowd-funding', 'active'],
    ['/all-feedbacks', 'active'],
  ]);
});

test('active links are external and ask for confirmation; upcoming links do not', () => {
  const links = linksOf('services', 'https://buyers.example.com');
  expect(links.map(({ href, soon, external, confirmFirst }) => [href, soon, external, confirmFirst])).toEqual([
    ['https://buyers.example.com/sales-and-auction', false, true, true],
    ['https://buyers.example.com/buy-and-rent', false, true, true],
    ['https://buyers.example.com/custom-order', true, false, false],
    ['https://buyers.example.com/exhibition', true, false, false],
  ]);
});

test('omits active links without a buyer site URL', () => {
  expect(linksOf('galleries', null)).toEqual([]);
  expect(linksOf('services', null).every(({ soon }) => soon)).toBe(true);
});
