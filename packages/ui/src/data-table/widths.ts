import { widthName } from './classes.ts';
import { columnWidths, leastWidth } from './geometry.ts';
import type { Column } from './types.ts';

/** What widths are shared out for. */
interface Columns<Row> {
  columns: readonly Column<Row>[];
  /** Widths that a person has given, in px at the default text size, by column id; `undefined`: kept here. */
  widths: Readonly<Record<string, number>> | undefined;
  /** The boxes before the columns, in px at the default text size. */
  boxes: { select: number; expand: number };
  /** Index of the column that stays in sight, or -1. */
  naming: number;
}

/** How much of the table may stand still while the rest is scrolled sideways: more would leave too little to read. */
const greatestStuck = 0.5;

/** The widths of a table's columns, kept as custom properties on its element: one write resizes every row. */
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

  /** @param available px that the table is wide; @param rem px of one rem */
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

  /** What a person has given until now, in px at the default text size. */
  get resized(): Readonly<Record<string, number>> {
    return this.#resized;
  }

  /** Gives a column a width of its own, in px. */
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
    // Nothing sticks where nothing scrolls sideways (sticking costs on every frame), nor where it would cover the rest.
    const sticks = total > this.#available + 1 && stuck <= this.#available * greatestStuck;
    this.#write('all', Math.max(total, this.#available));
    this.#write('view', this.#available);
    this.#write('select', select);
    this.#write('expand', expand);
    this.#write('lead', lead);
    this.#write('stuck', sticks ? stuck : 0);
    this.#root.toggleAttribute('data-stuck', sticks);
  }

  /** A property that is written again, even as it is, costs every row a calculation. */
  #write(column: Parameters<typeof widthName>[0], width: number): void {
    const [name, value] = [widthName(column), `${width}px`];
    if (this.#written.get(name) === value) return;
    this.#written.set(name, value);
    this.#root.style.setProperty(name, value);
  }
}
