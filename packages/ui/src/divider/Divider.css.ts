import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

export const divider = style({ width: '100%', border: 0, borderTop: `1px solid ${tokens.color.hairline}` });
