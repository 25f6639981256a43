import { radius, space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, tabular, type } from '../theme/typography.ts';

const { color } = tokens;

export const message = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space(1),
  minWidth: 0,
  selectors: { '&[data-own]': { justifyItems: 'end' } },
});

export const bubble = style({
  ...type.text,
  ...breakWords,
  display: 'grid',
  gap: space(2),
  maxWidth: 'min(100%, 36rem)',
  padding: `${space(2)} ${space(3)}`,
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.card,
  background: color.wall,
  selectors: {
    '[data-own] > &': { background: color.mat, borderColor: 'transparent' },
    '[data-status="sending"] > &': { color: color.inkMuted },
    '[data-status="failed"] > &': { borderColor: color.danger },
    '[data-status="absent"] > &': {
      ...type.small,
      padding: `${space(1)} ${space(3)}`,
      borderColor: color.hairline,
      borderStyle: 'dashed',
      background: 'transparent',
      color: color.inkMuted,
    },
  },
  '@media': { '(forced-colors: active)': { selectors: { '[data-own] > &': { borderColor: 'CanvasText' } } } },
});
export const words = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const link = style({
  color: color.sealText,
  textUnderlineOffset: '0.18em',
  selectors: { '&:is(:hover, [data-preview~="hover"])': { textDecorationThickness: '2px' } },
});

export const documents = style({ display: 'grid', gap: space(1) });
export const document = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: `max(${space(6)}, ${tokens.size.touch})`,
  color: color.ink,
  textDecoration: 'none',
});
export const documentName = style({ textDecoration: 'underline', textUnderlineOffset: '0.18em' });
export const size = style({ ...type.small, ...tabular, color: color.inkMuted, whiteSpace: 'nowrap' });

export const foot = style({
  ...type.small,
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(2)}`,
  paddingInline: space(1),
  color: color.inkMuted,
  selectors: { '[data-own] > &': { justifyContent: 'flex-end' } },
});
export const failure = style({ display: 'flex', alignItems: 'baseline', gap: space(1.5), color: color.danger });
