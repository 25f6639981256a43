import { space } from '../theme/scale.ts';
import { states } from '../theme/states.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { color } = tokens;

export const detail = style({
  position: 'absolute',
  left: 0,
  width: 'var(--sa-column-all)',
  contain: 'layout paint',
  background: color.paper,
  borderBottom: `1px solid ${color.hairline}`,
  '@media': { print: { position: 'static', width: 'auto', height: 'auto !important', breakInside: 'avoid' } },
});
export const cell = style({ height: '100%', selectors: { [states.focusVisible]: { outlineOffset: '-2px' } } });
/* Sticky, so that the content stays visible in a wide table. */
export const content = style({
  position: 'sticky',
  left: 0,
  width: 'var(--sa-column-view)',
  paddingBlock: space(4),
  paddingInlineStart: `calc(var(--sa-column-lead) + ${space(3)})`,
  paddingInlineEnd: space(4),
  /* The measured height includes the border below it. */
  marginBottom: -1,
  borderBottom: '1px solid transparent',
  '@media': { print: { position: 'static', width: 'auto', paddingInline: space(3) } },
});
