import { radius, space } from '../theme/scale.ts';
import { states } from '../theme/states.ts';
import { style, variants } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, focusRing, tabular, type } from '../theme/typography.ts';

const { color } = tokens;

/* Below this a day is too narrow for text: the month becomes a list of days. */
const narrow = '(width < 36rem)';
const hair = `1px solid ${color.hairline}`;

export const calendar = style({ containerType: 'inline-size', width: '100%', minWidth: 0 });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  marginBottom: space(4),
});
export const title = style({ ...type.section, margin: 0, marginInlineEnd: 'auto' });
export const table = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  border: hair,
  '@container': { [narrow]: { display: 'none' } },
});
export const weekday = style({
  ...type.small,
  padding: `${space(1.5)} ${space(2)}`,
  color: color.inkMuted,
  textAlign: 'start',
  borderInlineEnd: hair,
  borderBottom: hair,
});
export const day = style({
  height: space(24),
  padding: 0,
  verticalAlign: 'top',
  borderInlineEnd: hair,
  borderBottom: hair,
  selectors: { '&[data-beside]': { background: color.mat } },
});
export const date = style({
  ...type.small,
  ...tabular,
  display: 'inline-block',
  minWidth: space(6),
  margin: space(1),
  padding: `0 ${space(1)}`,
  borderRadius: radius.pill,
  color: color.ink,
  textAlign: 'center',
  selectors: {
    '[data-beside] &': { color: color.inkMuted },
    '&[aria-current]': {
      background: color.ink,
      color: color.paper,
      '@media': { '(forced-colors: active)': { outline: '1px solid' } },
    },
  },
});
export const lines = style({ margin: 0, padding: 0, paddingBottom: space(2), listStyle: 'none' });
export const line = style({ position: 'relative', height: space(7), marginBottom: space(1) });

const bar = {
  ...type.small,
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.ink,
  textDecoration: 'none',
} as const;

export const event = style({
  ...bar,
  position: 'absolute',
  zIndex: 1,
  insetBlock: 0,
  insetInlineStart: 0,
  boxSizing: 'border-box',
  padding: `${space(1)} ${space(2)}`,
  borderInlineStart: `3px solid ${color.inkMuted}`,
  background: color.mat,
  boxShadow: `inset 0 0 0 1px ${color.border}`,
  selectors: {
    '&[data-begins]': { borderStartStartRadius: radius.control, borderEndStartRadius: radius.control },
    '&:not([data-begins])': { borderInlineStartStyle: 'dashed' },
    '&[data-ends]': { borderStartEndRadius: radius.control, borderEndEndRadius: radius.control },
    [states.hover]: { textDecoration: 'underline' },
    [states.focusVisible]: { ...focusRing, zIndex: 2 },
  },
});
export const tone = variants({
  neutral: {},
  info: { background: color.infoWash, borderInlineStartColor: color.info, color: color.info },
  ok: { background: color.okWash, borderInlineStartColor: color.ok, color: color.ok },
});
export const agenda = style({
  display: 'none',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderTop: hair,
  '@container': { [narrow]: { display: 'block' } },
});
export const entry = style({
  ...breakWords,
  display: 'grid',
  gap: space(0.5),
  padding: `${space(3)} 0`,
  borderBottom: hair,
});
export const entryLink = style({
  ...type.strong,
  color: color.ink,
  textDecoration: 'none',
  selectors: { [states.hover]: { textDecoration: 'underline' }, [states.focusVisible]: focusRing },
});
export const muted = style({ ...type.small, ...tabular, margin: 0, color: color.inkMuted });
