import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { Link } from '../link/index.ts';
import {
  type KeyboardRow,
  Narrow,
  Preview,
  person,
  playKeyboard,
  Sheet,
  SheetCell,
  SheetRow,
} from '../storybook/index.ts';
import { Text } from '../text/index.ts';
import { Disclosure } from './index.ts';

const changed = fn();

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab',
    does: 'Moves to the title; what is closed is passed over.',
    run: async ({ canvas, user }) => {
      await user.tab();
      await expect(canvas.getByRole('button', { name: 'Details of the charges' })).toHaveFocus();
      await user.tab();
      await expect(document.body).toHaveFocus();
    },
  },
  {
    keys: 'Enter',
    does: 'Opens it, or closes it.',
    run: async ({ canvas, user }) => {
      const title = canvas.getByRole('button');
      await user.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
      await expect(title).toHaveAttribute('aria-expanded', 'true');
      await expect(canvas.getByText(/^Delivery and insurance/)).toBeVisible();
      await user.keyboard('{Enter}');
      await expect(title).toHaveAttribute('aria-expanded', 'false');
      await expect(canvas.getByText(/^Delivery and insurance/)).not.toBeVisible();
    },
  },
  {
    keys: 'Space',
    does: 'Opens it, or closes it.',
    run: async ({ canvas, user }) => {
      await user.keyboard(' ');
      await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
    },
  },
  {
    keys: 'Tab, when open',
    does: 'Moves on into what is shown.',
    run: async ({ canvas, user }) => {
      await user.tab();
      await expect(canvas.getByRole('link', { name: 'How charges are set' })).toHaveFocus();
    },
  },
];

const meta = {
  title: 'Navigation/Disclosure',
  component: Disclosure,
  tags: ['stable'],
  args: {
    title: 'Details of the charges',
    onOpenChange: changed,
    children: (
      <Text>
        Delivery and insurance are paid by the buyer. <Link href="#charges">How charges are set</Link>
      </Text>
    ),
  },
  argTypes: { children: { control: false }, note: { control: 'text' } },
  parameters: {
    keyboard,
    guidance: {
      do: ['Say in the title what is inside: "Details of the charges", not "More".'],
      dont: [
        'Hide what is needed to decide.',
        'Change the title when it opens: the arrow says it, and so does its state.',
      ],
      accessibility: [
        'A button that says whether it is open and what it opens.',
        'The search of the browser finds what is closed, and opens it; an error of a form inside does too.',
        'On paper everything is open.',
      ],
    },
  },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: ({ children }) => (
    <Sheet>
      <SheetRow label="closed, open, with a note, disabled, as a heading, in Japanese">
        <SheetCell label="closed" width={240}>
          <Disclosure title="Details of the charges">{children}</Disclosure>
        </SheetCell>
        <SheetCell label="open" width={240}>
          <Disclosure defaultOpen title="Details of the charges">
            {children}
          </Disclosure>
        </SheetCell>
        <SheetCell label="note" width={240}>
          <Disclosure note="3 changes" title="History">
            {children}
          </Disclosure>
        </SheetCell>
        <SheetCell label="disabled" width={160}>
          <Disclosure disabled title="History">
            {children}
          </Disclosure>
        </SheetCell>
        <SheetCell label="heading" width={240}>
          <Disclosure defaultOpen level={2} title="送料と保険料の内訳">
            <Text>送料と保険料は購入者が支払います。</Text>
          </Disclosure>
        </SheetCell>
        <SheetCell label="hover" width={240}>
          <Preview hover="button">
            <Disclosure title="History">{children}</Disclosure>
          </Preview>
        </SheetCell>
        <SheetCell label="focus" width={240}>
          <Preview focus="button">
            <Disclosure title="History">{children}</Disclosure>
          </Preview>
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <Disclosure
        defaultOpen
        note="Donaudampfschifffahrt"
        title="Donaudampfschifffahrtselektrizitätenhauptbetriebswerk"
      >
        Donaudampfschifffahrtselektrizitätenhauptbetriebswerk
      </Disclosure>
      <Disclosure title={longTitle}>{null}</Disclosure>
      <Disclosure defaultOpen note={longTitle} title={longTitle}>
        {longTitle}
      </Disclosure>
    </Narrow>
  ),
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

/** Find-in-page opens the matching content; a controlled one is up to the caller. */
export const Found: Story = {
  args: { level: 2 },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button.parentElement?.tagName).toBe('H2');
    const content = document.getElementById(button.getAttribute('aria-controls') ?? '');
    await expect(content?.parentElement).toHaveAttribute('hidden', 'until-found');
    await expect(content?.checkVisibility()).toBe(false);
    content?.parentElement?.dispatchEvent(new Event('beforematch', { bubbles: true }));
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(content?.checkVisibility()).toBe(true);
    changed.mockClear();
    await person().click(button);
    await expect(changed).toHaveBeenCalledWith(false);
  },
};
