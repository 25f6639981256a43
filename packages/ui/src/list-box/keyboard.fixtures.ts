import { expect, fn, waitFor } from 'storybook/test';
import type { KeyboardContext, KeyboardRow } from '../storybook/index.ts';

export const chosen = fn();

const list = ({ canvas }: KeyboardContext) => canvas.getByRole('listbox', { name: 'Rooms' });
const isOn = (context: KeyboardContext, option: RegExp) =>
  waitFor(() =>
    expect(document.getElementById(list(context).getAttribute('aria-activedescendant') ?? 'none')).toHaveAccessibleName(
      option,
    ),
  );
const expectChosen = (...values: string[]) => expect(chosen).toHaveBeenLastCalledWith(values);

/** W3C's keys of a multi-select listbox; run on the rooms. */
export const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab',
    does: 'Moves into the list: to the first chosen one, else to the first. Chooses nothing.',
    run: async (context) => {
      chosen.mockClear();
      await expect(list(context)).not.toHaveAttribute('aria-activedescendant');
      await context.user.tab();
      await expect(list(context)).toHaveFocus();
      await isOn(context, /^Entrance/);
      await expect(list(context)).toHaveAttribute('aria-multiselectable', 'true');
      await expect(chosen).not.toHaveBeenCalled();
    },
  },
  {
    keys: 'Arrow Down, Arrow Up, Home, End, Page Up, Page Down',
    does: 'Moves, past what cannot be chosen; stops at the ends. In a list of one choice, chooses too.',
    run: async (context) => {
      const { user } = context;
      await user.keyboard('{ArrowUp}');
      await isOn(context, /^Entrance/);
      await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
      await isOn(context, /^Stairs/);
      await user.keyboard('{End}{ArrowDown}');
      await isOn(context, /^Studio/);
      await user.keyboard('{PageUp}');
      await isOn(context, /^Entrance/);
      await user.keyboard('{PageDown}');
      await isOn(context, /^Studio/);
      await user.keyboard('{Home}');
      await isOn(context, /^Entrance/);
      await expect(chosen).not.toHaveBeenCalled();
    },
  },
  {
    keys: 'letters',
    does: 'Go to the option that begins with them.',
    run: async (context) => {
      await context.user.keyboard('so');
      await isOn(context, /^South/);
    },
  },
  {
    keys: 'Space',
    does: 'Chooses, or takes the choice back.',
    run: async (context) => {
      const { user } = context;
      await user.keyboard('{Home} ');
      await expectChosen('hall');
      await user.keyboard(' ');
      await expectChosen();
      await user.keyboard(' ');
      await expectChosen('hall');
    },
  },
  {
    keys: 'Shift + Arrow Down, Shift + Arrow Up',
    does: 'Chooses from where the last choice was made to the next one, and nothing else.',
    run: async (context) => {
      const { user } = context;
      await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
      await expectChosen('hall', 'north', 'south');
      await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
      await expectChosen('hall', 'north');
      await user.keyboard('{End} {Shift>}{ArrowDown}{ArrowUp}{/Shift}');
      await expectChosen('garden', 'studio');
    },
  },
  {
    keys: 'Shift + Space',
    does: 'Chooses everything between the last choice and here.',
    run: async (context) => {
      await context.user.keyboard('{Home} {ArrowDown}{ArrowDown}{Shift>} {/Shift}');
      await expectChosen('hall', 'north', 'south');
    },
  },
  {
    keys: 'Ctrl + Shift + Home, Ctrl + Shift + End',
    does: 'Chooses from here to the beginning or the end. Without Ctrl, nothing happens.',
    run: async (context) => {
      const { user } = context;
      await user.keyboard('{Control>}{Shift>}{End}{/Shift}{/Control}');
      await expectChosen('south', 'stairs', 'garden', 'studio');
      await user.keyboard('{Control>}{Shift>}{Home}{/Shift}{/Control}');
      await expectChosen('hall', 'north', 'south', 'stairs', 'garden', 'studio');
      chosen.mockClear();
      await user.keyboard('{Shift>}{End}{/Shift}');
      await expect(chosen).not.toHaveBeenCalled();
      await isOn(context, /^Entrance/);
    },
  },
  {
    keys: 'Ctrl + A',
    does: 'Chooses all; when all are chosen, none.',
    run: async (context) => {
      const { user } = context;
      await user.keyboard('{Control>}a{/Control}');
      await expectChosen();
      await user.keyboard('{Control>}a{/Control}');
      await expectChosen('hall', 'north', 'south', 'stairs', 'garden', 'studio');
      await expect(context.canvas.getByText('6 chosen')).toBeVisible();
    },
  },
];
