import { space } from '../theme/scale.ts';
import { style, variants } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { type } from '../theme/typography.ts';

export const sheet = style(
  { display: 'grid', gap: space(6), padding: space(6), background: tokens.color.paper },
  'patterns',
);
export const row = style({ display: 'grid', gap: space(2) }, 'patterns');
export const label = style({ ...type.small, color: tokens.color.inkFaint }, 'patterns');
export const cells = style({ display: 'flex', flexWrap: 'wrap', gap: space(4) }, 'patterns');
export const align = variants(
  { start: { alignItems: 'flex-start' }, center: { alignItems: 'center' }, baseline: { alignItems: 'baseline' } },
  'patterns',
);
export const cell = style({ display: 'grid', gap: space(1), justifyItems: 'start', maxWidth: '100%' }, 'patterns');
export const preview = style({ display: 'contents' }, 'patterns');
export const narrow = style({ width: 160, border: `1px dashed ${tokens.color.border}`, padding: space(1) }, 'patterns');
