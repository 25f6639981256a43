import type { Range } from './geometry.ts';

/** Row positions with details of different heights below some of them. Stores data for expanded rows only. */
export class Offsets {
  readonly #rows: readonly number[];
  readonly #heights: readonly number[];
  /** Prefix sums: px of all details before the one at the same index. */
  readonly #sums: number[];

  /** @param rows indexes of the expanded rows, ascending; @param heights of their details in px */
  constructor(rows: readonly number[], heights: readonly number[]) {
    this.#rows = rows;
    this.#heights = heights;
    let sum = 0;
    this.#sums = heights.map((height) => {
      const before = sum;
      sum += height;
      return before;
    });
    this.#sums.push(sum);
  }

  get count(): number {
    return this.#rows.length;
  }

  /** Total height of the details in px. */
  get total(): number {
    return this.above(Number.POSITIVE_INFINITY);
  }

  /** Number of expanded rows before a row. */
  before(row: number): number {
    let [low, high] = [0, this.#rows.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#rows[middle] as number) < row) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Total height in px of the details above a row. */
  above(row: number): number {
    return this.#sums[this.before(row)] as number;
  }

  /** Height in px of a row's detail; 0 if collapsed. */
  height(row: number): number {
    const at = this.before(row);
    return this.#rows[at] === row ? (this.#heights[at] as number) : 0;
  }

  /** The row at a vertical position, or whose detail is there. */
  rowAt(y: number, rowHeight: number): number {
    let [low, high] = [0, this.#rows.length];
    // The last expanded row that starts above the position.
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#rows[middle] as number) * rowHeight + (this.#sums[middle] as number) <= y) low = middle + 1;
      else high = middle;
    }
    const last = low - 1;
    if (last < 0) return Math.floor(y / rowHeight);
    const row = this.#rows[last] as number;
    return Math.max(row, Math.floor((y - (this.#sums[last + 1] as number)) / rowHeight));
  }

  /** The rows in view, without overscan. */
  range(scrollTop: number, viewHeight: number, rowHeight: number): Range {
    return { first: this.rowAt(scrollTop, rowHeight), end: this.rowAt(scrollTop + viewHeight, rowHeight) + 1 };
  }
}
