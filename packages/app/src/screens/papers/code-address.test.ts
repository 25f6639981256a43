import { expect, test } from 'vitest';
import { codeAddress } from './code-address.ts';

const buyers = 'https://buyers.example.com';
const at = (title: string, buyerUrl: string | null = buyers, website: string | null = null) =>
  codeAddress({ title }, buyerUrl, { website });

test('links to the search of the buyer site', () => {
  expect(at('Low tide & fog #2')).toBe(`${buyers}/search?search=Low%20tide%20%26%20fog%20%232`);
  expect(at('Low tide', buyers, 'https://harbour.example.com')).toBe(`${buyers}/search?search=Low%20tide`);
});

test('links to the organiser’s website without a buyer site, and to nothing without either', () => {
  expect(at('Low tide', null, 'https://harbour.example.com')).toBe('https://harbour.example.com');
  expect(at('Low tide', null)).toBeNull();
});

test('truncates a long title without splitting a character', () => {
  const title = (address: string | null) => decodeURIComponent(new URL(address ?? '').search.slice('?search='.length));
  expect(title(at('x'.repeat(500)))).toBe('x'.repeat(120));
  expect(title(at('港'.repeat(50)))).toBe('港'.repeat(13));
  expect(title(at('🖼'.repeat(50)))).toBe('🖼'.repeat(10));
  expect(title(at('half \ud83d'))).toBe('half \ufffd');
});
