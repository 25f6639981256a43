import { style } from '../theme/style.ts';

export const area = style({
  /* Grows with its text where the browser supports it; otherwise it can be resized. */
  fieldSizing: 'content',
  minHeight: 'calc(attr(rows type(<integer>), 4) * 1lh + 1rem)',
  maxHeight: '50dvh',
  resize: 'vertical',
  lineHeight: 'inherit',
});
