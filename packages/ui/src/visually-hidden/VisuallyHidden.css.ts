import { style } from '../theme/style.ts';
import { visuallyHidden } from '../theme/typography.ts';

export const hidden = style(visuallyHidden);
