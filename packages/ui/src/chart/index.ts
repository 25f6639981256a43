export { BarChart, StackedBarChart } from './BarChart.tsx';
export { LineChart } from './LineChart.tsx';
export type { ChartProps, ChartSeries } from './types.ts';
