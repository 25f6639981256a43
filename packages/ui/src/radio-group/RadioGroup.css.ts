import { radio } from '../field/choice.css.ts';
import { motion } from '../theme/motion.ts';
import { radius, space } from '../theme/scale.ts';
import { style, variants } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { color } = tokens;

export const layout = variants({
  column: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' },
  row: { display: 'flex', flexWrap: 'wrap', columnGap: space(6) },
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
    gap: space(3),
    selectors: {
      /* Three cards are in one row or one column, never two and one. */
      '&:has(> :nth-child(3):last-child)': {
        gridTemplateColumns: `repeat(auto-fit, minmax(clamp((100% - ${space(6)}) / 3, (43.5rem - 100%) * 999, 100%), 1fr))`,
      },
    },
  },
});

/** The whole card is clickable. */
export const card = style({
  display: 'flex',
  gap: space(2.5),
  padding: space(3),
  borderRadius: radius.control,
  border: `1px solid ${color.fieldEdge}`,
  background: color.wall,
  color: color.ink,
  cursor: 'pointer',
  transition: `border-color ${motion.answer}`,
  selectors: {
    '&:is(:hover, :has([data-preview~="hover"])):not(:has(:disabled))': { borderColor: color.inkMuted },
    '&:has(:checked)': { borderColor: color.ink, boxShadow: `inset 0 0 0 1px ${color.ink}` },
    '&:has([aria-invalid="true"])': { borderColor: color.danger },
    '&:has(:disabled)': { background: color.mat, borderColor: color.border, color: color.inkDisabled },
    '&:has(:disabled:checked)': { boxShadow: `inset 0 0 0 1px ${color.inkDisabled}` },
    '&:has(:focus-visible, [data-preview~="focus"])': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&:has(:checked)': { borderWidth: 2, borderColor: 'Highlight' } } },
  },
});

export const input = style([
  radio,
  {
    selectors: {
      /* The card draws the focus ring. */
      [`${card} > &:is(:focus-visible, [data-preview~="focus"])`]: { outline: 'none' },
    },
  },
]);
