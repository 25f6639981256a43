import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { Narrow, Sheet, SheetCell, SheetRow } from '../storybook/index.ts';
import { ProgressBar } from './index.ts';

const meta = {
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  tags: ['stable'],
  args: { label: 'Importing works', value: 7, max: 12, valueText: '7 of 12 works' },
  parameters: {
    guidance: {
      do: ['Say it in things, not in per cent, where things are counted: "7 of 12 works".'],
      dont: ['Show it for less than two seconds.', 'Let it run back.'],
      accessibility: [
        'A progressbar with its value in words; `kind="meter"` makes it a meter.',
        'It is not announced as it moves: say in a toast when it is done.',
      ],
    },
  },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Importing works' });
    await expect(bar).toHaveAttribute('aria-valuemin', '0');
    await expect(bar).toHaveAttribute('aria-valuemax', '12');
    await expect(bar).toHaveAttribute('aria-valuenow', '7');
    await expect(bar).toHaveAttribute('aria-valuetext', '7 of 12 works');
  },
};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="nothing, a little, half, nearly, done, over, not known">
        {[0, 0.001, 0.5, 0.999, 1, 1.2, null].map((value) => (
          <SheetCell key={String(value)} label={String(value)} width={200}>
            <ProgressBar label="Importing works" value={value} />
          </SheetCell>
        ))}
      </SheetRow>
      <SheetRow label="tones">
        {(['ink', 'neutral', 'ok', 'warning', 'danger'] as const).map((tone) => (
          <SheetCell key={tone} label={tone} width={200}>
            <ProgressBar label="Importing works" tone={tone} value={0.6} />
          </SheetCell>
        ))}
      </SheetRow>
      <SheetRow label="own words, label read only, meter, Japanese">
        <SheetCell label="words" width={200}>
          <ProgressBar label="Importing works" max={12} value={7} valueText="7 of 12 works" />
        </SheetCell>
        <SheetCell label="label read" width={200}>
          <ProgressBar hideLabel label="Importing works" value={0.4} />
        </SheetCell>
        <SheetCell label="meter" width={200}>
          <ProgressBar kind="meter" label="Replies within a day" tone="neutral" value={0.86} />
        </SheetCell>
        <SheetCell label="Japanese" width={200}>
          <ProgressBar label="作品の取り込み" max={12} value={7} valueText="12点中7点" />
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <ProgressBar
        label="Donaudampfschifffahrtselektrizitätenhauptbetriebswerk"
        max={0}
        value={-3}
        valueText="A sentence about it that goes on and on"
      />
      <ProgressBar label={'進捗'.repeat(40)} max={-1} value={5} />
      <ProgressBar label={longTitle} value={0.5} valueText={longTitle} />
    </Narrow>
  ),
};

/** A static value is a meter: the value is clamped to its range, the text states the excess. */
export const Meter: Story = {
  args: { kind: 'meter', label: 'Goal', value: 120, max: 100, valueText: undefined },
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Goal' });
    await expect(meter).toHaveAttribute('aria-valuenow', '100');
    await expect(meter).toHaveAttribute('aria-valuetext', '120%');
  },
};

/** Indeterminate: no value, but a name. */
export const Unknown: Story = {
  args: { value: null, valueText: undefined },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Importing works' });
    await expect(bar).not.toHaveAttribute('aria-valuenow');
    await expect(canvas.getByText('In progress')).toBeVisible();
  },
};

/** 0 / 0 is indeterminate, not "NaN%". */
export const NotANumber: Story = {
  tags: ['!autodocs'],
  args: { value: 0 / 0, valueText: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
    await expect(canvasElement).not.toHaveTextContent('NaN');
  },
};
