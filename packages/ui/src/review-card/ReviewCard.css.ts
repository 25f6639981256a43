import { radius, space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, clamp, tabular, type } from '../theme/typography.ts';

const { color } = tokens;

export const card = style({
  ...breakWords,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: space(3),
  width: '100%',
  padding: space(5),
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.card,
  background: color.wall,
});

export const message = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space(1),
  flexGrow: 1,
  alignContent: 'start',
});
/* A quotation, in the quotation marks of its language. */
export const words = style({
  ...type.card,
  lineHeight: 1.55,
  whiteSpace: 'pre-line',
  width: '100%',
  selectors: {
    '&:not(:empty)::before': { content: 'open-quote' },
    '&:not(:empty)::after': { content: 'close-quote' },
  },
});
export const folded = style(clamp(5));
export const more = style({
  ...type.small,
  minHeight: `max(${space(6)}, ${tokens.size.touch})`,
  color: color.inkMuted,
  textDecoration: 'underline',
  textUnderlineOffset: '0.18em',
  selectors: { '&:is(:hover, [data-preview~="hover"])': { color: color.ink } },
});

/* At the bottom, so that the names in a row of cards line up. */
export const foot = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space(1)} ${space(3)}` });
export const who = style({ display: 'grid', flex: '1 1 0', minWidth: space(20) });
export const name = style(type.strong);
export const date = style({ ...type.small, ...tabular, color: color.inkMuted });
