import { space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

export const drawer = style(
  { width: `min(20rem, calc(100vw - ${space(10)}))`, background: tokens.color.paper },
  'patterns',
);
export const dialog = style({ height: '100%', outline: 'none' }, 'patterns');
export const close = style(
  { position: 'absolute', insetBlockStart: space(3), insetInlineEnd: space(3), zIndex: 1 },
  'patterns',
);
