import { radius, space } from '../theme/scale.ts';
import { states } from '../theme/states.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, focusRing, type } from '../theme/typography.ts';

const { color } = tokens;

export const summary = style({
  display: 'flex',
  gap: space(3),
  padding: `${space(3)} ${space(4)}`,
  borderRadius: radius.card,
  border: '1px solid transparent',
  background: color.dangerWash,
  color: color.danger,
  scrollMarginBlock: space(20),
  selectors: { [states.focusVisible]: focusRing },
});
export const icon = style({ marginBlockStart: '1px', flexShrink: 0 });
export const words = style({ ...breakWords, display: 'grid', gap: space(1) });
export const title = style(type.strong);
/* Compensates for the padding of the links. */
export const list = style({ ...type.text, display: 'grid', marginBlock: `-${space(0.5)}` });
/* 24 px, the minimum target size (WCAG 2.2, 2.5.8). */
const tall = { display: 'inline-block', paddingBlock: space(0.5) } as const;
export const plain = style(tall);
export const link = style({
  ...tall,
  color: 'inherit',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  selectors: { [states.hover]: { textDecorationThickness: '2px' } },
});
