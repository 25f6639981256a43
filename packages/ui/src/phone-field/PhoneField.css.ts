import { radius, space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, tabular, type } from '../theme/typography.ts';

const { color } = tokens;

export const country = style({
  ...tabular,
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  alignSelf: 'stretch',
  gap: space(1),
  minWidth: '4.5rem',
  paddingInline: `${space(3)} ${space(2)}`,
  borderStartStartRadius: 'inherit',
  borderEndStartRadius: 'inherit',
  borderInlineEnd: `1px solid ${color.border}`,
  color: color.ink,
  selectors: {
    '&:is(:hover, [data-preview~="hover"]):not(:disabled, [data-fixed])': { background: color.hover },
    '&:is(:focus-visible, [data-preview~="focus"])': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
    '&:disabled': { cursor: 'not-allowed', color: color.inkDisabled },
    '&[data-fixed]': { minWidth: 0, paddingInlineEnd: space(3) },
  },
});
export const missing = style({ color: color.inkFaint });
export const chevron = style({ marginInlineStart: 'auto', color: color.inkMuted });
export const number = style(tabular);
export const live = style({ position: 'absolute' });

export const popover = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  width: 'min(22rem, calc(100vw - 1rem))',
  overflow: 'hidden',
  background: color.wall,
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.card,
  boxShadow: tokens.shadow.floating,
  outline: 'none',
  '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
});
export const search = style({ padding: space(2), borderBottom: `1px solid ${color.hairline}` });
export const icon = style({ flexShrink: 0, marginInlineStart: space(2.5), color: color.inkMuted });
export const status = style({
  ...type.small,
  ...breakWords,
  padding: `${space(3)} ${space(3.5)}`,
  color: color.inkMuted,
});
export const code = style({ ...tabular, minWidth: '3rem' });
