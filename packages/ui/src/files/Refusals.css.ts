import { space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { type, visuallyHidden } from '../theme/typography.ts';

/* Out of the flow while it is empty, so that it takes no gap; never gone, or what arrives in it would not be heard. */
export const alert = style({ selectors: { '&:empty': visuallyHidden } });
export const refused = style({ ...type.small, display: 'grid', gap: space(1), color: tokens.color.danger });
export const refusal = style({ display: 'flex', gap: space(2), overflowWrap: 'anywhere' });
