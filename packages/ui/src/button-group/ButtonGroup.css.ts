import { globalStyle } from '@vanilla-extract/css';
import { emphasis } from '../button/Button.css.ts';
import { layers } from '../theme/layers.css.ts';
import { space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

export const spaced = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2), minWidth: 0 });
export const attached = style({ display: 'inline-flex', maxWidth: '100%', minWidth: 0 });

const inside = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${attached} > ${selector}`, { '@layer': { [layers.patterns]: rule } });

/* Neighbours share one border; the hovered or focused one shows its full border. */
inside(':not(:first-child)', { marginInlineStart: -1, borderStartStartRadius: 0, borderEndStartRadius: 0 });
inside(':not(:last-child)', { borderStartEndRadius: 0, borderEndEndRadius: 0 });
inside(':is(:hover, :focus-visible, [data-preview], [aria-pressed="true"])', { zIndex: 1 });
inside('*', { height: 'auto', minHeight: tokens.size.control });
inside(`${emphasis.primary}:not(:first-child)`, {
  borderInlineStartColor: `color-mix(in srgb, ${tokens.color.onSeal} 45%, transparent)`,
});
