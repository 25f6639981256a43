/** Pictures for tests, valid and invalid. */
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A JPEG with an upper half in red and a lower half in blue. */
export const twoHalves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 30, g: 60, b: 200 } } }).composite([
    {
      input: { create: { width, height: Math.floor(height / 2), channels: 3, background: { r: 200, g: 40, b: 30 } } },
      top: 0,
      left: 0,
    },
  ]);

export const jpeg = (width = 400, height = 300) => twoHalves(width, height).jpeg({ quality: 90 }).toBuffer();

/** Random patches of colour, the same for the same seed. */
export async function painting(seed: number, { width = 600, height = 400 } = {}): Promise<Buffer> {
  const patches = { width: 6, height: 4, channels: 3 } as const;
  let state = seed;
  const values = Array.from({ length: patches.width * patches.height * 3 }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor(state / 8_388_608) & 255;
  });
  return sharp(Buffer.from(values), { raw: patches })
    .resize({ width, height, fit: 'fill', kernel: 'cubic' })
    .jpeg({ quality: 92 })
    .toBuffer();
}

/** A rotated picture, with its orientation and location in the metadata. */
export const turnedWithPlace = () =>
  twoHalves(400, 300)
    .withExif({
      IFD0: { Copyright: 'SECRET-COPYRIGHT', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 40/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** A JPEG of exactly so many bytes: data after the end of the picture is ignored. */
export async function jpegOfBytes(bytes: number): Promise<Buffer> {
  const picture = await jpeg();
  return Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A valid black PNG of a few kilobytes that decodes to more than 100 megapixels. */
export async function pixelFlood(): Promise<Buffer> {
  const [width, height] = [12_000, 9_000];
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = Buffer.alloc((1 + width / 8) * height);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script><rect width="10" height="10"/></svg>',
);
