import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet, SheetRow } from '../storybook/index.ts';
import type { motion } from '../theme/motion.ts';
import * as css from './Specimen.css.ts';

const meta = {
  title: 'Foundations/Motion',
  tags: ['stable'],
  parameters: {
    guidance: {
      do: ['Name the reason: a rule takes its time from `motion`, which has one entry a reason.'],
      dont: ['Move what has no reason to.', 'Make anybody wait for it: what moves can be used at once.'],
      accessibility: [
        'Where the person prefers reduced motion everything happens at once.',
        'Nothing moves by itself without a button that stops it.',
      ],
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const reasons: Record<keyof typeof motion, { why: string; where: string; time: string }> = {
  answer: { why: 'A colour answers the pointer', where: 'Button, fields, tabs', time: '120 ms' },
  turn: { why: 'A part of a control takes its other place', where: 'Switch, disclosure, stars', time: '120 ms ' },
  appear: { why: 'A small surface appears beside what asked for it', where: 'Menu, popover, tip', time: '120 ms  ' },
  arrive: { why: 'A surface comes over the page', where: 'Dialog, drawer, toast', time: '200 ms' },
  move: { why: 'Something on the page changes place or size', where: 'Sidebar, header', time: '200 ms ' },
  progress: { why: 'A figure grows as work goes on', where: 'Uploads', time: '200 ms, even' },
};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="reasons to move; there are no others">
        <table className={css.table}>
          <thead>
            <tr>
              {['Reason', 'Why', 'Where', 'How long'].map((head) => (
                <th key={head} className={css.head} scope="col" style={{ textAlign: 'start' }}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Object.entries(reasons).map(([name, { why, where, time }]) => (
              <tr key={name}>
                <td className={css.cell}>{name}</td>
                <td className={css.cell}>{why}</td>
                <td className={css.cell}>{where}</td>
                <td className={css.cell}>{time}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </SheetRow>
    </Sheet>
  ),
};
