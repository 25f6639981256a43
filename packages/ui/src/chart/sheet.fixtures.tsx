import type { ComponentType } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { Narrow, Preview, person, Sheet, SheetCell, SheetRow } from '../storybook/index.ts';
import { income, year } from './fixtures.ts';
import type { ChartProps } from './types.ts';

type Chart = ComponentType<ChartProps>;

const empty = { ...year, series: [{ id: 'sold', label: 'Sold', values: [null, null] }] };
const one = { ...year, points: ['2026-04'], series: [{ id: 'sold', label: 'Sold', values: [7] }] };
const zeros = { ...year, series: [{ id: 'sold', label: 'Sold', values: year.points.map(() => 0) }] };

/** Storybook controls are off for data: edit it in the fixture. */
export const argTypes = { points: { control: false }, series: { control: false }, empty: { control: false } } as const;

/** Accessibility notes that apply to all charts. */
export const accessibility = [
  'Every value is in a table: a screen reader has it at once, everybody after one press.',
  'One tab stop; arrow keys go from point to point and each value is said.',
  'Series differ by dash and sign, or by weave, besides colour; every colour has 3:1 to its ground and its neighbour.',
];

/** The same data in each chart, so that their state matrices can be compared. */
export const sheet = (Chart: Chart) => (
  <Sheet>
    <SheetRow label="several series; one">
      <SheetCell label="wide" width={640}>
        <Chart {...year} />
      </SheetCell>
      <SheetCell label="one series, narrow" width={320}>
        <Chart {...year} series={year.series.slice(0, 1)} title="Works sold by month" />
      </SheetCell>
    </SheetRow>
    <SheetRow label="money, below zero, five series; Japanese">
      <SheetCell label="money" width={640}>
        <Chart {...income} />
      </SheetCell>
      <SheetCell label="narrow, Japanese" width={320}>
        <Chart
          currency="JPY"
          pointLabel="月"
          points={year.points}
          series={[{ id: 'a', label: '受取額', values: year.points.map((_, index) => (index + 3) * 41_200) }]}
          title="月ごとの受取額"
        />
      </SheetCell>
    </SheetRow>
    <SheetRow label="one point, all zero, nothing, loading, focus">
      <SheetCell label="one point" width={260}>
        <Chart {...one} height={160} />
      </SheetCell>
      <SheetCell label="all zero" width={260}>
        <Chart {...zeros} height={160} />
      </SheetCell>
      <SheetCell label="nothing" width={260}>
        <Chart {...empty} height={160} />
      </SheetCell>
      <SheetCell label="loading" width={260}>
        <Chart {...year} height={160} loading />
      </SheetCell>
      <SheetCell label="focus" width={260}>
        <Preview focus="[tabindex='0']">
          <Chart {...year} height={160} />
        </Preview>
      </SheetCell>
    </SheetRow>
  </Sheet>
);

/** Long and unbroken text, huge amounts, too few values, none. */
export const hostile = (Chart: Chart) => (
  <Narrow>
    <Chart
      {...year}
      points={['Donaudampfschifffahrtselektrizität', 'さまよえるオランダ人の肖像', 'x']}
      series={[
        { id: 'a', label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk', values: [1e15, -1e15, 0.001] },
        { id: 'b', label: 'Too few values', values: [Number.NaN] },
      ]}
      title="Donaudampfschifffahrtselektrizitätenhauptbetriebswerk"
    />
    <Chart
      {...year}
      pointLabel={longTitle}
      points={[longTitle, `${longTitle} `]}
      series={[
        { id: 'a', label: longTitle, values: [3, 4] },
        { id: 'b', label: 'B', values: [2, 0] },
      ]}
      title={longTitle}
      unit={longTitle}
    />
    <Chart {...year} empty={longTitle} points={[]} series={[]} />
  </Narrow>
);

/** Hovering shows the values of a point; leaving hides them. */
export async function pointing({ canvasElement }: { canvasElement: HTMLElement }) {
  const canvas = within(canvasElement);
  const user = person();
  const stage = await canvas.findByRole('slider');
  const tip = () => stage.querySelector(':scope > div');
  await user.hover(stage);
  await waitFor(() => expect(tip()).toHaveTextContent(/Sold/));
  await user.hover(canvas.getByRole('button', { name: 'Show as table' }));
  await waitFor(() => expect(tip()).toBeNull());
}
