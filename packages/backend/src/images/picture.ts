/** Turns an uploaded file into what is kept: upright, in sRGB, without metadata, in several widths. */
import { open } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { thumbnailWidths } from '../constants.ts';
import { kindOf } from './kind.ts';
import { type Look, lookOf } from './look.ts';

// Pictures are already worked on side by side; libvips need not split each of them too, nor remember them.
sharp.concurrency(Math.max(1, Math.floor(availableParallelism() / 2)));
sharp.cache(false);

const jpegSideLimit = 65_500;
const webpSideLimit = 16_383;
const placeholderWidth = 16;

export interface PictureFile {
  /** Such as `640.webp`. */
  name: string;
  width: number;
  data: Buffer;
}

export interface Picture {
  width: number;
  height: number;
  /** Narrow first; the last is the full size. */
  files: PictureFile[];
  /** A data: address of a few pixels. */
  placeholder: string;
  look: Look;
}

/** Why a file is no picture for us. */
export class PictureRefused extends Error {
  readonly reason: 'empty' | 'kind' | 'pixels' | 'damaged';

  constructor(reason: PictureRefused['reason']) {
    super(reason);
    this.reason = reason;
  }
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Reads the header only; nothing is decoded before its size is known. */
async function inspect(path: string, maxPixels: number): Promise<Metadata> {
  const head = await headOf(path);
  if (head.length === 0) throw new PictureRefused('empty');
  const kind = kindOf(head);
  if (!kind) throw new PictureRefused('kind');
  const metadata = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new PictureRefused('damaged');
    });
  const format = metadata.format === 'heif' ? 'avif' : metadata.format;
  if (format !== kind || (kind === 'avif' && metadata.compression !== 'av1')) throw new PictureRefused('kind');
  if (metadata.width * metadata.height > maxPixels) throw new PictureRefused('pixels');
  return metadata;
}

/** The full size: JPEG, or WebP where something shows through; PNG where a side is too long for either. */
async function fullSize(image: Sharp, width: number, height: number, hasAlpha: boolean): Promise<PictureFile> {
  const longSide = Math.max(width, height);
  if (!hasAlpha && longSide <= jpegSideLimit) {
    const data = await image.jpeg({ quality: 88, chromaSubsampling: '4:4:4', progressive: true }).toBuffer();
    return { name: `${width}.jpg`, width, data };
  }
  if (longSide <= webpSideLimit) {
    return { name: `${width}.webp`, width, data: await image.webp({ quality: 90, effort: 3 }).toBuffer() };
  }
  return { name: `${width}.png`, width, data: await image.png().toBuffer() };
}

/** The smaller copies, each made from the next larger one: a large picture is decoded once for all of them. */
async function smaller(source: Sharp, full: { width: number; height: number }) {
  const widths = thumbnailWidths.filter(
    (width) => width < full.width && (full.height * width) / full.width <= webpSideLimit,
  );
  const files: PictureFile[] = [];
  let from = source;
  for (const width of widths.toReversed()) {
    const { data, info } = await from.resize({ width }).raw().toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    files.unshift({
      name: `${width}.webp`,
      width,
      data: await sharp(data, { raw }).webp({ quality: 80, effort: 3 }).toBuffer(),
    });
    from = sharp(data, { raw });
  }
  const look = await lookOf(from.clone());
  const tiny = await from
    .resize({ width: placeholderWidth, height: 64, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 40 })
    .toBuffer();
  return { files, placeholder: `data:image/webp;base64,${tiny.toString('base64')}`, look };
}

/**
 * @param path of the uploaded file
 * @param maxPixels more are refused before anything is decoded
 * @throws PictureRefused
 */
export async function preparePicture(path: string, maxPixels: number): Promise<Picture> {
  const metadata = await inspect(path, maxPixels);
  const read = () => sharp(path, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient().toColourspace('srgb');
  const turned = (metadata.orientation ?? 1) >= 5;
  const width = turned ? metadata.height : metadata.width;
  const height = turned ? metadata.width : metadata.height;
  try {
    const full = await fullSize(read(), width, height, metadata.hasAlpha);
    const { files, placeholder, look } = await smaller(read(), { width, height });
    return { width, height, files: [...files, full], placeholder, look };
  } catch {
    throw new PictureRefused('damaged');
  }
}
