import { style } from '../theme/style.ts';
import { tabular } from '../theme/typography.ts';

export const number = style(tabular);
