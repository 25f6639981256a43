import { expect, fn, waitFor } from 'storybook/test';
import type { KeyboardContext, KeyboardRow } from '../storybook/index.ts';

/** Called by the keyboard story when a row opens. */
export const opened = fn();

const focused = () => document.activeElement as HTMLElement;
/** Position of the focused cell in grid numbering: row 1 is the header. */
const at = () => [
  Number(focused().closest('[aria-rowindex]')?.getAttribute('aria-rowindex')),
  Number(focused().closest('[aria-colindex]')?.getAttribute('aria-colindex')),
];
const presses =
  (keys: string, to: [number, number]) =>
  async ({ user }: KeyboardContext) => {
    await user.keyboard(keys);
    await expect(at()).toEqual(to);
  };
const tabStops = (context: KeyboardContext) =>
  context.canvas.getByRole('grid').querySelectorAll('[tabindex="0"]').length;

/** The keyboard table: a grid of 1,000 rows with checkboxes, names, text and a column of buttons (column 8). */
export const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab',
    does: 'Moves into the table, to the cell that was last active; the next Tab leaves it.',
    run: async (context) => {
      await context.user.tab();
      await expect(at()).toEqual([2, 1]);
      await expect(tabStops(context)).toBe(1);
    },
  },
  {
    keys: 'Arrow right, Arrow down, Arrow left, Arrow up',
    does: 'Move by a cell. Above the first row is the head, where headers do something.',
    run: async (context) => {
      await presses('{ArrowRight}{ArrowRight}{ArrowDown}', [3, 3])(context);
      await presses('{ArrowLeft}{ArrowUp}', [2, 2])(context);
      await presses('{ArrowUp}', [1, 2])(context);
      await presses('{ArrowDown}', [2, 2])(context);
    },
  },
  {
    keys: 'Arrow keys at an edge',
    does: 'Stay where they are: the grid does not wrap.',
    run: async (context) => {
      await presses('{ArrowUp}{ArrowUp}', [1, 2])(context);
      await presses('{ArrowLeft}{ArrowLeft}', [1, 1])(context);
      await presses('{Control>}{End}{/Control}{ArrowRight}{ArrowDown}', [1001, 8])(context);
      await presses('{PageDown}', [1001, 8])(context);
      await presses('{Control>}{Home}{/Control}{ArrowLeft}{PageUp}', [1, 1])(context);
      await presses('{ArrowDown}{PageUp}', [2, 1])(context);
      await presses('{ArrowRight}', [2, 2])(context);
    },
  },
  {
    keys: 'Ctrl + Arrow keys',
    does: 'Move to the last cell that way.',
    run: async (context) => {
      await presses('{Control>}{ArrowRight}{/Control}', [2, 8])(context);
      await presses('{Control>}{ArrowDown}{/Control}', [1001, 8])(context);
      await presses('{Control>}{ArrowUp}{/Control}', [2, 8])(context);
      await presses('{Control>}{ArrowLeft}{/Control}{ArrowRight}', [2, 2])(context);
    },
  },
  {
    keys: 'End, Home',
    does: 'Move to the last and the first cell of the row.',
    run: async (context) => {
      await presses('{End}', [2, 8])(context);
      await presses('{Home}', [2, 1])(context);
    },
  },
  {
    keys: 'Ctrl + End, Ctrl + Home',
    does: 'Move to the last cell of the last row and the first cell of the head, where headers do something; else of the first row.',
    run: async (context) => {
      await presses('{Control>}{End}{/Control}', [1001, 8])(context);
      await expect(tabStops(context)).toBe(1);
      await presses('{Control>}{Home}{/Control}', [1, 1])(context);
      await expect(context.canvas.getByRole('grid').scrollTop).toBe(0);
      await presses('{ArrowDown}', [2, 1])(context);
    },
  },
  {
    keys: 'Page down, Page up',
    does: 'Move by as many rows as are in view.',
    run: async (context) => {
      await context.user.keyboard('{ArrowRight}{PageDown}');
      await expect(at()[0]).toBeGreaterThan(8);
      await presses('{PageUp}', [2, 2])(context);
    },
  },
  {
    keys: 'Space',
    does: 'Selects the row, or takes it out.',
    run: async ({ canvas, user }) => {
      await user.keyboard(' ');
      await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveAttribute('aria-selected', 'true'));
    },
  },
  {
    keys: 'Shift + Space',
    does: 'Selects all rows from the last selected one to this.',
    run: async ({ canvas, user }) => {
      await user.keyboard('{ArrowDown}{ArrowDown}{Shift>} {/Shift}');
      const rows = canvas.getAllByRole('row');
      await waitFor(() => expect(rows[2]).toHaveAttribute('aria-selected', 'true'));
      await expect(rows[3]).toHaveAttribute('aria-selected', 'true');
      await expect(canvas.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked();
    },
  },
  {
    keys: 'Ctrl + A',
    does: 'Selects all rows, or none when all are.',
    run: async ({ canvas, user }) => {
      await user.keyboard('{Control>}a{/Control}');
      const all = canvas.getByRole('checkbox', { name: 'Select all' });
      await waitFor(() => expect(all).toBeChecked());
      await user.keyboard('{Control>}a{/Control}');
      await waitFor(() => expect(all).not.toBeChecked());
    },
  },
  {
    keys: 'Enter on a row',
    does: 'Opens it.',
    run: async ({ user }) => {
      opened.mockClear();
      await user.keyboard('{Enter}{ArrowRight}{Enter}');
      await expect(opened).toHaveBeenCalledTimes(2);
    },
  },
  {
    keys: 'F2 or Enter on a cell with controls, then Escape or F2',
    does: 'Goes to the first of them, where the arrow keys are its own, and back to the cell.',
    run: async ({ user }) => {
      await user.keyboard('{End}{F2}');
      await expect(focused()).toHaveTextContent('Renew');
      await expect(focused().tagName).toBe('BUTTON');
      await user.keyboard('{Escape}');
      await expect(focused()).toHaveAttribute('role', 'gridcell');
      await user.keyboard('{Enter}');
      await expect(focused().tagName).toBe('BUTTON');
      await user.keyboard('{ArrowLeft}');
      await expect(focused().tagName).toBe('BUTTON');
      await user.keyboard('{F2}');
      await expect(focused()).toHaveAttribute('role', 'gridcell');
    },
  },
  {
    keys: 'Enter on a header',
    does: 'Sorts by it; again, the other way. The focus stays.',
    run: async ({ canvas, user }) => {
      await user.keyboard('{Control>}{Home}{/Control}{ArrowRight}{Enter}');
      const header = canvas.getByRole('columnheader', { name: 'Title' });
      await waitFor(() => expect(header).toHaveAttribute('aria-sort', 'ascending'));
      await user.keyboard('{Enter}');
      await waitFor(() => expect(header).toHaveAttribute('aria-sort', 'descending'));
      await expect(header).toContainElement(focused());
    },
  },
  {
    keys: 'Shift + Arrow right, Shift + Arrow left on a header',
    does: 'Makes the column wider or narrower.',
    run: async ({ canvas, user }) => {
      const header = canvas.getByRole('columnheader', { name: 'Title' });
      const width = () => Math.round(header.getBoundingClientRect().width);
      const before = width();
      await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
      await waitFor(() => expect(width()).toBe(before + 16));
      await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
      await waitFor(() => expect(width()).toBe(before));
    },
  },
];
