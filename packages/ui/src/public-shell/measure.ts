import { gutter } from '../theme/typography.ts';

/** Half of a public page's maximum content width. */
export const half = '42rem';

/** Side padding of a bar that aligns it with the content column. */
export const side = `max(${gutter.tablet}, calc((100% - 2 * ${half}) / 2))`;
