import { space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { type, visuallyHidden } from '../theme/typography.ts';

/* Out of the flow while empty, to take no gap; always rendered, since a live region that is added later is not read. */
export const alert = style({ selectors: { '&:empty': visuallyHidden } });
export const list = style({ ...type.small, display: 'grid', gap: space(1), color: tokens.color.danger });
export const item = style({ display: 'flex', gap: space(2), overflowWrap: 'anywhere' });
