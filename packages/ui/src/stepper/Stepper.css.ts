import { radius, space } from '../theme/scale.ts';
import { states } from '../theme/states.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, tabular, type } from '../theme/typography.ts';
import { names, narrow } from './narrow.ts';

const { color } = tokens;

export const stepper = style({ width: '100%', minWidth: 0 });
export const horizontal = style({ containerType: 'inline-size' });
export const vertical = style({});
export const few = style({ containerName: names.few });
export const many = style({ containerName: names.many });

/* One line instead of the list, where there is no room. */
export const here = style({
  ...type.strong,
  ...tabular,
  display: 'none',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space(2)} ${space(3)}`,
  width: '100%',
  minHeight: '2.75rem',
  paddingBlock: space(1),
  borderRadius: radius.control,
  color: color.ink,
  textAlign: 'start',
  selectors: { [states.focusVisible]: { outline: `2px solid ${color.focus}`, outlineOffset: '2px' } },
  ...narrow({ display: 'grid' }),
});
export const hereWords = style({
  ...breakWords,
  selectors: {
    'button:is(:hover, [data-preview~="hover"]) > &': {
      textDecoration: 'underline',
      textDecorationThickness: '1px',
      textUnderlineOffset: '0.25em',
    },
  },
});
/* Problems hidden while the list is collapsed. */
export const attention = style({ ...type.small, ...breakWords, gridColumn: '1 / -1', color: color.danger });
export const chevron = style({
  color: color.inkMuted,
  transition: `transform ${tokens.duration.quick} ${tokens.easing.out}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
});
export const track = style({ gridColumn: '1 / -1', display: 'flex', gap: space(1) });
export const piece = style({
  flex: 1,
  height: 3,
  borderRadius: radius.pill,
  background: color.border,
  selectors: { '&[data-passed]': { background: color.ink }, '&[data-error]': { background: color.danger } },
  '@media': {
    '(forced-colors: active)': {
      /* Forced colours would override the background. */
      forcedColorAdjust: 'none',
      background: 'GrayText',
      selectors: { '&[data-passed]': { background: 'CanvasText' } },
    },
  },
});

export const list = style({
  selectors: {
    [`${horizontal} > &`]: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
    [`${vertical} > &`]: { display: 'block' },
  },
  ...narrow({
    selectors: {
      [`${horizontal} > &`]: { display: 'none' },
      [`${horizontal}[data-open] > &`]: { display: 'block', paddingBlockStart: space(3) },
    },
  }),
});
