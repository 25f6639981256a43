import { widthName } from './classes.ts';
import { checkboxWidth, columnWidths, leastWidth } from './geometry.ts';
import type { Column } from './types.ts';

/** The widths of a table's columns, kept as custom properties on its element: one write resizes every row. */
export class ColumnLayout<Row> {
  readonly #root: HTMLElement;
  /** Widths in px that a person has given, by column id. */
  readonly #resized: Record<string, number> = {};
  #columns: readonly Column<Row>[] = [];
  #selectable = false;
  #naming = -1;
  #available = 0;
  #rem = 16;
  #widths: number[] = [];

  constructor(root: HTMLElement) {
    this.#root = root;
  }

  /** @param available px that the table is wide; @param rem px of one rem */
  measure(available: number, rem: number): void {
    if (available === this.#available && rem === this.#rem) return;
    this.#available = available;
    this.#rem = rem;
    this.apply();
  }

  /** @param naming index of the column that stays in sight, or -1 */
  update(columns: readonly Column<Row>[], selectable: boolean, naming: number): void {
    this.#naming = naming;
    this.#columns = columns;
    this.#selectable = selectable;
    this.apply();
  }

  width(index: number): number {
    return this.#widths[index] ?? 0;
  }

  /** Gives a column a width of its own, in px. */
  resize(index: number, width: number): void {
    const column = this.#columns[index];
    if (!column) return;
    this.#resized[column.id] = Math.max((leastWidth * this.#rem) / 16, Math.round(width));
    this.apply();
  }

  apply(): void {
    if (this.#available === 0) return;
    const box = this.#selectable ? (checkboxWidth * this.#rem) / 16 : 0;
    this.#widths = columnWidths(this.#columns, this.#resized, this.#available - box, this.#rem);
    const total = this.#widths.reduce((sum, width) => sum + width, box);
    const { style } = this.#root;
    this.#widths.forEach((width, index) => {
      style.setProperty(widthName(index), `${width}px`);
    });
    style.setProperty(widthName('all'), `${Math.max(total, this.#available)}px`);
    style.setProperty(widthName('box'), `${box}px`);
    style.setProperty(widthName('stuck'), `${box + this.width(this.#naming)}px`);
    // Nothing sticks where nothing scrolls sideways: sticking costs on every frame.
    this.#root.toggleAttribute('data-wide', total > this.#available + 1);
  }
}
