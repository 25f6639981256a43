import type { Range } from './geometry.ts';

/** Where rows lie when details of different heights stand under some of them. It keeps nothing of the other rows. */
export class Offsets {
  readonly #rows: readonly number[];
  readonly #heights: readonly number[];
  /** Px of all details before the one at the same place. */
  readonly #sums: number[];

  /** @param rows indexes of the rows that are open, ascending; @param heights of their details in px */
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

  /** Px of all details. */
  get total(): number {
    return this.above(Number.POSITIVE_INFINITY);
  }

  /** How many open rows come before a row. */
  before(row: number): number {
    let [low, high] = [0, this.#rows.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#rows[middle] as number) < row) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Px of the details above a row. */
  above(row: number): number {
    return this.#sums[this.before(row)] as number;
  }

  /** Px of a row's detail; 0 where it is closed. */
  height(row: number): number {
    const at = this.before(row);
    return this.#rows[at] === row ? (this.#heights[at] as number) : 0;
  }

  /** The row at a place, or whose detail is there. */
  rowAt(y: number, rowHeight: number): number {
    let [low, high] = [0, this.#rows.length];
    // The last open row that begins above the place.
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

  /** The rows that a view touches, without any beyond. */
  range(scrollTop: number, viewHeight: number, rowHeight: number): Range {
    return { first: this.rowAt(scrollTop, rowHeight), end: this.rowAt(scrollTop + viewHeight, rowHeight) + 1 };
  }
}
