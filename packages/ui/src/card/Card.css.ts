import { radius, space } from '../theme/scale.ts';
import { style, variants } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords } from '../theme/typography.ts';

export const card = style({
  ...breakWords,
  background: tokens.color.wall,
  border: `1px solid ${tokens.color.hairline}`,
  borderRadius: radius.card,
});

export const raised = style({ boxShadow: tokens.shadow.raised });

export const padding = variants({
  none: {},
  small: { padding: space(4) },
  medium: { padding: `clamp(${space(4)}, 3vw, ${space(6)})` },
});
