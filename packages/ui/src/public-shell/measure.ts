import { gutter } from '../theme/typography.ts';

/** Half of the widest column in which a public page is read. */
export const half = '42rem';

/** What stays free at both sides of a bar, so that it begins where the column does. */
export const side = `max(${gutter.tablet}, calc((100% - 2 * ${half}) / 2))`;
