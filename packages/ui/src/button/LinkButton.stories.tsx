import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MouseEvent } from 'react';
import { expect, fn } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { ArrowLeft, Plus, Trash2 } from '../icons/index.ts';
import { type KeyboardRow, Narrow, playKeyboard, Sheet, SheetRow } from '../storybook/index.ts';
import { LinkButton } from './index.ts';

const followed = fn((event: MouseEvent) => event.preventDefault());

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab',
    does: 'Moves to the link.',
    run: async ({ canvas, user }) => {
      await user.tab();
      await expect(canvas.getByRole('link', { name: 'Add a work' })).toHaveFocus();
    },
  },
  {
    keys: 'Enter',
    does: 'Follows it. Space scrolls the page, as on every link.',
    run: async ({ user }) => {
      followed.mockClear();
      await user.keyboard('{Enter}');
      await expect(followed).toHaveBeenCalledTimes(1);
      await user.keyboard(' ');
      await expect(followed).toHaveBeenCalledTimes(1);
    },
  },
];

const meta = {
  title: 'Actions/LinkButton',
  component: LinkButton,
  tags: ['stable'],
  args: { href: '#add', children: 'Add a work', onClick: followed },
  argTypes: { icon: { control: false }, onClick: { control: false } },
  parameters: {
    keyboard,
    guidance: {
      do: ['Use it where somebody goes to another page and that is the next thing to do.'],
      dont: ['Do something on this screen with it: use Button.', 'Use it among words: use Link.'],
      accessibility: ['It is a link, read as one: it can be opened in a new tab and its address be copied.'],
    },
  },
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      {(['primary', 'secondary', 'quiet'] as const).map((emphasis) => (
        <SheetRow key={emphasis} label={`${emphasis}: rest, hover, pressed, focus, icon, danger, Japanese`}>
          {[undefined, 'hover', 'pressed', 'focus'].map((preview) => (
            <LinkButton data-preview={preview} emphasis={emphasis} href="#add" key={preview ?? 'rest'}>
              See orders
            </LinkButton>
          ))}
          <LinkButton emphasis={emphasis} href="#add" icon={Plus}>
            Add a work
          </LinkButton>
          <LinkButton emphasis={emphasis} href="#add" icon={Trash2} tone="danger">
            Deleted works
          </LinkButton>
          <LinkButton emphasis={emphasis} href="#add" icon={Plus}>
            作品を追加
          </LinkButton>
        </SheetRow>
      ))}
      <SheetRow align="center" label="sizes: small, medium, large">
        <LinkButton href="#add" size="small">
          See orders
        </LinkButton>
        <LinkButton href="#add">See orders</LinkButton>
        <LinkButton href="#add" size="large">
          See orders
        </LinkButton>
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <LinkButton href="#add" icon={ArrowLeft}>
        Donaudampfschifffahrtselektrizitätenhauptbetriebswerk
      </LinkButton>
      <LinkButton emphasis="primary" fullWidth href="#add">
        {longTitle}
      </LinkButton>
      <LinkButton fullWidth href="#add">
        この作品の支払いを田中はるかさんに請求する
      </LinkButton>
    </Narrow>
  ),
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };
