import { createVar } from '@vanilla-extract/css';
import { chartRoles } from '../theme/palette.ts';
import { radius, space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, tabular, type, visuallyHidden } from '../theme/typography.ts';
import { wideEnough } from './geometry.ts';

const { color } = tokens;

/** The colour of a series, used by its marks. */
export const ink = createVar();

/** One class per series, in order of assignment. */
export const series = chartRoles.map((role) => style({ vars: { [ink]: color[role] } }));

export const chart = style({
  ...breakWords,
  position: 'relative',
  display: 'grid',
  gap: space(3),
  width: '100%',
  containerType: 'inline-size',
  '@media': { print: { breakInside: 'avoid' } },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space(2),
});
export const caption = style({ ...breakWords, display: 'grid', flex: '1 1 7rem' });
export const title = style({ ...type.card });
export const unit = style({ ...type.small, color: color.inkMuted });
/* Aligned with the first line of the title, which is lower than a button. */
export const toggle = style({
  marginBlock: `calc((1.5rem - ${tokens.size.controlSmall}) / 2)`,
  '@media': { print: { display: 'none' } },
});
export const hidden = style(visuallyHidden);

export const legend = style({ ...type.small, display: 'flex', flexWrap: 'wrap', gap: `${space(1)} ${space(4)}` });
export const legendNarrow = style({
  '@container': { [`(min-width: ${wideEnough}px)`]: { display: 'none' } },
});
export const key = style({ ...breakWords, display: 'inline-flex', alignItems: 'center', gap: space(1.5) });
export const swatch = style({ flexShrink: 0, overflow: 'visible' });

/* The height is fixed before the width is known, to avoid a layout shift. */
export const plot = style({ position: 'relative', width: '100%', minWidth: 0 });
export const stage = style({
  position: 'absolute',
  inset: 0,
  borderRadius: radius.mat,
  touchAction: 'pan-y',
  outline: 'none',
  selectors: {
    '&:is(:focus-visible, [data-preview~="focus"])': { outline: `2px solid ${color.focus}`, outlineOffset: '4px' },
  },
});
export const svg = style({
  display: 'block',
  overflow: 'visible',
  printColorAdjust: 'exact',
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
});
export const grid = style({
  stroke: color.hairline,
  '@media': { '(forced-colors: active)': { stroke: 'GrayText', strokeDasharray: '1 4' } },
});
export const zero = style({ stroke: color.fieldEdge });
export const tick = style({ ...type.small, ...tabular, fill: color.inkMuted });
export const cursor = style({ stroke: color.inkMuted, strokeDasharray: '2 3' });
export const band = style({
  fill: color.hover,
  '@media': { '(forced-colors: active)': { fill: 'none', stroke: 'Highlight' } },
});

export const line = style({
  fill: 'none',
  stroke: ink,
  strokeWidth: 2,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});
export const marker = style({ fill: color.wall, stroke: ink, strokeWidth: 2 });
export const solid = style({ fill: ink });
export const weave = style({ stroke: color.wall, strokeWidth: 1.25, fill: color.wall, opacity: 0.75 });
export const endLabel = style({ ...type.small, fontWeight: 500, fill: color.ink });
export const barLabel = style({ ...type.small, ...tabular, fill: color.ink });

export const tip = style({
  ...type.small,
  ...tabular,
  position: 'absolute',
  top: 0,
  zIndex: 1,
  display: 'grid',
  gap: space(1),
  width: 'max-content',
  padding: `${space(2)} ${space(3)}`,
  background: color.wall,
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.control,
  boxShadow: tokens.shadow.floating,
  pointerEvents: 'none',
  '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
});
export const tipTitle = style({ fontWeight: 500 });
export const tipRow = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space(4) });

export const scroll = style({ overflow: 'auto', maxWidth: '100%' });
