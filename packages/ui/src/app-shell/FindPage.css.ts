import { radius, space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { type } from '../theme/typography.ts';

const { color } = tokens;

export const box = style({ position: 'relative', color: color.inkMuted }, 'patterns');
export const icon = style(
  {
    position: 'absolute',
    insetInlineStart: space(2.5),
    top: '50%',
    transform: 'translateY(-50%)',
    pointerEvents: 'none',
  },
  'patterns',
);
export const input = style(
  {
    ...type.text,
    width: '100%',
    minHeight: tokens.size.control,
    paddingBlock: space(1.5),
    paddingInline: `${space(9)} ${space(2.5)}`,
    background: color.wall,
    color: color.ink,
    border: `1px solid ${color.fieldEdge}`,
    borderRadius: radius.control,
    appearance: 'none',
    selectors: {
      '&::-webkit-search-cancel-button': { display: 'none' },
      '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-1px' },
    },
  },
  'patterns',
);
export const withShortcut = style({ paddingInlineEnd: space(16) }, 'patterns');
export const shortcut = style(
  {
    ...type.small,
    position: 'absolute',
    insetInlineEnd: space(2),
    top: '50%',
    transform: 'translateY(-50%)',
    padding: `0 ${space(1.5)}`,
    fontSize: '0.6875rem',
    background: color.paper,
    border: `1px solid ${color.border}`,
    borderRadius: 4,
    pointerEvents: 'none',
    selectors: { 'input:focus ~ &': { visibility: 'hidden' } },
    '@media': { '(pointer: coarse)': { display: 'none' } },
  },
  'patterns',
);
