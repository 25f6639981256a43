/** Draws pictures as pixels or as SVG, and adds the texture of a surface. */
import sharp from 'sharp';
import { layered, noiseFrom } from './noise.ts';
import { type Random, randomFrom } from './random.ts';

export type Color = readonly [red: number, green: number, blue: number];

export interface Size {
  width: number;
  height: number;
}

/** Pixels, three bytes each. */
export interface Raster extends Size {
  data: Buffer;
}

export const clamp = (value: number, low = 0, high = 1) => Math.min(high, Math.max(low, value));
export const mix = (a: number, b: number, t: number) => a + (b - a) * t;
/** 0 below `from`, 1 above `to`, smooth between. */
export function ramp(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}

export function color(hex: string): Color {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

export const blend = (a: Color, b: Color, t: number): Color => [
  mix(a[0], b[0], t),
  mix(a[1], b[1], t),
  mix(a[2], b[2], t),
];
/** Lighter above 1, darker below. */
export const brighten = ([red, green, blue]: Color, factor: number): Color => [
  red * factor,
  green * factor,
  blue * factor,
];
export const css = ([red, green, blue]: Color) => `rgb(${Math.round(red)},${Math.round(green)},${Math.round(blue)})`;

/** A colour between several, evenly spaced. */
export function along(colors: readonly Color[], t: number): Color {
  const place = clamp(t) * (colors.length - 1);
  const index = Math.min(colors.length - 2, Math.floor(place));
  const first = colors[index] ?? [0, 0, 0];
  return blend(first, colors[index + 1] ?? first, place - index);
}

/** Computes every pixel. */
export function paint({ width, height }: Size, pixel: (x: number, y: number) => Color): Raster {
  const data = Buffer.allocUnsafe(width * height * 3);
  let at = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [red, green, blue] = pixel(x, y);
      data[at++] = clamp(red, 0, 255);
      data[at++] = clamp(green, 0, 255);
      data[at++] = clamp(blue, 0, 255);
    }
  }
  return { width, height, data };
}

const rawOf = ({ width, height }: Size) => ({ raw: { width, height, channels: 3 as const } });

/** Paints at a fraction of the size and enlarges: faster, and enough for soft content. */
export async function paintSoft(size: Size, fraction: number, pixel: (x: number, y: number) => Color): Promise<Raster> {
  const small = { width: Math.round(size.width * fraction), height: Math.round(size.height * fraction) };
  const raster = paint(small, (x, y) => pixel(x / fraction, y / fraction));
  const data = await sharp(raster.data, rawOf(small))
    .resize({ ...size, fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer();
  return { ...size, data };
}

const svgOf = ({ width, height }: Size, drawing: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawing}</svg>`);

/** Draws SVG elements on a ground. */
export async function draw(ground: Color | Raster, size: Size, drawing: string): Promise<Raster> {
  const base =
    'data' in ground
      ? sharp(ground.data, rawOf(size))
      : sharp({ create: { ...size, channels: 3, background: { r: ground[0], g: ground[1], b: ground[2] } } });
  const data = await base
    .composite([{ input: svgOf(size, drawing) }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return { ...size, data };
}

/** Displaces pixels slightly, so that edges look drawn by hand. */
export function wobble(raster: Raster, random: Random, amount: number, scale: number): Raster {
  const { width, height, data } = raster;
  const noise = layered(noiseFrom(random), 2);
  const out = Buffer.allocUnsafe(data.length);
  const step = 4;
  const columns = Math.ceil(width / step) + 1;
  const rowAt = (y: number, shift: number) =>
    Float32Array.from({ length: columns }, (_, column) => noise((column * step) / scale + shift, y / scale) * amount);
  let at = 0;
  for (let y = 0; y < height; y++) {
    const across = rowAt(y, 0);
    const down = rowAt(y, 91);
    for (let x = 0; x < width; x++) {
      const cell = (x / step) | 0;
      const part = (x % step) / step;
      const dx = mix(across[cell] ?? 0, across[cell + 1] ?? 0, part);
      const dy = mix(down[cell] ?? 0, down[cell + 1] ?? 0, part);
      const from = (clamp(Math.round(y + dy), 0, height - 1) * width + clamp(Math.round(x + dx), 0, width - 1)) * 3;
      out[at++] = data[from] ?? 0;
      out[at++] = data[from + 1] ?? 0;
      out[at++] = data[from + 2] ?? 0;
    }
  }
  return { width, height, data: out };
}

export type Surface = 'paper' | 'canvas' | 'washi' | 'film' | 'print';

/** At most the size of the smallest picture. */
const tileSide = 448;

/** The texture of a surface, around middle grey. */
function surfaceTile(surface: Surface): Buffer {
  const random = randomFrom(`surface ${surface}`);
  const noise = layered(noiseFrom(random), 3);
  const data = Buffer.allocUnsafe(tileSide * tileSide);
  for (let y = 0; y < tileSide; y++) {
    for (let x = 0; x < tileSide; x++) {
      const grain = random.normal();
      const weave = Math.sin((x * Math.PI) / 2.5) * Math.sin((y * Math.PI) / 2.5);
      const value = {
        paper: grain * 9 + noise(x / 6, y / 6) * 16,
        canvas: weave * 13 + grain * 8 + noise(x / 40, y / 3) * 9,
        washi: grain * 6 + noise(x / 70, y / 2.5) * 14 + noise(x / 3, y / 60) * 8,
        film: grain * 13,
        print: grain * 5 + noise(x / 120, y / 1.6) * 15,
      }[surface];
      data[y * tileSide + x] = clamp(128 + value, 0, 255);
    }
  }
  return data;
}

const tiles = new Map<Surface, Promise<Buffer>>();

function tileOf(surface: Surface): Promise<Buffer> {
  const tile =
    tiles.get(surface) ??
    sharp(surfaceTile(surface), { raw: { width: tileSide, height: tileSide, channels: 1 } })
      .toColourspace('srgb')
      .png({ compressionLevel: 1 })
      .toBuffer();
  tiles.set(surface, tile);
  return tile;
}

/** Adds the texture of a surface. @returns a JPEG */
export async function finish(raster: Raster, surface: Surface): Promise<Buffer> {
  const textured = await sharp(raster.data, rawOf(raster))
    .composite([{ input: await tileOf(surface), tile: true, blend: 'soft-light' }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return sharp(textured, rawOf(raster)).jpeg({ quality: 93, chromaSubsampling: '4:4:4' }).toBuffer();
}
