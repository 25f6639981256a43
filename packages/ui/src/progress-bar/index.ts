export { Bar, type BarProps } from './Bar.tsx';
export { ProgressBar, type ProgressBarProps } from './ProgressBar.tsx';
