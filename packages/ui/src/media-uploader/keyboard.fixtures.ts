import { expect, waitFor } from 'storybook/test';
import type { KeyboardContext, KeyboardRow } from '../storybook/index.ts';

const names = ({ canvas }: KeyboardContext) =>
  canvas.getAllByRole('listitem').flatMap((entry: HTMLElement) => entry.querySelector('img')?.alt ?? []);
const shows = (context: KeyboardContext, ...order: string[]) => waitFor(() => expect(names(context)).toEqual(order));

/** The keyboard table: three pictures, front.jpg, detail.jpg and back.jpg. */
export const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab',
    does: 'Moves through the pictures’ buttons, then to choosing files.',
    run: async ({ canvas, user }) => {
      await user.tab();
      await expect(canvas.getByRole('button', { name: /^front.jpg, 1 of 3/ })).toHaveFocus();
    },
  },
  {
    keys: 'Arrow right, Arrow down, Arrow left, Arrow up on a grip',
    does: 'Moves the picture later or earlier, says where it is, and keeps the focus.',
    run: async (context) => {
      await context.user.keyboard('{ArrowRight}');
      await shows(context, 'detail.jpg', 'front.jpg', 'back.jpg');
      await expect(context.canvas.getByText('front.jpg is now 2 of 3.')).toBeInTheDocument();
      await expect(context.canvas.getByRole('button', { name: /^front.jpg, 2 of 3/ })).toHaveFocus();
      await context.user.keyboard('{ArrowDown}');
      await shows(context, 'detail.jpg', 'back.jpg', 'front.jpg');
      await context.user.keyboard('{ArrowLeft}');
      await shows(context, 'detail.jpg', 'front.jpg', 'back.jpg');
      await context.user.keyboard('{ArrowUp}');
      await shows(context, 'front.jpg', 'detail.jpg', 'back.jpg');
    },
  },
  {
    keys: 'End, Home on a grip',
    does: 'Moves the picture to the end, or makes it the cover.',
    run: async (context) => {
      await context.user.keyboard('{End}');
      await shows(context, 'detail.jpg', 'back.jpg', 'front.jpg');
      await context.user.keyboard('{Home}');
      await shows(context, 'front.jpg', 'detail.jpg', 'back.jpg');
    },
  },
  {
    keys: 'Enter, Space on a button',
    does: 'Moves, makes the cover, cancels, tries again or removes.',
    run: async (context) => {
      const cover = context.canvas.getByRole('button', { name: 'Make back.jpg the cover' });
      cover.focus();
      await context.user.keyboard('{Enter}');
      await shows(context, 'back.jpg', 'front.jpg', 'detail.jpg');
      await expect(cover).toHaveFocus();
      context.canvas.getByRole('button', { name: 'Make detail.jpg the cover' }).focus();
      await context.user.keyboard(' ');
      await shows(context, 'detail.jpg', 'back.jpg', 'front.jpg');
    },
  },
];
