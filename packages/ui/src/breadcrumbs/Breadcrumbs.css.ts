import { breakpoints, space } from '../theme/scale.ts';
import { states } from '../theme/states.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { clamp, type } from '../theme/typography.ts';

const phone = `screen and (max-width: ${breakpoints.tablet - 1}px)`;

export const breadcrumbs = style({ minWidth: 0 });
export const list = style({
  ...type.text,
  display: 'flex',
  flexWrap: 'wrap',
  color: tokens.color.inkMuted,
  minWidth: 0,
});
export const item = style({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  maxWidth: '24ch',
  selectors: {
    '&:not(:last-child)::after': {
      content: '"/" / ""',
      paddingInline: space(2),
      color: tokens.color.inkFaint,
    },
  },
  /* Where there is little room, higher levels are reachable from the menu only. */
  '@media': {
    [phone]: {
      selectors: {
        '&:nth-last-child(n + 3)': { display: 'none' },
        '&:nth-last-child(2):not(:first-child)::before': { content: '"…" / ""', paddingInlineEnd: space(2) },
      },
    },
  },
});
export const link = style({
  ...clamp(1),
  paddingBlock: space(0.5),
  color: 'inherit',
  textDecoration: 'none',
  wordBreak: 'break-all',
  borderRadius: 2,
  selectors: {
    '&[aria-current]': { color: tokens.color.ink },
    [states.hover]: { color: tokens.color.ink, textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    [states.focusVisible]: { outline: `2px solid ${tokens.color.focus}`, outlineOffset: '2px' },
  },
});
export const here = style({
  ...clamp(1),
  wordBreak: 'break-all',
  selectors: { [`${item}:not(:only-child) > &`]: { color: tokens.color.ink } },
});
