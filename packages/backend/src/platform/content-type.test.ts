import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contentTypeOf } from './content-type.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'smart-art-test-'));
});
afterAll(() => rm(folder, { recursive: true }));

const picture = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
/** 4,096 bytes that end in the middle of a character. */
const japanese = Buffer.from('あ'.repeat(2000));

it.each<[string, Buffer, string | undefined]>([
  ['a PDF', Buffer.from('%PDF-1.7\n%…'), 'application/pdf'],
  ['a picture', picture, 'image/png'],
  ['text', Buffer.from('Dear Hana,\r\n\tthank you.'), 'text/plain'],
  ['Japanese text', japanese, 'text/plain'],
  ['an executable', Buffer.from('\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0', 'latin1'), undefined],
  ['an archive', Buffer.from('PK\x03\x04\x14\0\x06\0', 'latin1'), undefined],
  ['binary data', Buffer.from([0xff, 0xfe, 0x41, 0x00]), undefined],
  ['an empty file', Buffer.alloc(0), undefined],
])('detects the content type of %s', async (_, content, expected) => {
  const path = join(folder, 'file');
  await writeFile(path, content);
  expect(await contentTypeOf(path)).toBe(expected);
});
