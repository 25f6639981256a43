import { widthName } from './classes.ts';
import { columnWidths, leastWidth } from './geometry.ts';
import type { Column } from './types.ts';

/** Input of the width calculation. */
interface Columns<Row> {
  columns: readonly Column<Row>[];
  /** Widths set by the user in px at the default text size, by column id; `undefined`: stored here. */
  widths: Readonly<Record<string, number>> | undefined;
  /** Checkbox and expand cells before the columns, in px at the default text size. */
  boxes: { select: number; expand: number };
  /** Index of the sticky column, or -1. */
  naming: number;
}

/** Maximum share of the table that may be sticky, so that enough is left to read. */
const greatestStuck = 0.5;

/** Column widths as custom properties on the table element: one write resizes every row. */
export class ColumnWidths<Row> {
  readonly #root: HTMLElement;
  #given: Columns<Row>['widths'];
  #resized: Readonly<Record<string, number>> = {};
  #current: Columns<Row> | null = null;
  #available = 0;
  #rem = 16;
  #widths: number[] = [];
  readonly #written = new Map<string, string>();

  constructor(root: HTMLElement) {
    this.#root = root;
  }

  /** @param available width of the table in px; @param rem px of one rem */
  measure(available: number, rem: number): void {
    if (available === this.#available && rem === this.#rem) return;
    this.#available = available;
    this.#rem = rem;
    this.#apply();
  }

  update(current: Columns<Row>): void {
    const { widths } = current;
    if (widths && widths !== this.#given) this.#resized = widths;
    this.#given = widths;
    this.#current = current;
    this.#apply();
  }

  /** In px. */
  of(index: number): number {
    return this.#widths[index] ?? 0;
  }

  /** Widths set by the user, in px at the default text size. */
  get resized(): Readonly<Record<string, number>> {
    return this.#resized;
  }

  /** Sets a column's width, in px. */
  resize(index: number, width: number): void {
    const column = this.#current?.columns[index];
    if (!column) return;
    this.#resized = { ...this.#resized, [column.id]: Math.max(leastWidth, Math.round((width * 16) / this.#rem)) };
    this.#apply();
  }

  #apply(): void {
    if (this.#available === 0 || !this.#current) return;
    const { columns, boxes, naming } = this.#current;
    const [select, expand] = [boxes.select, boxes.expand].map((box) => (box * this.#rem) / 16) as [number, number];
    const lead = select + expand;
    this.#widths = columnWidths(columns, this.#resized, this.#available - lead, this.#rem);
    const total = this.#widths.reduce((sum, width) => sum + width, lead);
    this.#widths.forEach((width, index) => {
      this.#write(index, width);
    });
    const stuck = lead + this.of(naming);
    // Sticky only if the table scrolls sideways (it costs on every frame) and if enough room is left beside it.
    const sticks = total > this.#available + 1 && stuck <= this.#available * greatestStuck;
    this.#write('all', Math.max(total, this.#available));
    this.#write('view', this.#available);
    this.#write('select', select);
    this.#write('expand', expand);
    this.#write('lead', lead);
    this.#write('stuck', sticks ? stuck : 0);
    this.#root.toggleAttribute('data-stuck', sticks);
  }

  /** Skip unchanged values: setting a property recalculates the style of every row. */
  #write(column: Parameters<typeof widthName>[0], width: number): void {
    const [name, value] = [widthName(column), `${width}px`];
    if (this.#written.get(name) === value) return;
    this.#written.set(name, value);
    this.#root.style.setProperty(name, value);
  }
}
