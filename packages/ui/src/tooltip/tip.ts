/** Preferred side of a tooltip. */
export type TipPlacement = 'top' | 'bottom' | 'start' | 'end';

/**
 * Attributes that let the TooltipHost show this text beside an element. For components that show their own name, such
 * as IconButton: no listener and no state per element.
 */
export const tip = (text: string | undefined, side?: TipPlacement) => ({ 'data-tip': text, 'data-tip-side': side });
