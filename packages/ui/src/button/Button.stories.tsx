import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { Plus, Trash2 } from '../icons/index.ts';
import { type KeyboardRow, Narrow, playKeyboard, Sheet, SheetRow } from '../storybook/index.ts';
import { Button, IconButton, LinkButton } from './index.ts';

const pressed = fn();

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab',
    does: 'Moves to the button, also while it is pending.',
    run: async ({ canvas, user }) => {
      await user.tab();
      await expect(canvas.getByRole('button', { name: 'Add a work' })).toHaveFocus();
    },
  },
  {
    keys: 'Enter',
    does: 'Presses it.',
    run: async ({ user }) => {
      pressed.mockClear();
      await user.keyboard('{Enter}');
      await expect(pressed).toHaveBeenCalledTimes(1);
    },
  },
  {
    keys: 'Space',
    does: 'Presses it.',
    run: async ({ user }) => {
      pressed.mockClear();
      await user.keyboard(' ');
      await expect(pressed).toHaveBeenCalledTimes(1);
    },
  },
];

const meta = {
  title: 'Actions/Button',
  component: Button,
  tags: ['stable'],
  args: { children: 'Add a work', onClick: pressed },
  argTypes: { icon: { control: false }, onClick: { control: false } },
  parameters: {
    keyboard,
    guidance: {
      do: [
        'Start with a verb and name the thing: "Add a work", "Confirm payment".',
        'Give a screen at most one primary button.',
      ],
      dont: [
        'Use a button to go somewhere: LinkButton can be opened in a new tab.',
        'Disable a submit button until a form is right: let it be pressed and say what is missing.',
      ],
      accessibility: [
        'While pending it keeps its focus and its name, and "Working…" is announced.',
        'A toggle (`pressed`) is announced as on or off; its words do not change with it.',
      ],
    },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const emphases = ['primary', 'secondary', 'quiet'] as const;

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      {emphases.map((emphasis) => (
        <SheetRow
          key={emphasis}
          label={`${emphasis}: rest, hover, pressed, focus, pending, disabled, danger, icon, icon only, toggled on`}
        >
          <Button emphasis={emphasis}>Save work</Button>
          <Button data-preview="hover" emphasis={emphasis}>
            Save work
          </Button>
          <Button data-preview="pressed" emphasis={emphasis}>
            Save work
          </Button>
          <Button data-preview="focus" emphasis={emphasis}>
            Save work
          </Button>
          <Button emphasis={emphasis} pending>
            Save work
          </Button>
          <Button disabled emphasis={emphasis}>
            Save work
          </Button>
          <Button emphasis={emphasis} icon={Trash2} tone="danger">
            Delete work
          </Button>
          <Button emphasis={emphasis} icon={Plus}>
            Add a work
          </Button>
          <IconButton emphasis={emphasis} icon={Plus} label="Add a work" />
          <Button emphasis={emphasis} pressed>
            Snap to grid
          </Button>
        </SheetRow>
      ))}
      <SheetRow align="center" label="sizes: small, medium, large">
        <Button size="small">Renew</Button>
        <Button>Renew</Button>
        <Button size="large">Renew</Button>
      </SheetRow>
      <SheetRow label="links">
        <LinkButton emphasis="primary" href="#sheet" icon={Plus}>
          Add a work
        </LinkButton>
        <LinkButton href="#sheet">作品を見る</LinkButton>
        <Button emphasis="primary" icon={Plus}>
          作品を追加
        </Button>
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <Button icon={Plus}>Donaudampfschifffahrtselektrizitätenhauptbetriebswerk</Button>
      <Button fullWidth>Request the payment of $6,034.50 from Haruka Tanaka</Button>
      <Button fullWidth>この作品の支払いを田中はるかさんに請求する</Button>
      <Button emphasis="primary" icon={Plus}>
        {longTitle}
      </Button>
    </Narrow>
  ),
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };
