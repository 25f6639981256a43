import { style } from '../theme/style.ts';
import { tabular } from '../theme/typography.ts';

export const time = style({ ...tabular, whiteSpace: 'nowrap' });
