import { radius, space } from '../theme/scale.ts';
import { states } from '../theme/states.ts';
import { style, variants } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, tabular, type } from '../theme/typography.ts';

const { color } = tokens;

export const card = style({
  ...type.text,
  display: 'flex',
  alignItems: 'flex-start',
  gap: space(3),
  padding: `${space(1.5)} ${space(1.5)} ${space(1.5)} ${space(3.5)}`,
  background: color.wall,
  color: color.ink,
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.card,
  boxShadow: tokens.shadow.floating,
});

/* As high as the close button, so that all are on one line. */
const lineHeight = `max(2rem, ${tokens.size.touch})`;
const firstLine = { minHeight: lineHeight, display: 'flex', alignItems: 'center' } as const;
export const icon = style({ ...firstLine, flexShrink: 0 });
export const tone = variants({
  success: { color: color.ok },
  warning: { color: color.warning },
  primary: { color: color.info },
  default: { color: color.inkMuted },
});
export const body = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space(3)}`,
  minWidth: 0,
});
export const message = style({ ...breakWords, paddingBlock: `calc((${lineHeight} - 1.25rem) / 2)` });
export const count = style({ ...tabular, color: color.inkMuted, whiteSpace: 'nowrap' });
export const close = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: lineHeight,
  height: lineHeight,
  borderRadius: radius.control,
  color: color.inkMuted,
  selectors: {
    [states.hover]: { background: color.hover, color: color.ink },
    [states.focusVisible]: { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
});
