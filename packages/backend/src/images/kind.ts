/** Detects a file's type by its first bytes; the name and the declared type are not trusted. */

export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'tiff';

/** HEIC, used by phones, cannot be decoded without a licence; it is detected for a better error message. */
export type HeadKind = PictureKind | 'heic';

const avifBrands = new Set(['avif', 'avis']);
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs']);

/**
 * The brands in an ISO base media file's header, the major brand first. AVIF and HEIC may both start with a generic
 * one, such as mif1.
 */
function brandsOf(head: Buffer): string[] {
  if (head.toString('latin1', 4, 8) !== 'ftyp') return [];
  const end = Math.min(head.length, head.readUInt32BE(0));
  const starts = [8, ...Array.from({ length: Math.max(0, Math.floor((end - 16) / 4)) }, (_, index) => 16 + index * 4)];
  return starts.map((start) => head.toString('latin1', start, start + 4));
}

/** @param head at least the first 32 bytes */
export function kindOf(head: Buffer): HeadKind | undefined {
  const text = (start: number, end: number) => head.toString('latin1', start, end);
  if (head.length < 16) return undefined;
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  for (const brand of brandsOf(head)) {
    if (avifBrands.has(brand)) return 'avif';
    if (heicBrands.has(brand)) return 'heic';
  }
  const order = text(0, 4);
  if (order === 'II*\0' || order === 'MM\0*' || order === 'II+\0' || order === 'MM\0+') return 'tiff';
  return undefined;
}
