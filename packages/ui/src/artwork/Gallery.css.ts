import { radius, space } from '../theme/scale.ts';
import { states } from '../theme/states.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { tabular, type } from '../theme/typography.ts';

const { color } = tokens;

export const gallery = style({ display: 'grid', gap: space(3), width: '100%', minWidth: 0 });

export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2), minWidth: 0 });
export const count = style({ ...type.small, ...tabular, color: color.inkMuted, whiteSpace: 'nowrap' });

export const thumbnails = style({ flex: '1 1 14rem', minWidth: 0 });

export const picture = style({ position: 'relative' });
/* The whole picture is the button; the icon in its corner shows that. */
export const open = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'end',
  padding: space(2),
  borderRadius: radius.mat,
  color: color.inkMuted,
  cursor: 'zoom-in',
  selectors: {
    [states.hover]: { color: color.ink },
    [states.focusVisible]: { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
});
export const sign = style({
  display: 'grid',
  placeItems: 'center',
  width: space(8),
  height: space(8),
  borderRadius: radius.control,
  background: `color-mix(in srgb, ${color.mat}, ${color.wall} 60%)`,
});
