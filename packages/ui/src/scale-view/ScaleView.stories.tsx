import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { pictures } from '../artwork/fixtures.ts';
import { type KeyboardRow, Narrow, playKeyboard, Sheet, SheetCell, SheetRow } from '../storybook/index.ts';
import { ScaleView } from './index.ts';

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab, arrow keys',
    does: 'Go to what it is drawn beside and to the wall, and choose another.',
    run: async ({ canvas, user }) => {
      await expect(canvas.getByRole('figure')).toHaveTextContent(
        '120 × 80 cm; about half a person’s height Drawn beside a person of 170 cm.',
      );
      await user.tab();
      await expect(canvas.getByRole('radio', { name: 'Person' })).toHaveFocus();
      await user.keyboard('{ArrowRight}');
      await waitFor(() => expect(canvas.getByRole('radio', { name: 'Bench' })).toBeChecked());
      await expect(canvas.getByRole('figure')).toHaveTextContent('Drawn beside a bench of 120 × 45 cm.');
      await user.tab();
      await user.keyboard(' ');
      await waitFor(() => expect(canvas.getByRole('radio', { name: 'Light wall' })).toBeChecked());
      await user.keyboard('{ArrowRight}');
      await waitFor(() => expect(canvas.getByRole('radio', { name: 'Dark wall' })).toBeChecked());
    },
  },
];

const meta = {
  title: 'Media/ScaleView',
  component: ScaleView,
  tags: ['stable'],
  args: { width: 120, height: 80, image: pictures.landscape },
  argTypes: { image: { control: false } },
  parameters: {
    keyboard,
    guidance: {
      do: ['Give the sizes of the work itself; frame and mat are added around it.'],
      dont: ['Guess a size: without one it says so.'],
      accessibility: ['What is drawn is said: the size, a person’s height for measure, and what stands beside it.'],
    },
  },
} satisfies Meta<typeof ScaleView>;

export default meta;
type Story = StoryObj<typeof meta>;

const within560: Story['decorators'] = [
  (Story) => (
    <div style={{ maxWidth: 560 }}>
      <Story />
    </div>
  ),
];

export const Playground: Story = { decorators: within560 };

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="beside a person, beside a bench, framed with a mat on a light wall and on a dark one">
        <SheetCell label="120 × 80" width={360}>
          <ScaleView height={80} image={pictures.landscape} width={120} />
        </SheetCell>
        <SheetCell label="bench" width={360}>
          <ScaleView height={80} image={pictures.landscape} reference="bench" width={120} />
        </SheetCell>
        <SheetCell label="frame and mat, light" width={360}>
          <ScaleView frame={4} height={60} image={pictures.portrait} mat={7} wall="light" width={45} />
        </SheetCell>
        <SheetCell label="frame and mat, dark" width={360}>
          <ScaleView frame={4} height={60} image={pictures.portrait} mat={7} wall="dark" width={45} />
        </SheetCell>
        <SheetCell label="without a picture" width={360}>
          <ScaleView height={100} width={100} />
        </SheetCell>
        <SheetCell label="no size" width={360}>
          <ScaleView height={null} image={pictures.landscape} width={120} />
        </SheetCell>
      </SheetRow>
      <SheetRow label="3 cm; a scroll; 12 m wide; 12 m high">
        <SheetCell label="3 × 3" width={360}>
          <ScaleView height={3} image={pictures.square} width={3} />
        </SheetCell>
        <SheetCell label="30 × 210" width={360}>
          <ScaleView height={210} image={pictures.veryTall} width={30} />
        </SheetCell>
        <SheetCell label="1200 × 150" width={360}>
          <ScaleView height={150} image={pictures.veryWide} width={1200} />
        </SheetCell>
        <SheetCell label="170 × 1200" width={360}>
          <ScaleView height={1200} image={pictures.veryTall} width={170} />
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <ScaleView height={72.75} image={pictures.broken} width={53.333} />
      <ScaleView frame={-4} height={1e-3} mat={Number.NaN} width={9999} />
      <ScaleView height={Number.NaN} width={-3} />
    </Narrow>
  ),
};

export const Keyboard: Story = { decorators: within560, play: playKeyboard(keyboard) };
