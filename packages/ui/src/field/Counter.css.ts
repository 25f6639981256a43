import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { tabular, type } from '../theme/typography.ts';

export const counter = style({ ...type.small, ...tabular, lineHeight: 1, color: tokens.color.inkMuted });
export const over = style({ color: tokens.color.danger });
