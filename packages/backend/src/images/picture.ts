/**
 * Converts an uploaded file: upright, in sRGB, without metadata, in several widths. Only called in worker processes:
 * decoding a hundred megapixels takes a gigabyte, and malicious files may crash a decoder.
 */
import { open, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { picturesAtOnce, thumbnailWidths } from '../constants.ts';
import { kindOf } from './kind.ts';
import { type Look, lookOf } from './look.ts';
import { PictureRejected } from './picture-rejected.ts';

// Pictures are already processed in parallel, so libvips needs fewer threads and no cache.
sharp.concurrency(Math.max(1, Math.floor(availableParallelism() / picturesAtOnce)));
sharp.cache(false);

const jpegSideLimit = 65_500;
const webpSideLimit = 16_383;
const placeholderWidth = 16;

export interface PreparedFile {
  /** Such as `640.webp`. */
  name: string;
  width: number;
  bytes: number;
}

export interface PreparedPicture {
  width: number;
  height: number;
  /** Sorted by width; the last is the full size. */
  files: PreparedFile[];
  /** A data: URL of a few pixels. */
  placeholder: string;
  look: Look;
}

export interface Preparation {
  /** Path of the uploaded file. */
  path: string;
  /** An empty folder for the results. */
  folder: string;
  /** Larger pictures are rejected before decoding. */
  maxPixels: number;
  /** Above this many pixels a picture is processed in a memory-saving way. */
  largeFrom: number;
  /** If false, a large picture is postponed. */
  mayBeLarge: boolean;
}

/** An encoded file, still in memory. */
interface Made {
  name: string;
  width: number;
  data: Buffer;
}

/** JPEG's end-of-image marker. */
const endMark = Buffer.from([0xff, 0xd9]);

/**
 * Appends the end marker to a copy of a JPEG that lacks only that, as written by some cameras and interrupted
 * downloads.
 *
 * @returns undefined if nothing is missing
 */
async function withEndMark(path: string, folder: string): Promise<string | undefined> {
  const bytes = await readFile(path);
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8 || bytes.subarray(-2).equals(endMark)) return undefined;
  const ended = join(folder, 'ended.jpg');
  await writeFile(ended, Buffer.concat([bytes, endMark]));
  return ended;
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

/** Reads only the header; the size must be known before decoding. */
async function inspect(path: string, maxPixels: number): Promise<Metadata> {
  const head = await headOf(path);
  if (head.length === 0) throw new PictureRejected('empty');
  const kind = kindOf(head);
  if (!kind) throw new PictureRejected('kind');
  if (kind === 'heic') throw new PictureRejected('heic');
  const metadata = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new PictureRejected('damaged');
    });
  const format = metadata.format === 'heif' ? 'avif' : metadata.format;
  if (format !== kind) throw new PictureRejected('kind');
  if (metadata.width * metadata.height > maxPixels) throw new PictureRejected('pixels');
  return metadata;
}

interface Source extends Metadata {
  isLarge: boolean;
}

/**
 * Encodes the full size: JPEG, WebP if it has transparency, PNG if a side is too long for either. Progressive JPEGs and
 * optimised Huffman tables need the whole picture in memory, so large ones use neither.
 */
async function fullSize(image: Sharp, { width, height, hasAlpha, isLarge }: Source): Promise<Made> {
  const longSide = Math.max(width, height);
  if (!hasAlpha && longSide <= jpegSideLimit) {
    const options = { quality: 88, chromaSubsampling: '4:4:4', progressive: !isLarge, optimiseCoding: !isLarge };
    return { name: `${width}.jpg`, width, data: await image.jpeg(options).toBuffer() };
  }
  if (longSide <= webpSideLimit) {
    return { name: `${width}.webp`, width, data: await image.webp({ quality: 90, effort: 3 }).toBuffer() };
  }
  return { name: `${width}.png`, width, data: await image.png().toBuffer() };
}

/** Smaller copies, each made from the next larger one, so that a large picture is decoded only once. */
async function smaller(source: Sharp, full: { width: number; height: number }) {
  const widths = thumbnailWidths.filter(
    (width) => width < full.width && (full.height * width) / full.width <= webpSideLimit,
  );
  const files: Made[] = [];
  let from = source;
  for (const width of widths.toReversed()) {
    const { data, info } = await from.resize({ width }).raw().toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    files.unshift({
      name: `${width}.webp`,
      width,
      // Effort 3 takes twice the time, for files that are 4 % smaller.
      data: await sharp(data, { raw }).webp({ quality: 80, effort: 2 }).toBuffer(),
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
 * Stores a large picture uncompressed on disk, so that it is decoded only once and decoding and encoding do not need
 * their memory at the same time.
 */
async function decodeToDisk(image: Sharp, path: string): Promise<() => Sharp> {
  await image.tiff({ compression: 'none' }).toFile(path);
  return () => sharp(path, { limitInputPixels: false, failOn: 'error' });
}

/** Keeps a picture's pixels in memory, so that it is decoded only once. */
async function decodeToMemory(image: Sharp): Promise<() => Sharp> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return () => sharp(data, { raw, limitInputPixels: false });
}

/** libvips passes on system errors as text only. */
const isFull = (error: unknown) => error instanceof Error && error.message.includes('No space left on device');

/**
 * @returns undefined if the picture is large and large ones are not allowed now
 * @throws PictureRejected
 */
export async function preparePicture(preparation: Preparation): Promise<PreparedPicture | undefined> {
  const { path, folder, maxPixels, largeFrom, mayBeLarge } = preparation;
  const metadata = await inspect(path, maxPixels);
  const isLarge = metadata.width * metadata.height > largeFrom;
  if (isLarge && !mayBeLarge) return undefined;
  const { width, height } = metadata.autoOrient;
  const source = { ...metadata, width, height, isLarge };
  const plain = join(folder, 'plain.tiff');
  const make = async (from: string, failOn: 'error' | 'warning') => {
    const decoded = sharp(from, { limitInputPixels: maxPixels, failOn }).autoOrient().toColourspace('srgb');
    const read = await (isLarge ? decodeToDisk(decoded, plain) : decodeToMemory(decoded));
    const full = await fullSize(read(), source);
    const { files, placeholder, look } = await smaller(read(), source);
    return { files: [...files, full], placeholder, look };
  };
  const reject = (error: unknown) => {
    throw isFull(error) ? error : new PictureRejected('damaged');
  };
  const { files, placeholder, look } = await make(path, 'error').catch(async (error) => {
    const ended = isFull(error) ? undefined : await withEndMark(path, folder);
    // After appending the end marker, failing on warnings still detects missing pixels.
    return ended
      ? make(ended, 'warning')
          .catch(reject)
          .finally(() => rm(ended))
      : reject(error);
  });
  await rm(plain, { force: true });
  for (const { name, data } of files) await writeFile(join(folder, name), data);
  const prepared = files.map(({ name, width: wide, data }) => ({ name, width: wide, bytes: data.length }));
  return { width, height, files: prepared, placeholder, look };
}
