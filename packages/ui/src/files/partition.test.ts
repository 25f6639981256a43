import { describe, expect, it } from 'vitest';
import { groupRejections, partitionFiles } from './partition.ts';

const file = (name: string, size: number, type = 'image/jpeg') => ({ name, size, type });
const bounds = { accept: ['image/jpeg', 'image/tiff'], underBytes: 1000, room: 10 };
const reasons = (files: ReturnType<typeof file>[], more = {}) =>
  partitionFiles(files, { ...bounds, ...more }).rejected.map(({ name, reason }) => `${name}: ${reason}`);

describe('partitionFiles', () => {
  it('rejects invalid files and keeps the others in order', () => {
    const files = [file('a.jpg', 10), file('b.gif', 10, 'image/gif'), file('c.jpg', 1000), file('d.jpg', 999)];
    const { accepted } = partitionFiles(files, bounds);
    expect(accepted.map(({ name }) => name)).toEqual(['a.jpg', 'd.jpg']);
    expect(reasons(files)).toEqual(['b.gif: type', 'c.jpg: size']);
  });

  it('rejects an empty file', () => {
    expect(reasons([file('a.jpg', 0)])).toEqual(['a.jpg: empty']);
  });

  it('uses the file extension when the type is missing', () => {
    expect(reasons([file('scan.TIFF', 10, ''), file('notes.docx', 10, ''), file('noending', 10, '')])).toEqual([
      'notes.docx: type',
      'noending: type',
    ]);
  });

  it('accepts every JPEG type and extension, and identifies HEIC', () => {
    const jpegs = [
      file('a.mpo', 1, ''),
      file('b.JFIF', 1, ''),
      file('c.jpg', 1, 'image/pjpeg'),
      file('d', 1, 'image/mpo'),
    ];
    expect(reasons(jpegs)).toEqual([]);
    expect(reasons([file('IMG_1.HEIC', 1, ''), file('b.heic', 1, 'image/heic'), file('c', 1, 'image/heif')])).toEqual([
      'IMG_1.HEIC: heic',
      'b.heic: heic',
      'c: heic',
    ]);
  });

  it('limits the number of files, not counting rejected ones', () => {
    expect(reasons([file('x.gif', 1, 'image/gif'), file('a.jpg', 1), file('b.jpg', 1)], { room: 1 })).toEqual([
      'x.gif: type',
      'b.jpg: count',
    ]);
  });

  it('limits the total size to the quota, counting accepted files', () => {
    const quota = { usedBytes: 400, totalBytes: 1000 };
    expect(reasons([file('a.jpg', 500), file('b.jpg', 200), file('c.jpg', 100)], { quota })).toEqual(['b.jpg: quota']);
  });
});

describe('groupRejections', () => {
  const rejected = (...names: string[]) => names.map((name) => ({ name, size: 1, reason: 'type' as const, left: 0 }));

  it('lists a few files separately, even if two have the same name', () => {
    expect(groupRejections(rejected('a', 'a', 'b')).map(({ length }) => length)).toEqual([1, 1, 1]);
  });

  it('groups many files with the same reason', () => {
    const count = { name: 'e', size: 1, reason: 'count' as const, left: 0 };
    expect(groupRejections([...rejected('a', 'b'), count, ...rejected('c', 'd')]).map(({ length }) => length)).toEqual([
      4, 1,
    ]);
  });
});
