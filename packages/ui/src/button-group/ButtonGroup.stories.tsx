import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { Button, IconButton } from '../button/index.ts';
import { ChevronDown, ChevronLeft, ChevronRight } from '../icons/index.ts';
import { MenuButton } from '../menu/index.ts';
import { type KeyboardRow, Narrow, playKeyboard, Sheet, SheetRow } from '../storybook/index.ts';
import { ButtonGroup } from './index.ts';

const acted = fn();
const ways = [
  { id: 'draft', label: 'Save as a draft' },
  { id: 'copy', label: 'Save a copy' },
];

const split = (emphasis: 'primary' | 'secondary', words = 'Save work') => (
  <ButtonGroup attached label={words}>
    <Button emphasis={emphasis}>{words}</Button>
    <MenuButton
      emphasis={emphasis}
      icon={ChevronDown}
      iconOnly
      items={ways}
      label="More ways to save"
      onAction={acted}
    />
  </ButtonGroup>
);

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab',
    does: 'Each button is a stop of its own.',
    run: async ({ canvas, user }) => {
      await expect(canvas.getByRole('group', { name: 'Save work' })).toBeVisible();
      await user.tab();
      await expect(canvas.getByRole('button', { name: 'Save work' })).toHaveFocus();
      await user.tab();
      await expect(canvas.getByRole('button', { name: 'More ways to save' })).toHaveFocus();
    },
  },
  {
    keys: '↓ on the arrow',
    does: 'Opens its menu; Enter chooses.',
    run: async ({ page, user }) => {
      acted.mockClear();
      await user.keyboard('{ArrowDown}');
      await waitFor(() => expect(page.getByRole('menuitem', { name: 'Save as a draft' })).toHaveFocus());
      await user.keyboard('{Enter}');
      await expect(acted).toHaveBeenCalledWith('draft');
    },
  },
];

const meta = {
  title: 'Actions/ButtonGroup',
  component: ButtonGroup,
  tags: ['stable'],
  // Load what is otherwise downloaded on intent, so that the play function does not depend on machine speed.
  loaders: [() => import('../menu/MenuPopover.tsx')],
  args: { children: <Button>Save work</Button> },
  argTypes: { children: { control: false } },
  render: () => split('primary'),
  parameters: {
    keyboard,
    guidance: {
      do: ['Attach a menu of variants to the button that does the usual one.', 'Name a group of icons.'],
      dont: ['Attach buttons that do unlike things.', 'Take it for a choice of one.'],
      accessibility: ['A group; the menu button has a name of its own ("More ways to save").'],
    },
  },
} satisfies Meta<typeof ButtonGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const steps = (
  <ButtonGroup attached label="Pictures">
    <IconButton icon={ChevronLeft} label="Previous picture" />
    <IconButton icon={ChevronRight} label="Next picture" />
  </ButtonGroup>
);

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="attached: split primary, split secondary, icons, toggles, hover, focus, disabled">
        {split('primary')}
        {split('secondary', '保存する')}
        {steps}
        <ButtonGroup attached label="Ends">
          <Button pressed>Left</Button>
          <Button pressed={false}>Middle</Button>
          <Button pressed={false}>Right</Button>
        </ButtonGroup>
        <ButtonGroup attached label="Hover, focus">
          <Button data-preview="hover">One</Button>
          <Button data-preview="focus">Two</Button>
          <Button disabled>Three</Button>
        </ButtonGroup>
      </SheetRow>
      <SheetRow label="spaced">
        <ButtonGroup>
          <Button>Cancel</Button>
          <Button emphasis="primary">Save work</Button>
        </ButtonGroup>
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      {split('primary', 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk')}
      {split('secondary', longTitle)}
      <ButtonGroup>
        <Button>この作品の支払いを請求する</Button>
        <Button>{longTitle}</Button>
        <Button emphasis="primary">Request the payment</Button>
      </ButtonGroup>
      <ButtonGroup>{null}</ButtonGroup>
    </Narrow>
  ),
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };
