import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';

const nextFrame = () => new Promise<void>((done) => requestAnimationFrame(() => done()));

async function scrollTo(grid: HTMLElement, top: number) {
  grid.scrollTop = top;
  await nextFrame();
  await nextFrame();
}

const indexes = (grid: HTMLElement) =>
  Array.from(grid.querySelectorAll('[role="row"]'), (row) => Number(row.getAttribute('aria-rowindex')));

/** A focused row is kept while it is scrolled away, and the rows lie in their order when a scroll has ended. */
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

/** Sorting while a row has the focus takes the focus along with the row. */
export async function followsRow({ canvasElement }: { canvasElement: HTMLElement }) {
  const canvas = within(canvasElement);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect(document.activeElement).toHaveTextContent('Ridges, Late');
  // A press by a mouse would take the focus: the order changes by itself, as when an answer arrives.
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

/** Pressing a row opens it, a modified press is the browser's, Shift selects a range, and controls in cells are theirs. */
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
