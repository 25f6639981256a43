import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { Card } from '../card/index.ts';
import { Stack } from '../stack/index.ts';
import { type KeyboardRow, Preview, person, playKeyboard, Sheet, SheetCell, SheetRow } from '../storybook/index.ts';
import { Heading, Muted, Text } from '../text/index.ts';
import { SplitView, type SplitViewProps } from './index.ts';

const sized = fn();

const people = ['Haruka Tanaka', 'Ivo Brandt', '佐藤ゆき'];

function Mail({ showing, onBack: _, ...props }: SplitViewProps) {
  const [at, setAt] = useState(showing);
  return (
    <SplitView
      {...props}
      list={
        <Stack as="ul" gap={2}>
          {people.map((name) => (
            <Card as="li" key={name} padding="small">
              <button onClick={() => setAt('detail')} type="button">
                {name}
              </button>
              <Muted>Could you include a certificate?</Muted>
            </Card>
          ))}
        </Stack>
      }
      onBack={() => setAt('list')}
      showing={at}
    />
  );
}

const keyboard: KeyboardRow[] = [
  {
    keys: '← →',
    does: 'Moves the divider.',
    run: async ({ canvas, user }) => {
      sized.mockClear();
      const divider = canvas.getByRole('separator', { name: 'Messages' });
      divider.focus();
      await user.keyboard('{ArrowRight}');
      await expect(divider).toHaveAttribute('aria-valuenow', '38');
      await user.keyboard('{ArrowLeft}{ArrowLeft}');
      await expect(divider).toHaveAttribute('aria-valuenow', '34');
      await expect(sized.mock.calls).toEqual([[38], [36], [34]]);
    },
  },
  {
    keys: 'Home, End',
    does: 'Gives the list the least room, the most.',
    run: async ({ canvas, user }) => {
      const divider = canvas.getByRole('separator');
      await user.keyboard('{Home}');
      await expect(divider).toHaveAttribute('aria-valuenow', '20');
      await user.keyboard('{ArrowLeft}');
      await expect(divider).toHaveAttribute('aria-valuenow', '20');
      await user.keyboard('{End}');
      await expect(divider).toHaveAttribute('aria-valuenow', '60');
    },
  },
  {
    keys: 'Enter',
    does: 'Takes the list away, or brings it back as wide as it was.',
    run: async ({ canvas, user }) => {
      const divider = canvas.getByRole('separator');
      await user.keyboard('{Enter}');
      await expect(divider).toHaveAttribute('aria-valuenow', '0');
      await expect(canvas.queryByRole('button', { name: 'Haruka Tanaka' })).toBeNull();
      await user.keyboard('{Enter}');
      await expect(divider).toHaveAttribute('aria-valuenow', '60');
      await expect(canvas.getByRole('button', { name: 'Haruka Tanaka' })).toBeVisible();
    },
  },
];

const meta = {
  title: 'Layout/SplitView',
  component: SplitView,
  tags: ['stable'],
  args: {
    list: null,
    listLabel: 'Messages',
    detailLabel: 'Haruka Tanaka',
    detail: (
      <Stack>
        <Heading level={2}>Haruka Tanaka</Heading>
        <Text>{'It would hang above our piano. Could you include a certificate? '.repeat(5)}</Text>
      </Stack>
    ),
    showing: 'list',
    onBack: fn(),
    onSizeChange: sized,
  },
  argTypes: { list: { control: false }, detail: { control: false } },
  render: (args) => <Mail {...args} />,
  parameters: {
    keyboard,
    guidance: {
      do: ['Remember the width.', 'Give the detail an address, so that it survives a reload.'],
      dont: ['Put a second one inside.', 'Use it for two things that are equally important: use Grid.'],
      accessibility: [
        'The divider is a separator with a value: how much of the width the list takes.',
        'Where one is seen at a time, the focus follows to the one that came.',
      ],
    },
  },
} satisfies Meta<typeof SplitView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: (args) => (
    <Sheet>
      <SheetRow label="side by side: usual, the least">
        <SheetCell label="36 %" width={800}>
          <div style={{ width: '100%' }}>
            <Mail {...args} />
          </div>
        </SheetCell>
        <SheetCell label="20 %" width={800}>
          <div style={{ width: '100%' }}>
            <Mail {...args} defaultSize={1} listLabel="Tasks" detailLabel="A task" />
          </div>
        </SheetCell>
        {(['hover', 'pressed', 'focus'] as const).map((state) => (
          <SheetCell key={state} label={state} width={800}>
            <div style={{ width: '100%' }}>
              <Preview {...{ [state]: '[role=separator]' }}>
                <Mail {...args} detailLabel={`Divider: ${state}`} listLabel={`List: ${state}`} />
              </Preview>
            </div>
          </SheetCell>
        ))}
      </SheetRow>
      <SheetRow label="without room: the list, the detail">
        <SheetCell label="list" width={320}>
          <div style={{ width: '100%' }}>
            <Mail {...args} detailLabel="Third" listLabel="一覧" />
          </div>
        </SheetCell>
        <SheetCell label="detail" width={320}>
          <div style={{ width: '100%' }}>
            <Mail {...args} detailLabel="Fourth" listLabel="More" showing="detail" />
          </div>
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  args: {
    list: <Text>{longTitle}</Text>,
    listLabel: longTitle,
    detail: <Text>{`${'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(5)} ${longTitle}`}</Text>,
    detailLabel: `${longTitle}, the detail`,
    defaultSize: Number.POSITIVE_INFINITY,
  },
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

/** A double click on the divider resets the width. */
export const Pointer: Story = {
  play: async ({ canvas }) => {
    const user = person();
    const divider = canvas.getByRole('separator');
    divider.focus();
    await user.keyboard('{End}');
    await user.dblClick(divider);
    await expect(divider).toHaveAttribute('aria-valuenow', '36');
  },
};

/** One pane at a time: the focus moves along. */
export const OneAtATime: Story = {
  render: (args) => (
    <div style={{ width: 360 }}>
      <Mail {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const user = person();
    await expect(canvas.queryByRole('region', { name: 'Haruka Tanaka' })).toBeNull();
    await user.click(canvas.getByRole('button', { name: 'Ivo Brandt' }));
    await expect(canvas.getByRole('region', { name: 'Haruka Tanaka' })).toHaveFocus();
    await expect(canvas.queryByRole('region', { name: 'Messages' })).toBeNull();
    await user.click(canvas.getByRole('button', { name: 'Back to the list' }));
    await expect(canvas.getByRole('region', { name: 'Messages' })).toHaveFocus();
  },
};
