import type { ChartProps } from './types.ts';

const months = Array.from({ length: 12 }, (_, index) =>
  index < 8 ? `2025-${String(index + 5).padStart(2, '0')}` : `2026-${String(index - 7).padStart(2, '0')}`,
);
const sold = [4, 6, 5, 9, 12, 8, 7, 14, 11, 15, 13, 18];
const rented = [2, 3, 3, 4, 4, 6, null, null, 8, 9, 9, 11];
const ordered = [1, 0, 2, 1, 3, 2, 2, 4, 3, 2, 5, 4];

/** A seller's year, for stories. */
export const year = {
  title: 'Works by month',
  pointLabel: 'Month',
  unit: 'works',
  points: months,
  series: [
    { id: 'sold', label: 'Sold', values: sold },
    { id: 'rented', label: 'Rented', values: rented },
    { id: 'ordered', label: 'Made to order', values: ordered },
  ],
} satisfies ChartProps;

/** The same as money, with negative months in which refunds exceeded sales. */
export const income = {
  title: 'Income by month',
  pointLabel: 'Month',
  currency: 'USD',
  points: months.slice(4),
  series: [
    { id: 'sales', label: 'Sales', values: [5200, 4100, 7350.5, 12400, 9800, 11250, 8700, 14300.25] },
    { id: 'rent', label: 'Rent', values: [800, 950, 950, 1200, 1200, 1350, 1350, 1500] },
    { id: 'refunds', label: 'Refunds', values: [-400, 0, -1250, 0, -300, -2200, 0, -150] },
    { id: 'events', label: 'Exhibitions', values: [0, 600, 0, 900, 0, 1200, 600, 0] },
    { id: 'other', label: 'Other', values: [120, 80, 200, 60, 90, 150, 110, 70] },
  ],
} satisfies ChartProps;
