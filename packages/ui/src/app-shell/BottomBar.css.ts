import { bottomBar } from '../page/bottom-bar.css.ts';
import { from, space, zIndex } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { color } = tokens;

export const bar = style(
  {
    position: 'fixed',
    zIndex: zIndex.header,
    insetInline: 0,
    bottom: 0,
    height: bottomBar,
    paddingBottom: 'env(safe-area-inset-bottom)',
    background: color.wall,
    borderTop: `1px solid ${color.hairline}`,
    '@media': { [from('tablet')]: { display: 'none' }, print: { display: 'none' } },
  },
  'patterns',
);
export const list = style(
  { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', height: '100%' },
  'patterns',
);
export const entry = style(
  {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: space(1),
    position: 'relative',
    width: '100%',
    height: '100%',
    paddingInline: space(1),
    color: color.inkMuted,
    fontSize: '0.6875rem',
    lineHeight: 1.3,
    textDecoration: 'none',
    selectors: {
      '&[aria-current]': { color: color.sealText, fontWeight: 500 },
      '&:is(:active, [data-preview~="pressed"])': { background: color.pressed },
      '&:is(:focus-visible, [data-preview~="focus"])': { outline: `2px solid ${color.focus}`, outlineOffset: '-3px' },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '&[aria-current]': { textDecoration: 'underline' } } },
    },
  },
  'patterns',
);
export const label = style(
  { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  'patterns',
);
export const icon = style({ position: 'relative' }, 'patterns');
export const badge = style(
  {
    position: 'absolute',
    insetInlineStart: 'calc(100% - 7px)',
    insetBlockStart: -6,
    minWidth: '1rem',
    paddingInline: 4,
    borderRadius: '0.5rem',
    background: color.seal,
    color: color.onSeal,
    fontSize: '0.625rem',
    fontWeight: 600,
    lineHeight: '1rem',
    textAlign: 'center',
  },
  'patterns',
);
