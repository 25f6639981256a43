import { radius, space } from '../theme/scale.ts';
import { states } from '../theme/states.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { tabular, type } from '../theme/typography.ts';

const { color } = tokens;

export const list = style({ display: 'grid', gap: space(1) }, 'patterns');

export const entry = style(
  {
    ...type.text,
    display: 'flex',
    alignItems: 'center',
    gap: space(3),
    minHeight: tokens.size.control,
    paddingInline: space(2.5),
    paddingBlock: space(1.5),
    borderRadius: radius.control,
    color: color.inkMuted,
    textDecoration: 'none',
    selectors: {
      'a&:is(:hover, [data-preview~="hover"])': { background: color.hover, color: color.ink },
      [states.focusVisible]: { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
      '&[aria-current]': { background: color.mat, color: color.ink, fontWeight: 500 },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  },
  'patterns',
);
export const soon = style(
  {
    color: color.inkFaint,
    cursor: 'default',
    '@media': { '(forced-colors: active)': { color: 'GrayText' } },
  },
  'patterns',
);
/* Dashed outline: an entry that exists but is closed to this user. */
export const closed = style({ outline: `1px dashed ${color.hairline}`, outlineOffset: '-1px' }, 'patterns');
export const collapsed = style(
  { justifyContent: 'center', position: 'relative', paddingInline: 0, minWidth: tokens.size.control },
  'patterns',
);

export const icon = style({ flexShrink: 0, selectors: { '[aria-current] > &': { color: color.seal } } }, 'patterns');
export const label = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }, 'patterns');
export const badge = style(
  { ...type.small, ...tabular, flexShrink: 0, fontWeight: 600, color: color.sealText },
  'patterns',
);
export const soonMark = style({ fontSize: '0.6875rem', flexShrink: 0, color: color.inkFaint }, 'patterns');

/** On an icon alone the count shrinks to a dot; its text is in the accessible name. */
export const dot = style(
  {
    position: 'absolute',
    insetBlockStart: '0.4rem',
    insetInlineEnd: '0.4rem',
    width: 7,
    height: 7,
    borderRadius: '50%',
    background: color.seal,
    boxShadow: `0 0 0 2px ${color.paper}`,
  },
  'patterns',
);

export const nothing = style({ ...type.small, padding: space(2.5), color: color.inkMuted }, 'patterns');
