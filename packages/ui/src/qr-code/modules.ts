/** The drawing of a QR code (ISO/IEC 18004): where its dark modules are. */
import { alignmentsOf, codewordsOf } from './codewords.ts';

/** Rows of modules, true where dark. Around them belongs a margin of four. */
export type Modules = readonly (readonly boolean[])[];

/** A module that is not set yet is undefined: only data goes there. */
type Grid = (boolean | undefined)[][];

/** Which modules a mask inverts (ISO/IEC 18004 table 10). */
const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function set(grid: Grid, x: number, y: number, dark: boolean) {
  const row = grid[y];
  if (row && x >= 0 && x < row.length) row[x] = dark;
}

/** Squares within squares around a centre: dark at these distances from it. */
function drawSquares(grid: Grid, x: number, y: number, radius: number, light: readonly number[]) {
  for (let down = -radius; down <= radius; down += 1) {
    for (let across = -radius; across <= radius; across += 1) {
      set(grid, x + across, y + down, !light.includes(Math.max(Math.abs(across), Math.abs(down))));
    }
  }
}

const remainder = (value: number, degree: number, generator: number) => {
  let rest = value;
  for (let step = 0; step < degree; step += 1) rest = (rest << 1) ^ ((rest >>> (degree - 1)) * generator);
  return rest;
};

/** Level M and the mask, twice (ISO/IEC 18004 section 7.9). */
function drawFormat(grid: Grid, mask: number) {
  const size = grid.length;
  const bits = ((mask << 10) | remainder(mask, 10, 0x537)) ^ 0x5412;
  const bit = (index: number) => ((bits >>> index) & 1) === 1;
  for (let index = 0; index < 6; index += 1) set(grid, 8, index, bit(index));
  set(grid, 8, 7, bit(6));
  set(grid, 8, 8, bit(7));
  set(grid, 7, 8, bit(8));
  for (let index = 9; index < 15; index += 1) set(grid, 14 - index, 8, bit(index));
  for (let index = 0; index < 8; index += 1) set(grid, size - 1 - index, 8, bit(index));
  for (let index = 8; index < 15; index += 1) set(grid, 8, size - 15 + index, bit(index));
  set(grid, 8, size - 8, true);
}

/** Which version it is, twice, from the seventh on (ISO/IEC 18004 section 7.10). */
function drawVersion(grid: Grid, version: number) {
  if (version < 7) return;
  const bits = (version << 12) | remainder(version, 12, 0x1f25);
  for (let index = 0; index < 18; index += 1) {
    const [across, down] = [grid.length - 11 + (index % 3), Math.floor(index / 3)];
    set(grid, across, down, ((bits >>> index) & 1) === 1);
    set(grid, down, across, ((bits >>> index) & 1) === 1);
  }
}

function drawPatterns(version: number): Grid {
  const size = version * 4 + 17;
  const grid: Grid = Array.from({ length: size }, () => Array<boolean | undefined>(size).fill(undefined));
  for (let index = 0; index < size; index += 1) {
    set(grid, 6, index, index % 2 === 0);
    set(grid, index, 6, index % 2 === 0);
  }
  const corner = size - 4;
  for (const [x, y] of [
    [3, 3],
    [corner, 3],
    [3, corner],
  ] as const) {
    drawSquares(grid, x, y, 4, [2, 4]);
  }
  const alignments = alignmentsOf(version);
  const last = alignments.at(-1);
  for (const x of alignments) {
    for (const y of alignments) {
      const isAtCorner = (x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6);
      if (!isAtCorner) drawSquares(grid, x, y, 2, [1]);
    }
  }
  drawFormat(grid, 0);
  drawVersion(grid, version);
  return grid;
}

/** The free modules in the order in which data fills them: pairs of columns from the right, up and down in turn. */
function freeModules(grid: Grid): [x: number, y: number][] {
  const size = grid.length;
  const free: [number, number][] = [];
  for (let right = size - 1, upwards = true; right >= 1; right -= 2, upwards = !upwards) {
    // The column of the timing pattern is passed over.
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const y = upwards ? size - 1 - step : step;
      for (const x of [right, right - 1]) if (grid[y]?.[x] === undefined) free.push([x, y]);
    }
  }
  return free;
}

/* A finder pattern with four light modules before or behind it. */
const lookalikes = ['10111010000', '00001011101'];

/** How much a reader may stumble over a drawing (ISO/IEC 18004 section 7.8.3). */
function penaltyOf(modules: Modules): number {
  const size = modules.length;
  const rows = modules.map((row) => row.map(Number));
  const columns = rows.map((_, x) => rows.map((row) => row[x] ?? 0));
  let penalty = 0;
  for (const line of [...rows, ...columns]) {
    const text = line.join('');
    for (const [run] of text.matchAll(/0{5,}|1{5,}/g)) penalty += run.length - 2;
    for (let at = 0; at < size; at += 1) if (lookalikes.some((one) => text.startsWith(one, at))) penalty += 40;
  }
  for (let y = 0; y < size - 1; y += 1) {
    for (let x = 0; x < size - 1; x += 1) {
      const sum = (rows[y]?.[x] ?? 0) + (rows[y]?.[x + 1] ?? 0) + (rows[y + 1]?.[x] ?? 0) + (rows[y + 1]?.[x + 1] ?? 0);
      if (sum % 4 === 0) penalty += 3;
    }
  }
  const dark = rows.flat().reduce((sum, module) => sum + module, 0);
  return penalty + Math.floor(Math.abs((dark / size ** 2) * 20 - 10)) * 10;
}

/** @returns undefined where the text is too long: 666 bytes at most */
export function modulesOf(text: string): Modules | undefined {
  const found = codewordsOf(text);
  if (!found) return undefined;
  const patterns = drawPatterns(found.version);
  const free = freeModules(patterns);
  const candidates = masks.map((inverts, mask) => {
    const grid = patterns.map((row) => [...row]);
    for (const [index, [x, y]] of free.entries()) {
      const bit = ((found.codewords[index >>> 3] ?? 0) >>> (7 - (index & 7))) & 1;
      set(grid, x, y, (bit === 1) !== inverts(x, y));
    }
    drawFormat(grid, mask);
    return grid.map((row) => row.map((module) => module === true));
  });
  const penalties = candidates.map(penaltyOf);
  return candidates[penalties.indexOf(Math.min(...penalties))];
}
