import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../link/index.ts';
import { Narrow, Sheet, SheetCell, SheetRow } from '../storybook/index.ts';
import { Text } from '../text/index.ts';
import { VisuallyHidden } from './index.ts';

const meta = {
  title: 'Layout/VisuallyHidden',
  component: VisuallyHidden,
  tags: ['stable'],
  args: { children: 'about the delivery to Kyoto' },
  parameters: {
    guidance: {
      do: ['Finish a short name that the eye completes from what stands around it: "Edit", of what.'],
      dont: [
        'Hide what everybody needs: instructions, errors, prices.',
        'Hide something that takes the focus: it would be reached and not seen.',
      ],
      accessibility: ['Read in its place, found by no eye; it takes no room and never makes the page scroll.'],
    },
  },
  render: (args) => (
    <Text>
      <Link href="#more">
        Read more <VisuallyHidden {...args} />
      </Link>
    </Text>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Read more about the delivery to Kyoto' })).toBeVisible();
  },
};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="what is seen, of “Read more about the delivery” and “3 orders wait”">
        <SheetCell label="in a link" width={200}>
          <Link href="#more">
            Read more<VisuallyHidden> about the delivery</VisuallyHidden>
          </Link>
        </SheetCell>
        <SheetCell label="after a figure" width={200}>
          <Text>
            3<VisuallyHidden> orders wait</VisuallyHidden>
          </Text>
        </SheetCell>
        <SheetCell label="Japanese" width={200}>
          <Link href="#more">
            詳細<VisuallyHidden>：京都への配送</VisuallyHidden>
          </Link>
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
};

/** However long, it takes no space and causes no scrolling. */
export const Hostile: Story = {
  render: () => (
    <Narrow>
      <div data-testid="room" style={{ overflow: 'auto', position: 'relative' }}>
        <VisuallyHidden>{'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(20)}</VisuallyHidden>
      </div>
    </Narrow>
  ),
  play: async ({ canvas }) => {
    const room = canvas.getByTestId('room');
    await expect(room.scrollWidth).toBe(room.clientWidth);
    await expect(room.scrollHeight).toBeLessThanOrEqual(Math.max(room.clientHeight, 1));
  },
};
