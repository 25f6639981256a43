import type { ColumnLayout } from './columns.ts';

/** What one press of a key adds to a column, in px. */
const keyStep = 16;

/** Resizes columns by their handles, and from the keyboard by Shift and an arrow on a header. */
export class ColumnResize<Row> {
  readonly #layout: ColumnLayout<Row>;

  constructor(layout: ColumnLayout<Row>) {
    this.#layout = layout;
  }

  onPointerDown(event: PointerEvent): void {
    const handle = (event.target as Element).closest<HTMLElement>('[data-resize]');
    if (!handle || event.button !== 0) return;
    event.preventDefault();
    const column = Number(handle.dataset.resize);
    const { clientX, pointerId } = event;
    const width = this.#layout.width(column);
    handle.setPointerCapture(pointerId);
    handle.dataset.dragging = '';
    const drag = new AbortController();
    const { signal } = drag;
    handle.addEventListener('pointermove', (move) => this.#layout.resize(column, width + move.clientX - clientX), {
      signal,
    });
    const stop = () => {
      delete handle.dataset.dragging;
      drag.abort();
    };
    handle.addEventListener('lostpointercapture', stop, { signal });
  }

  /** @returns whether the key was ours */
  onKeyDown(event: KeyboardEvent): boolean {
    if (!event.shiftKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return false;
    const header = (event.target as Element).closest('[role="columnheader"]');
    const handle = header?.querySelector<HTMLElement>('[data-resize]');
    if (!handle) return false;
    const column = Number(handle.dataset.resize);
    this.#layout.resize(column, this.#layout.width(column) + (event.key === 'ArrowRight' ? keyStep : -keyStep));
    return true;
  }
}
