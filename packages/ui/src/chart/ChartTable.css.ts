import { space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { tabular, type } from '../theme/typography.ts';

const { color } = tokens;

export const table = style({ ...type.text, ...tabular, width: '100%' });
export const cell = style({
  padding: `${space(1.5)} ${space(3)}`,
  borderBlockEnd: `1px solid ${color.hairline}`,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  selectors: {
    '&:first-child': { textAlign: 'start', paddingInlineStart: 0 },
    'thead &': { ...type.label, color: color.inkMuted },
    'tbody th&': { fontWeight: 400 },
  },
});
