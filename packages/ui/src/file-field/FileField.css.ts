import { motion } from '../theme/motion.ts';
import { radius, space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, tabular, type } from '../theme/typography.ts';

const { color } = tokens;

/** Too narrow to fit a name beside its buttons. */
const slim = '(max-width: 15rem)';

export const root = style({ ...breakWords, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(2) });
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(2),
  containerType: 'inline-size',
});

export const zone = style({
  ...type.text,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space(3),
  rowGap: space(2),
  padding: space(3),
  border: `1px dashed ${color.fieldEdge}`,
  borderRadius: radius.control,
  background: color.wall,
  color: color.inkMuted,
  textWrap: 'pretty',
  transition: `background-color ${motion.answer}`,
  selectors: {
    '&[data-over]': { background: color.mat, borderColor: color.ink, borderStyle: 'solid' },
    '&[data-invalid]': { borderColor: color.danger },
    '&[data-disabled]': { borderColor: color.border, background: 'transparent', color: color.inkFaint },
  },
});
export const bounds = style({ ...type.small, ...tabular, flexBasis: '100%', color: color.inkMuted });

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space(3),
  paddingBlock: space(2),
  paddingInline: space(3),
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.control,
  background: color.wall,
  selectors: { '&[data-failed]': { borderColor: color.danger } },
  '@container': { [slim]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});
export const icon = style({ flexShrink: 0, color: color.inkMuted });
export const text = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(0.5), minWidth: 0 });
export const name = style({ ...type.text, overflowWrap: 'anywhere' });
export const facts = style({ ...type.small, ...tabular, color: color.inkMuted });
export const failure = style({ ...type.small, display: 'flex', gap: space(1.5), color: color.danger });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: space(1),
  '@container': { [slim]: { gridColumn: '2 / -1' } },
});
/** On its own line in narrow rows. */
export const wide = style({
  gridColumn: '2 / -1',
  display: 'grid',
  justifyItems: 'start',
  gap: space(2),
  paddingBlockStart: space(1),
});
export const bar = style({ gridColumn: '2 / -1', paddingBlockStart: space(1) });
export const replace = style({
  ...type.small,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: tokens.size.controlSmall,
  paddingInline: space(2),
  borderRadius: radius.control,
  color: color.ink,
  cursor: 'pointer',
  selectors: {
    '&:is(:hover, [data-preview~="hover"])': { background: color.hover },
    '&:has(:is(:focus-visible, [data-preview~="focus"]))': {
      outline: `2px solid ${color.focus}`,
      outlineOffset: '2px',
    },
  },
});
