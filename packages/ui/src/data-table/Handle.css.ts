import { space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { color } = tokens;

/** The resize handle of a column. */
export const handle = style({
  position: 'absolute',
  insetBlock: 0,
  right: 0,
  zIndex: 1,
  width: space(2),
  cursor: 'col-resize',
  touchAction: 'none',
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlock: '25%',
      right: 0,
      width: 1,
      background: color.hairline,
    },
    /* The last handle lies on the frame's border. */
    ':last-child > &::after': { background: 'none' },
    '&:is(:hover, [data-dragging], [data-preview~="hover"])::after': {
      insetBlock: 0,
      width: 2,
      background: color.fieldEdge,
    },
  },
  '@media': { '(pointer: coarse)': { width: space(6) }, print: { display: 'none' } },
});
