import * as css from './drag.css.ts';

/** Movement in px before a press becomes a drag, also tolerated during a long press. */
const slack = 6;
/** Long press in ms before touch moves a header, since a swipe scrolls. */
const rest = 400;
/** Distance in px from the table's edge for auto-scroll, and px per frame. */
const edge = 40;
const pace = 12;

/** Reorders a column by dragging its header; a line shows the drop position. Escape cancels. */
export class ColumnDrag {
  readonly #grid: HTMLElement;
  readonly #move: (from: number, to: number) => void;

  /** @param move called with the column and its new position, as indexes among the visible columns */
  constructor(grid: HTMLElement, move: (from: number, to: number) => void) {
    this.#grid = grid;
    this.#move = move;
  }

  /** Starts a possible drag on a header. */
  begin({ target, clientX, pointerType, pointerId }: PointerEvent): void {
    const header = (target as Element).closest<HTMLElement>('[data-column]');
    if (!header) return;
    const touch = pointerType === 'touch';
    const press = new AbortController();
    const { signal } = press;
    const waiting = touch ? setTimeout(start, rest) : undefined;
    const grid = this.#grid;
    const move = this.#move;
    const headers = Array.from(grid.querySelectorAll<HTMLElement>('[data-column]'));
    const from = headers.indexOf(header);
    let line: HTMLElement | null = null;
    let x = clientX;
    let to = from;

    const on = <Type extends keyof WindowEventMap>(type: Type, listener: (event: WindowEventMap[Type]) => void) =>
      window.addEventListener(type, listener, { signal, capture: true, passive: false });
    on('pointermove', (event) => {
      if (event.pointerId !== pointerId) return;
      x = event.clientX;
      if (!line && Math.abs(x - clientX) > slack) {
        if (touch) stop();
        else start();
      }
    });
    on('touchmove', (event) => line && event.preventDefault());
    on('contextmenu', (event) => line && event.preventDefault());
    on('pointerup', (event) => {
      if (event.pointerId !== pointerId) return;
      if (line && to !== from) move(from, to);
      stop();
    });
    on('pointercancel', (event) => event.pointerId === pointerId && stop());
    on('blur', stop);
    on('keydown', (event) => {
      if (event.key !== 'Escape' || !line) return;
      event.preventDefault();
      event.stopPropagation();
      stop();
    });

    function start() {
      line = document.createElement('span');
      line.className = css.line;
      line.ariaHidden = 'true';
      grid.firstElementChild?.append(line);
      (header as HTMLElement).dataset.moving = '';
      grid.dataset.moving = '';
      // Swallow the click that ends a drag, so that it does not press the button below.
      grid.addEventListener('click', swallow, { capture: true, once: true });
      follow();
    }

    function follow() {
      if (!line) return;
      const box = grid.getBoundingClientRect();
      if (x < box.left + edge) grid.scrollLeft -= pace;
      else if (x > box.right - edge) grid.scrollLeft += pace;
      const boxes = headers.map((each) => each.getBoundingClientRect());
      const before = boxes.findIndex(({ left, width }) => x < left + width / 2);
      const place = before < 0 ? boxes.length : before;
      to = place > from ? place - 1 : place;
      const at = boxes[place]?.left ?? (boxes.at(-1) as DOMRect).right - 2;
      line.style.left = `${at - (line.parentElement as HTMLElement).getBoundingClientRect().left}px`;
      line.hidden = to === from;
      requestAnimationFrame(follow);
    }

    function stop() {
      clearTimeout(waiting);
      press.abort();
      line?.remove();
      line = null;
      delete (header as HTMLElement).dataset.moving;
      delete grid.dataset.moving;
      setTimeout(() => grid.removeEventListener('click', swallow, { capture: true }));
    }
  }
}

const swallow = (event: Event) => {
  event.preventDefault();
  event.stopImmediatePropagation();
};
