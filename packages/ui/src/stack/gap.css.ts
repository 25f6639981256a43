import { space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';

const steps = [0, 0.5, 1, 1.5, 2, 3, 4, 5, 6, 8, 10, 12, 16] as const;

/** A gap in steps of 4 px: `4` is 16 px. */
export type Gap = (typeof steps)[number];

/** The class of each gap. */
export const gap = Object.fromEntries(
  steps.map((step) => [step, style({ gap: space(step) }, 'layout', `gap${step}`)]),
) as Record<Gap, string>;
