/** The side of its element on which a tip stands when there is room. */
export type TipPlacement = 'top' | 'bottom' | 'start' | 'end';

/**
 * Marks an element so that the one TooltipHost shows these words beside it. For components that show their own name, as
 * IconButton does: an attribute each, no listener and no state, however many there are.
 */
export const tip = (words: string | undefined, side?: TipPlacement) => ({ 'data-tip': words, 'data-tip-side': side });
