import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet, SheetRow } from '../storybook/index.ts';
import { breakpoints, radius, space, zIndex } from '../theme/scale.ts';
import { tokens } from '../theme/tokens.css.ts';
import * as css from './Specimen.css.ts';

const meta = {
  title: 'Foundations/Space and shape',
  tags: ['stable'],
  parameters: {
    guidance: {
      do: ['Separate by space first, by a hairline only where rows need it.', 'Keep to the 4 px grid.'],
      dont: ['Lift what does not float.', 'Write a z-index: name the layer.'],
      accessibility: [
        'With a mouse a control is 36 px high and a dense row 32; by touch both are 44.',
        'Nothing that is pressed is smaller than 24 px.',
      ],
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const steps = [1, 1.5, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20];

const widths: Record<keyof typeof breakpoints, string> = {
  phone: 'A small phone; pages hold down to 320',
  tablet: 'Tables replace cards, the bar at the foot goes; a carousel shows two',
  laptop: 'The sidebar stands beside the page, 20 % of it (15 % from 1920 px); so do asides; a carousel shows three',
  desktop: 'A carousel shows four',
  wide: 'Nothing more: a carousel still shows four',
};

const layers: Record<keyof typeof zIndex, string> = {
  sticky: 'Heads of tables, save bars',
  header: 'The header of the page',
  sidebar: 'The sidebar',
  overlay: 'Whatever opens over the page, in the order of opening',
  toast: 'Messages, above everything',
  tooltip: 'Tips, which follow the pointer over all of it',
};

function Rows({ heads, rows }: { heads: string[]; rows: string[][] }) {
  return (
    <table className={css.table}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} className={css.head} scope="col" style={{ textAlign: 'start' }}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row[0]}>
            {row.map((cell) => (
              <td key={cell} className={css.cell}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="space, in steps of 4 px">
        <table className={css.table}>
          <tbody>
            {steps.map((step) => (
              <tr key={step}>
                <td className={css.figure} style={{ width: '6rem' }}>
                  space({step})
                </td>
                <td className={css.figure} style={{ width: '5rem' }}>
                  {step * 4} px
                </td>
                <td>
                  <div className={css.bar} style={{ width: space(step) }} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </SheetRow>
      <SheetRow label="radius">
        {Object.entries(radius).map(([name, value]) => (
          <div key={name} className={css.box} style={{ borderRadius: value }}>
            {name} {value}
          </div>
        ))}
      </SheetRow>
      <SheetRow label="elevation: art hangs, cards rest, what floats floats">
        {(['art', 'raised', 'floating'] as const).map((name) => (
          <div key={name} className={css.box} style={{ boxShadow: tokens.shadow[name] }}>
            {name}
          </div>
        ))}
      </SheetRow>
      <SheetRow label="breakpoints">
        <Rows
          heads={['Name', 'From', 'What changes']}
          rows={Object.entries(breakpoints).map(([name, px]) => [
            name,
            `${px} px`,
            widths[name as keyof typeof widths],
          ])}
        />
      </SheetRow>
      <SheetRow label="density: what is pressed or typed in">
        <Rows
          heads={['Size', 'With a mouse', 'By touch']}
          rows={[
            ['control', '36 px', '44 px'],
            ['small control', '28 px', '44 px '],
            ['dense row', '32 px', '44 px  '],
          ]}
        />
      </SheetRow>
      <SheetRow label="layers, lowest first">
        <Rows
          heads={['Layer', 'z-index', 'What lies there']}
          rows={Object.entries(zIndex).map(([name, index]) => [
            name,
            String(index),
            layers[name as keyof typeof layers],
          ])}
        />
      </SheetRow>
    </Sheet>
  ),
};
