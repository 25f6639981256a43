import { radius, space, zIndex } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { type } from '../theme/typography.ts';

const { color } = tokens;

export const skip = style({
  ...type.strong,
  position: 'fixed',
  insetInlineStart: space(4),
  top: space(3),
  zIndex: zIndex.overlay,
  display: 'flex',
  alignItems: 'center',
  minHeight: tokens.size.control,
  paddingInline: space(4),
  borderRadius: radius.control,
  background: color.ink,
  color: color.paper,
  textDecoration: 'none',
  selectors: {
    '&:not(:focus, [data-preview~="focus"])': { transform: 'translateY(-200%)' },
    '&[data-preview]': { position: 'static' },
  },
  '@media': {
    print: { display: 'none' },
    '(forced-colors: active)': { background: 'Canvas', color: 'LinkText', border: '1px solid LinkText' },
  },
});
