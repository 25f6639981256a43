import { expect, waitFor } from 'storybook/test';
import type { KeyboardRow } from '../storybook/index.ts';

/** Keyboard of all charts, on the sample year. */
export const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab',
    does: 'Goes to the button of the table, then to the drawing, on the last point; its values are said and shown.',
    run: async ({ canvas, user }) => {
      await user.tab();
      await expect(canvas.getByRole('button', { name: 'Show as table' })).toHaveFocus();
      await waitFor(() => expect(canvas.getByRole('slider')).toBeInTheDocument());
      await user.tab();
      const stage = canvas.getByRole('slider', { name: 'Works by month: values by Month' });
      await expect(stage).toHaveFocus();
      await expect(stage).toHaveAttribute('aria-valuenow', '12');
      await expect(stage).toHaveAttribute('aria-valuetext', 'April 2026: Sold 18, Rented 11, Made to order 4');
    },
  },
  {
    keys: 'Arrow Left, Arrow Right, Arrow Up, Arrow Down',
    does: 'Go from point to point; a value that is not known is said so.',
    run: async ({ canvas, user }) => {
      const stage = canvas.getByRole('slider');
      await user.keyboard('{ArrowLeft}');
      await expect(stage).toHaveAttribute('aria-valuetext', 'March 2026: Sold 13, Rented 9, Made to order 5');
      await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
      await expect(stage).toHaveAttribute(
        'aria-valuetext',
        'December 2025: Sold 14, Rented not known, Made to order 4',
      );
      await user.keyboard('{ArrowUp}{ArrowRight}');
      await expect(stage).toHaveAttribute('aria-valuenow', '10');
    },
  },
  {
    keys: 'Home, End, Page Up, Page Down',
    does: 'Go to the first and the last point, or five further.',
    run: async ({ canvas, user }) => {
      const stage = canvas.getByRole('slider');
      await user.keyboard('{Home}{ArrowLeft}');
      await expect(stage).toHaveAttribute('aria-valuenow', '1');
      await user.keyboard('{PageUp}');
      await expect(stage).toHaveAttribute('aria-valuenow', '6');
      await user.keyboard('{PageDown}{End}{ArrowRight}');
      await expect(stage).toHaveAttribute('aria-valuenow', '12');
    },
  },
  {
    keys: 'Escape',
    does: 'Takes the values away; the focus stays.',
    run: async ({ canvas, user }) => {
      const stage = canvas.getByRole('slider');
      const shown = () => [...stage.querySelectorAll('div')].some((each) => each.textContent?.includes('April 2026'));
      await expect(shown()).toBe(true);
      await user.keyboard('{Escape}');
      await waitFor(() => expect(shown()).toBe(false));
      await expect(stage).toHaveFocus();
    },
  },
  {
    keys: 'Enter, Space on the button',
    does: 'Show the table in place of the drawing, and the drawing again.',
    run: async ({ canvas, user }) => {
      // The table is there for screen readers from the start.
      await expect(canvas.getByRole('table', { name: 'Works by month' })).toBeInTheDocument();
      await user.tab({ shift: true });
      await user.keyboard('{Enter}');
      await expect(canvas.queryByRole('slider')).not.toBeInTheDocument();
      await expect(canvas.getAllByRole('table')).toHaveLength(1);
      await expect(canvas.getByRole('rowheader', { name: 'December 2025' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Show as chart' })).toHaveFocus();
      await user.keyboard(' ');
      await waitFor(() => expect(canvas.getByRole('slider')).toBeInTheDocument());
    },
  },
];
