export { Tooltip, type TooltipProps } from './Tooltip.tsx';
export { TooltipHost } from './TooltipHost.tsx';
export { type TipPlacement, tip } from './tip.ts';
