import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { person } from '../storybook/index.ts';

const nextFrame = () => new Promise<void>((done) => requestAnimationFrame(() => done()));

async function scrollTo(grid: HTMLElement, top: number) {
  grid.scrollTop = top;
  await nextFrame();
  await nextFrame();
}

const indexes = (grid: HTMLElement) =>
  Array.from(grid.querySelectorAll('[role="row"]'), (row) => Number(row.getAttribute('aria-rowindex')));

/** A focused row survives scrolling out of view, and rows are in order when a scroll has ended. */
export async function keepsFocus({ canvasElement }: { canvasElement: HTMLElement }) {
  const grid = within(canvasElement).getByRole('grid');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  const link = document.activeElement;
  await scrollTo(grid, 12_000);
  await expect(document.activeElement).toBe(link);
  await waitFor(() => expect(indexes(grid)).toEqual([...indexes(grid)].sort((a, b) => a - b)));
  await expect(grid.querySelectorAll('[role="row"]').length).toBeLessThan(60);
  await userEvent.keyboard('{ArrowDown}');
  await expect(document.activeElement?.closest('[aria-rowindex]')).toHaveAttribute('aria-rowindex', '4');
  await expect(grid.scrollTop).toBeLessThan(200);
}

/** After sorting, the focus follows its row. */
export async function followsRow({ canvasElement }: { canvasElement: HTMLElement }) {
  const canvas = within(canvasElement);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect(document.activeElement).toHaveTextContent('Ridges, Late');
  // A mouse click would move the focus; here the order changes as if a response arrived.
  fireEvent.click(canvas.getByRole('button', { name: 'Price' }));
  await waitFor(() =>
    expect(canvas.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'ascending'),
  );
  fireEvent.click(canvas.getByRole('button', { name: 'Price' }));
  await waitFor(() =>
    expect(canvas.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'descending'),
  );
  await expect(document.activeElement).toHaveTextContent('Ridges, Late');
  await expect(document.activeElement?.closest('[aria-rowindex]')).not.toHaveAttribute('aria-rowindex', '2');
}

export const rowOpened = fn();

/**
 * Clicking a row opens it, a modified click is left to the browser, Shift selects a range, and controls in cells handle
 * their own clicks.
 */
export async function pressing({ canvasElement }: { canvasElement: HTMLElement }) {
  const canvas = within(canvasElement);
  const grid = canvas.getByRole('grid');
  rowOpened.mockClear();
  await userEvent.click(grid.querySelector('[aria-rowindex="3"] > [aria-colindex="4"]') as Element);
  await expect(rowOpened).toHaveBeenCalledTimes(1);
  const name = grid.querySelector('[aria-rowindex="3"] a') as HTMLAnchorElement;
  await expect(name).toHaveAttribute('href', '#work-2');
  const native = fn((event: Event) => event.preventDefault());
  canvasElement.addEventListener('click', native, { once: true });
  fireEvent.click(name, { ctrlKey: true });
  await expect(native).toHaveBeenCalledTimes(1);
  await userEvent.click(canvas.getAllByRole('button', { name: 'Renew' })[0] as Element);
  await expect(rowOpened).toHaveBeenCalledTimes(1);

  const boxes = () => canvas.getAllByRole<HTMLInputElement>('checkbox');
  await userEvent.click(boxes()[2] as Element);
  fireEvent.click(boxes()[5] as Element, { shiftKey: true });
  await waitFor(() =>
    expect(
      boxes()
        .slice(1, 7)
        .map(({ checked }) => checked),
    ).toEqual([false, true, true, true, true, false]),
  );
  await userEvent.click(boxes()[0] as Element);
  await waitFor(() => expect(boxes().every(({ checked }) => checked)).toBe(true));
}

interface Played {
  canvasElement: HTMLElement;
}

const rowsOf = (grid: HTMLElement) => Array.from(grid.querySelectorAll<HTMLElement>('[role="row"]'));

/** aria counts and indexes refer to the whole table at any scroll position. */
export async function numbersAll({ canvasElement }: Played) {
  const grid = within(canvasElement).getByRole('grid', { name: 'Works' });
  await expect(grid).toHaveAttribute('aria-rowcount', '1001');
  await expect(grid).toHaveAttribute('aria-colcount', '7');
  await expect(grid).toHaveAttribute('aria-multiselectable', 'true');
  for (const top of [0, 16_000, 1_000_000]) {
    await scrollTo(grid, top);
    await waitFor(() => expect(indexes(grid)).toEqual([...indexes(grid)].sort((a, b) => a - b)));
    for (const row of rowsOf(grid)) {
      const places = Array.from(row.children, (cell) => cell.getAttribute('aria-colindex'));
      await expect(places).toEqual(['1', '2', '3', '4', '5', '6', '7']);
    }
  }
  await expect(indexes(grid).at(-1)).toBe(1001);
  await expect(grid.querySelectorAll('[tabindex="0"]').length).toBe(1);
}

/**
 * Only the sorted header has aria-sort, the arrow is hidden from screen readers, and the new order is announced once
 * its rows are there.
 */
export async function announcesSort({ canvasElement }: Played) {
  const canvas = within(canvasElement);
  const header = (name: string) => canvas.getByRole('columnheader', { name });
  const press = async (name: string) => {
    canvas.getByRole('button', { name }).focus();
    await person().keyboard('{Enter}');
  };
  await expect(canvas.queryByText(/^Sorted by/)).toBeNull();
  await press('Price');
  await waitFor(() => expect(header('Price')).toHaveAttribute('aria-sort', 'ascending'));
  await expect(canvas.getByText('Sorted by Price, ascending')).toHaveAttribute('role', 'status');
  await press('Price');
  await waitFor(() => expect(header('Price')).toHaveAttribute('aria-sort', 'descending'));
  await expect(canvas.getByText('Sorted by Price, descending')).toBeInTheDocument();
  await press('Title');
  await waitFor(() => expect(header('Title')).toHaveAttribute('aria-sort', 'ascending'));
  await expect(header('Price')).toHaveAttribute('aria-sort', 'none');
  await expect(canvasElement.querySelectorAll('[aria-sort]:not([aria-sort="none"])').length).toBe(1);
  for (const arrow of canvasElement.querySelectorAll('[role="columnheader"] svg')) {
    await expect(arrow).toHaveAttribute('aria-hidden', 'true');
  }
}

/** If headers have no function, keys stay among the rows, and a column can be resized from any of its cells. */
export async function passesOverHead({ canvasElement }: Played) {
  const canvas = within(canvasElement);
  const grid = canvas.getByRole('grid', { name: 'Works of this year' });
  await expect(grid.querySelector('[aria-sort]')).toBeNull();
  const user = person();
  const cell = () => document.activeElement as HTMLElement;
  const row = () => cell().closest('[aria-rowindex]')?.getAttribute('aria-rowindex');
  await user.tab();
  await user.keyboard('{ArrowUp}');
  await expect(row()).toBe('2');
  await user.keyboard('{Control>}{End}{Home}{/Control}');
  await expect([row(), cell().tagName]).toEqual(['2', 'A']);
  const header = canvas.getByRole('columnheader', { name: 'Artist' });
  const width = () => Math.round(header.getBoundingClientRect().width);
  const before = width();
  await user.keyboard('{ArrowRight}');
  // Resizing is loaded lazily; retry until it works.
  await waitFor(async () => {
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await expect(width()).toBeGreaterThan(before);
  });
  await expect(cell()).toHaveAttribute('aria-colindex', '2');
}

/** A press beside a cell's control makes the control the only tab stop. */
export async function keepsOneStop({ canvasElement }: Played) {
  const grid = within(canvasElement).getByRole('grid');
  for (const [cell, control] of [
    ['[aria-rowindex="3"] > [aria-colindex="1"]', 'checkbox'],
    ['[aria-rowindex="4"] > [aria-colindex="2"]', 'link'],
  ] as const) {
    const pressed = grid.querySelector<HTMLElement>(cell) as HTMLElement;
    pressed.focus();
    await expect(within(pressed).getByRole(control)).toHaveFocus();
    await expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  }
}

/** Copying takes the focused cell, or a selection of cells as tab separated lines. */
export async function copies({ canvasElement }: Played) {
  const grid = within(canvasElement).getByRole('grid');
  const copy = () => {
    const event = new ClipboardEvent('copy', { clipboardData: new DataTransfer(), bubbles: true, cancelable: true });
    (document.activeElement ?? grid).dispatchEvent(event);
    return event.clipboardData?.getData('text/plain');
  };
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  // The listener is part of the lazily loaded gestures.
  await waitFor(() => expect(copy()).toBe('Edith Villiers'));
  const [, first, second] = rowsOf(grid) as [HTMLElement, HTMLElement, HTMLElement];
  getSelection()?.setBaseAndExtent(first.children[1] as Node, 0, second.children[2] as Node, 1);
  const lines = copy()?.split('\n');
  await expect(lines?.[0]).toBe('Ridges, Late\tEdith Villiers\tOil on canvas\t42 × 60 cm\t1960\t$400.00');
  await expect(lines?.[1]).toBe('Jar with Branches\tJonas Berg');
  getSelection()?.removeAllRanges();
}

/** Printing renders all rows including their components; afterwards only those in view. */
export async function prints({ canvasElement }: Played) {
  const grid = within(canvasElement).getByRole('grid');
  window.dispatchEvent(new Event('beforeprint'));
  await expect(rowsOf(grid).length).toBe(1001);
  await expect(within(grid).getAllByText('Renew').length).toBe(1000);
  window.dispatchEvent(new Event('afterprint'));
  await expect(rowsOf(grid).length).toBeLessThan(60);
}

export const endReached = fn();

/** More rows are requested once each time the end is near, and never beyond the total. */
export async function loadsMore({ canvasElement }: Played) {
  const grid = within(canvasElement).getByRole('grid');
  await expect(grid).toHaveAttribute('aria-rowcount', '121');
  await expect(endReached).not.toHaveBeenCalled();
  await userEvent.tab();
  for (const row of ['41', '81', '121', '121']) {
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(document.activeElement?.closest('[aria-rowindex]')).toHaveAttribute('aria-rowindex', row);
  }
  await expect(endReached).toHaveBeenCalledTimes(2);
}

/** Of a thousand cards only those near the view are rendered; each has its position and the total. */
export async function drawsNearCards({ canvasElement }: Played) {
  const list = await within(canvasElement).findByRole('list', { name: 'Works' });
  const positions = () =>
    Array.from(list.querySelectorAll('[role="listitem"]'), (card) => Number(card.getAttribute('aria-posinset')));
  await waitFor(() => expect(positions()[0]).toBe(1));
  await expect(positions().length).toBeLessThan(200);
  list.lastElementChild?.scrollIntoView({ block: 'end' });
  await waitFor(() => expect(positions().at(-1)).toBe(1000));
  await waitFor(() => expect(positions().length).toBeLessThan(200));
  await expect(list.querySelector('[aria-posinset="1000"]')).toHaveAttribute('aria-setsize', '1000');
}
