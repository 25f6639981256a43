import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MouseEvent } from 'react';
import { expect, fn } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { type KeyboardRow, Narrow, playKeyboard, Sheet, SheetRow } from '../storybook/index.ts';
import { Text } from '../text/index.ts';
import { Link } from './index.ts';

const followed = fn((event: MouseEvent) => event.preventDefault());

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab',
    does: 'Moves to the link.',
    run: async ({ canvas, user }) => {
      await user.tab();
      await expect(canvas.getByRole('link')).toHaveFocus();
    },
  },
  {
    keys: 'Enter',
    does: 'Follows it.',
    run: async ({ user }) => {
      followed.mockClear();
      await user.keyboard('{Enter}');
      await expect(followed).toHaveBeenCalledTimes(1);
    },
  },
];

const meta = {
  title: 'Actions/Link',
  component: Link,
  tags: ['stable'],
  args: { href: '#terms', children: 'terms of sale', onClick: followed },
  argTypes: { onClick: { control: false } },
  parameters: {
    keyboard,
    guidance: {
      do: ['Name where it leads: "terms of sale", not "here".', 'Mark what opens another site with `external`.'],
      dont: ['Use it for something that is done: that is a Button.'],
      accessibility: [
        'It is underlined, so that colour is never its only sign; a name in a list is when it is pointed at.',
      ],
    },
  },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      {(['text', 'name', 'muted'] as const).map((tone) => (
        <SheetRow key={tone} label={`${tone}: rest, hover, pressed, focus, external, standalone`}>
          {[undefined, 'hover', 'pressed', 'focus'].map((preview) => (
            <Text key={preview ?? 'rest'}>
              Read the{' '}
              <Link data-preview={preview} href="#terms" tone={tone}>
                terms of sale
              </Link>{' '}
              first.
            </Text>
          ))}
          <Text>
            <Link external href="https://example.com" tone={tone}>
              Buyer site
            </Link>
          </Text>
          <Link href="#terms" standalone tone={tone}>
            Forgot your password?
          </Link>
        </SheetRow>
      ))}
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <Text>
        <Link href="#a">Donaudampfschifffahrtselektrizitätenhauptbetriebswerk</Link> and{' '}
        <Link external href="https://example.com">
          購入者向けサイトの作品ページ
        </Link>
        <Link href="#b" standalone>
          {longTitle}
        </Link>
      </Text>
    </Narrow>
  ),
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };
