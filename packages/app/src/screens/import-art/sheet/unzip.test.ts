import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import unzip from './unzip.ts';

const archive = (files: Record<string, string>) => {
  const entries = Object.entries(files).map(([path, text]) => [path, strToU8(text)]);
  return new Uint8Array(zipSync(Object.fromEntries(entries), { level: 6 })).buffer;
};

test('a large file that is deflated comes out as it went in, and nothing that is not wanted is unpacked', async () => {
  const large = Array.from({ length: 40_000 }, (_, row) => `<row r="${row}">雨の前の港</row>`).join('');
  const files = await unzip(archive({ 'xl/sheet1.xml': large, 'xl/media/image1.png': 'not read' }), {
    filter: ({ path }) => path.endsWith('.xml'),
  });
  expect(Object.keys(files)).toEqual(['xl/sheet1.xml']);
  expect(new TextDecoder().decode(files['xl/sheet1.xml'])).toBe(large);
});

test('without a filter all files come', async () => {
  expect(Object.keys(await unzip(archive({ a: '1', b: '2' })))).toEqual(['a', 'b']);
});

test('what is no archive is refused as a rejection', async () => {
  await expect(unzip(new ArrayBuffer(30))).rejects.toThrow();
});
