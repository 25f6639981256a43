import { createContainer } from '@vanilla-extract/css';
import { motion } from '../theme/motion.ts';
import { radius, space } from '../theme/scale.ts';
import { states } from '../theme/states.ts';
import { style, variants } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, tabular, type } from '../theme/typography.ts';

const { color } = tokens;

const room = createContainer();
/* Too narrow for two or three numbers side by side. */
const narrow = `${room} (max-width: 29.99rem)`;

export const tiles = style({ containerType: 'inline-size', containerName: room, width: '100%', minWidth: 0 });
/* One column per tile, three at most, none wider than a third. */
export const group = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(calc((100% - 1.5rem) / 3), 1fr))',
  gap: space(3),
  '@container': {
    [narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 0,
      border: `1px solid ${color.hairline}`,
      borderRadius: radius.card,
      background: color.wall,
    },
  },
});

export const tile = style({
  ...breakWords,
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space(1),
  width: '100%',
  padding: space(4),
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.card,
  background: color.wall,
  transition: `border-color ${motion.answer}`,
  selectors: { '&:has(a:is(:hover, [data-preview~="hover"]))': { borderColor: color.border } },
  '@container': {
    [narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: space(4),
      rowGap: 0,
      paddingBlock: space(3),
      border: 0,
      borderRadius: radius.card,
      background: 'none',
      selectors: {
        '& + &': { borderTop: `1px solid ${color.hairline}`, borderStartStartRadius: 0, borderStartEndRadius: 0 },
      },
    },
  },
  '@media': { print: { breakInside: 'avoid' } },
});
export const label = style({ ...type.label, color: color.inkMuted });
/* The whole tile is clickable; its text is the link. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.card },
    [states.hover]: { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after, [data-preview~="focus"] > * > &::after': {
      outline: `2px solid ${color.focus}`,
      outlineOffset: '2px',
    },
  },
});
export const value = style({
  ...type.section,
  ...tabular,
  display: 'block',
  minHeight: '1.75rem',
  '@container': {
    [narrow]: { ...type.card, gridColumn: 2, gridRow: '1 / span 2', alignSelf: 'center', textAlign: 'end' },
  },
});
export const foot = style({
  ...type.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space(2),
  minHeight: '1.125rem',
  color: color.inkMuted,
});
export const change = style({
  ...tabular,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  fontWeight: 500,
});
export const tone = variants({
  good: { color: color.ok },
  bad: { color: color.danger },
  neutral: { color: color.inkMuted },
});
export const spark = style({
  display: 'block',
  width: '100%',
  height: 32,
  '@container': { [narrow]: { gridColumn: '1 / -1' } },
  overflow: 'visible',
  marginBlockStart: space(1),
});
export const line = style({
  fill: 'none',
  stroke: color.inkFaint,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
});
