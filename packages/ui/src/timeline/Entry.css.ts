import { space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, clamp, type } from '../theme/typography.ts';

const { color } = tokens;

export const note = style({ ...breakWords, color: color.inkMuted, whiteSpace: 'pre-wrap' });
export const folded = style({
  ...clamp(6),
  '@media': { print: { display: 'block', overflow: 'visible' } },
});
/* Aligns its text, not its edge, with the text above. */
export const unfold = style({
  justifySelf: 'start',
  marginInlineStart: `calc(${space(2.5)} * -1)`,
  '@media': { print: { display: 'none' } },
});
export const documents = style({ display: 'grid', gap: space(1), marginBlockStart: space(1) });
export const document = style({ display: 'flex', alignItems: 'flex-start', gap: space(1.5), minWidth: 0 });
export const icon = style({ flexShrink: 0, marginBlockStart: '2px', color: color.inkMuted });
export const detail = style({ ...type.small, color: color.inkMuted });
