/** The data of a QR code (ISO/IEC 18004): a text in byte mode with error correction of level M, a seventh of it. */

/** Versions that are drawn: up to 97 modules a side, 666 bytes. */
const LARGEST = 20;

/* ISO/IEC 18004 table 9, level M, by version from 1. */
const CORRECTION_PER_BLOCK = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16];

/** Where alignment patterns have their centres, across and down. */
export function alignmentsOf(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2;
  const last = version * 4 + 10;
  return [6, ...Array.from({ length: count - 1 }, (_, index) => last - (count - 2 - index) * step)];
}

/** Modules that are left for data and correction. */
function modulesFor(version: number): number {
  const all = (16 * version + 128) * version + 64;
  if (version === 1) return all;
  const count = Math.floor(version / 7) + 2;
  return all - ((25 * count - 10) * count - 55) - (version >= 7 ? 36 : 0);
}

const tableOf = (version: number) => {
  const blocks = BLOCKS[version - 1] ?? 0;
  const correction = CORRECTION_PER_BLOCK[version - 1] ?? 0;
  const codewords = Math.floor(modulesFor(version) / 8);
  return { blocks, correction, codewords, data: codewords - blocks * correction };
};

/** Product in the field of 256 elements over x⁸ + x⁴ + x³ + x² + 1. */
function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((other >>> bit) & 1) * one;
  }
  return product;
}

/** The Reed-Solomon generator of a degree, without its leading one. */
function generatorOf(degree: number): number[] {
  const generator = [...Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let factor = 0; factor < degree; factor += 1) {
    for (let index = 0; index < degree; index += 1) {
      generator[index] = times(generator[index] ?? 0, root) ^ (generator[index + 1] ?? 0);
    }
    root = times(root, 2);
  }
  return generator;
}

function correctionOf(data: readonly number[], generator: readonly number[]): number[] {
  let rest = generator.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ (rest[0] ?? 0);
    rest = generator.map((term, index) => (rest[index + 1] ?? 0) ^ times(term, factor));
  }
  return rest;
}

/** The text with its mode, its length and its end, filled up to as many bytes as the version holds. */
function dataOf(bytes: Uint8Array, lengthBits: number, size: number): number[] {
  const bits: number[] = [];
  const push = (value: number, count: number) => {
    for (let bit = count - 1; bit >= 0; bit -= 1) bits.push((value >>> bit) & 1);
  };
  push(0b0100, 4);
  push(bytes.length, lengthBits);
  for (const byte of bytes) push(byte, 8);
  push(0, Math.min(4, size * 8 - bits.length));
  push(0, (8 - (bits.length % 8)) % 8);
  const data = Array.from({ length: bits.length / 8 }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((byte, bit) => byte * 2 + bit, 0),
  );
  for (let filler = 0xec; data.length < size; filler ^= 0xec ^ 0x11) data.push(filler);
  return data;
}

/** Parts data into blocks, gives each its correction, and takes one byte of each in turn. */
function interleave(data: readonly number[], { blocks, correction, codewords }: ReturnType<typeof tableOf>): number[] {
  const generator = generatorOf(correction);
  const short = Math.floor(codewords / blocks) - correction;
  const firstLong = blocks - (codewords % blocks);
  let at = 0;
  const parts = Array.from({ length: blocks }, (_, block) => {
    const part = data.slice(at, at + short + (block >= firstLong ? 1 : 0));
    at += part.length;
    return part;
  });
  const corrections = parts.map((part) => correctionOf(part, generator));
  const turns = (rows: readonly (readonly number[])[], length: number) =>
    Array.from({ length }, (_, index) => rows.flatMap((row) => row[index] ?? [])).flat();
  return [...turns(parts, short + 1), ...turns(corrections, correction)];
}

/** @returns the smallest version that holds the text, with its codewords; undefined where none of ours does */
export function codewordsOf(text: string): { version: number; codewords: number[] } | undefined {
  const bytes = new TextEncoder().encode(text);
  for (let version = 1; version <= LARGEST; version += 1) {
    const table = tableOf(version);
    const lengthBits = version < 10 ? 8 : 16;
    if (4 + lengthBits + bytes.length * 8 > table.data * 8) continue;
    return { version, codewords: interleave(dataOf(bytes, lengthBits, table.data), table) };
  }
  return undefined;
}
