import { motion } from '../theme/motion.ts';
import { radius } from '../theme/scale.ts';
import { states } from '../theme/states.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { cell } from './Row.css.ts';

const { color } = tokens;

/* The cells before the first data column: the checkbox and the expand button. */
const boxCell = style([cell, { justifyContent: 'center', paddingInline: 0, '@media': { print: { display: 'none' } } }]);
export const checkboxCell = style([
  boxCell,
  {
    width: 'var(--sa-column-select)',
    selectors: { '[data-stuck] &': { position: 'sticky', left: 0, zIndex: 1 } },
  },
]);
export const toggleCell = style([
  boxCell,
  {
    width: 'var(--sa-column-expand)',
    selectors: { '[data-stuck] &': { position: 'sticky', left: 'var(--sa-column-select)', zIndex: 1 } },
  },
]);

/** The expand button of a row. It draws its own icon, to save an element per row. */
export const toggle = style({
  display: 'grid',
  placeItems: 'center',
  width: '1.75rem',
  height: '1.75rem',
  borderRadius: radius.control,
  color: color.inkMuted,
  selectors: {
    '&::before': {
      content: '',
      width: '0.4375rem',
      height: '0.4375rem',
      borderInlineEnd: '1.6px solid',
      borderBottom: '1.6px solid',
      transform: 'translateX(-0.125rem) rotate(-45deg)',
      transition: `transform ${motion.turn}`,
    },
    '&[aria-expanded="true"]': { color: color.ink },
    '&[aria-expanded="true"]::before': { transform: 'translateY(-0.125rem) rotate(45deg)' },
    '&[hidden]': { display: 'none' },
    [states.hover]: { color: color.ink, background: color.hover },
  },
});
