import { expect, test } from 'vitest';
import { resolveSource } from './source.ts';

test.each([
  ['https://api.example.com/product', '/product/files/a/640.webp', 'https://api.example.com/product/files/a/640.webp'],
  ['https://api.example.com/product', 'https://cdn.example.com/a.webp', 'https://cdn.example.com/a.webp'],
  ['https://api.example.com/product', 'data:image/webp;base64,AAAA', 'data:image/webp;base64,AAAA'],
])('with the base URL %s, resolves %s', (host, url, expected) => {
  expect(resolveSource(host, url)).toBe(expected);
});
