export { ScaleView, type ScaleViewProps } from './ScaleView.tsx';
