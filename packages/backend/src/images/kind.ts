/** What a file is, by its first bytes: neither its name nor what the sender calls it is believed. */

export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'tiff';

/** The AVIF brands, and the general one that AVIF files may lead with. */
const avifBrands = new Set(['avif', 'avis', 'mif1']);

/** @param head the first 32 bytes or more */
export function kindOf(head: Buffer): PictureKind | undefined {
  const text = (start: number, end: number) => head.toString('latin1', start, end);
  if (head.length < 16) return undefined;
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(4, 8) === 'ftyp' && avifBrands.has(text(8, 12))) return 'avif';
  const order = text(0, 4);
  if (order === 'II*\0' || order === 'MM\0*' || order === 'II+\0' || order === 'MM\0+') return 'tiff';
  return undefined;
}
