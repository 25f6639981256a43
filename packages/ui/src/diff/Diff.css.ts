import { radius, space } from '../theme/scale.ts';
import { style, variants } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, tabular, type } from '../theme/typography.ts';

const { color } = tokens;

export const container = style({ containerType: 'inline-size', width: '100%' });
export const fields = style({ ...type.text, display: 'grid' });
export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space(1)} ${space(4)}`,
  paddingBlock: space(3),
  breakInside: 'avoid',
  selectors: { '& + &': { borderTop: `1px solid ${color.hairline}` } },
  '@container': { '(min-width: 32rem)': { gridTemplateColumns: 'minmax(6rem, 10rem) minmax(0, 1fr)' } },
});
export const term = style({ ...breakWords, color: color.inkMuted });
export const change = style({ ...breakWords, ...tabular, margin: 0, whiteSpace: 'pre-wrap' });

/* Struck through and underlined, so that the difference does not depend on hue, also in print. */
const marked = {
  padding: '1px 2px',
  borderRadius: '2px',
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
} as const;
export const mark = variants({
  removed: { ...marked, background: color.dangerWash, color: color.danger, textDecoration: 'line-through' },
  added: {
    ...marked,
    background: color.okWash,
    color: color.ok,
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
});
export const arrow = style({
  display: 'inline-block',
  color: color.inkFaint,
  verticalAlign: '-3px',
  marginInline: space(2),
});
export const empty = style({ color: color.inkFaint });
export const list = style({ display: 'flex', flexWrap: 'wrap', gap: space(1.5) });
export const note = style({ ...type.small, ...breakWords, color: color.inkMuted, paddingBlock: space(2) });

export const pictures = style({ display: 'flex', flexWrap: 'wrap', gap: space(3) });
export const picture = style({ ...type.small, display: 'grid', gap: space(1), width: '7rem', margin: 0 });
export const frame = style({
  display: 'grid',
  placeItems: 'center',
  height: '7rem',
  padding: space(2),
  background: color.mat,
  borderRadius: radius.mat,
  overflow: 'hidden',
});
