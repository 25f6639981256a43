import { expect, fn, waitFor } from 'storybook/test';
import type { KeyboardContext, KeyboardRow } from '../storybook/index.ts';

export const chosen = fn();

const field = ({ canvas }: Pick<KeyboardContext, 'canvas'>) => canvas.getByRole('combobox', { name: 'City' });
const active = (context: Pick<KeyboardContext, 'canvas'>) =>
  document.getElementById(field(context).getAttribute('aria-activedescendant') ?? 'none');

/** Keyboard of the W3C combobox with list autocomplete, run on the list of cities. */
export const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab',
    does: 'Moves into the field; the button beside it is no stop of its own.',
    run: async ({ canvas, user }) => {
      await user.tab();
      await expect(field({ canvas })).toHaveFocus();
      await expect(field({ canvas })).toHaveAttribute('aria-expanded', 'false');
      await expect(canvas.getByRole('button', { name: 'Show choices: City' })).toHaveAttribute('tabindex', '-1');
    },
  },
  {
    keys: 'Alt + Arrow Down',
    does: 'Opens the list and goes to none of it.',
    run: async ({ canvas, page, user }) => {
      await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await waitFor(() => expect(page.getAllByRole('option')).toHaveLength(6), { timeout: 10_000 });
      await expect(field({ canvas })).toHaveAttribute('aria-expanded', 'true');
      await expect(field({ canvas })).toHaveAttribute('aria-controls', page.getByRole('listbox').id);
      await expect(active({ canvas })).toBeNull();
    },
  },
  {
    keys: 'Alt + Arrow Up',
    does: 'Closes the list.',
    run: async ({ page, user }) => {
      await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
      await waitFor(() => expect(page.queryByRole('listbox')).not.toBeInTheDocument());
    },
  },
  {
    keys: 'Arrow Down, Arrow Up',
    does: 'Opens the list on its first or last option; in it, goes from one to the next and around the ends.',
    run: async ({ canvas, page, user }) => {
      await user.keyboard('{ArrowUp}');
      await waitFor(() => expect(active({ canvas })).toHaveAccessibleName(/^Porto/));
      await user.keyboard('{ArrowDown}');
      await waitFor(() => expect(active({ canvas })).toHaveAccessibleName(/^Kyōto/));
      await expect(active({ canvas })).toHaveAttribute('aria-selected', 'true');
      await expect(page.getAllByRole('option', { selected: true })).toHaveLength(1);
      await user.keyboard('{ArrowUp}{ArrowUp}');
      await expect(active({ canvas })).toHaveAccessibleName(/^Kraków/);
      await expect(field({ canvas })).toHaveFocus();
    },
  },
  {
    keys: 'Page Down, Page Up',
    does: 'In the list: goes ten options on, at most to its end.',
    run: async ({ canvas, user }) => {
      await user.keyboard('{PageDown}');
      await expect(active({ canvas })).toHaveAccessibleName(/^Porto/);
      await user.keyboard('{PageUp}');
      await expect(active({ canvas })).toHaveAccessibleName(/^Kyōto/);
    },
  },
  {
    keys: 'any text',
    does: 'Leaves the list and narrows it: parts of words, without accents.',
    run: async ({ canvas, page, user }) => {
      await user.keyboard('kra');
      await waitFor(() => expect(page.getAllByRole('option')).toHaveLength(1));
      await expect(page.getByRole('option', { name: /^Kraków/ })).not.toHaveAttribute('aria-selected');
      await expect(active({ canvas })).toBeNull();
      await user.keyboard('{Backspace}{Backspace}');
      await waitFor(() => expect(page.getAllByRole('option')).toHaveLength(4));
      await expect(field({ canvas })).toHaveValue('k');
    },
  },
  {
    keys: 'Arrow Left, Arrow Right, Home, End',
    does: 'Leave the list and move the cursor in the text.',
    run: async ({ canvas, user }) => {
      for (const [key, at] of [
        ['Home', 0],
        ['End', 1],
        ['ArrowLeft', 0],
        ['ArrowRight', 1],
      ] as const) {
        await user.keyboard('{ArrowDown}');
        await waitFor(() => expect(active({ canvas })).not.toBeNull());
        await user.keyboard(`{${key}}`);
        await waitFor(() => expect(active({ canvas })).toBeNull());
        await expect((field({ canvas }) as HTMLInputElement).selectionStart).toBe(at);
      }
    },
  },
  {
    keys: 'Escape',
    does: 'Closes the list and keeps the text; once more, takes the text back.',
    run: async ({ canvas, page, user }) => {
      await user.keyboard('{ArrowDown}{Escape}');
      await waitFor(() => expect(page.queryByRole('listbox')).not.toBeInTheDocument());
      await expect(field({ canvas })).toHaveValue('k');
      await user.keyboard('{Escape}');
      await expect(field({ canvas })).toHaveValue('');
      await expect(chosen).not.toHaveBeenCalled();
    },
  },
  {
    keys: 'Enter',
    does: 'In the list: chooses and closes. With nothing under the keys: closes, and chooses nothing.',
    run: async ({ canvas, page, user }) => {
      await user.keyboard('k');
      await waitFor(() => expect(page.getByRole('listbox')).toBeVisible());
      await user.keyboard('{Enter}');
      await waitFor(() => expect(page.queryByRole('listbox')).not.toBeInTheDocument());
      await expect(field({ canvas })).toHaveValue('k');
      await expect(chosen).not.toHaveBeenCalled();
      await user.keyboard('{Escape}{ArrowDown}');
      await waitFor(() => expect(active({ canvas })).toHaveAccessibleName(/^Kyōto/));
      await user.keyboard('{Enter}');
      await expect(chosen).toHaveBeenLastCalledWith('kyoto');
      await expect(field({ canvas })).toHaveValue('Kyōto');
      await user.keyboard('{Control>}a{/Control}port');
      await waitFor(() => expect(page.getAllByRole('option')).toHaveLength(1));
      await user.keyboard('{Enter}');
      await waitFor(() => expect(page.queryByRole('listbox')).not.toBeInTheDocument());
      await expect(chosen).not.toHaveBeenLastCalledWith('porto');
      await user.keyboard('{ArrowDown}{Enter}');
      await expect(chosen).toHaveBeenLastCalledWith('porto');
    },
  },
  {
    keys: 'Arrow Down, something chosen',
    does: 'Opens the list on what is chosen.',
    run: async ({ canvas, user }) => {
      await user.keyboard('{ArrowDown}');
      await waitFor(() => expect(active({ canvas })).toHaveAccessibleName(/^Porto/));
      await expect(active({ canvas })).toHaveAccessibleName(/chosen now$/);
    },
  },
  {
    keys: 'Tab, in the list',
    does: 'Chooses and moves on.',
    run: async ({ canvas, user }) => {
      await user.keyboard('{ArrowUp}');
      await waitFor(() => expect(active({ canvas })).toHaveAccessibleName(/^Kraków/));
      await user.tab();
      await expect(chosen).toHaveBeenLastCalledWith('krakow');
      await expect(field({ canvas })).not.toHaveFocus();
    },
  },
];
