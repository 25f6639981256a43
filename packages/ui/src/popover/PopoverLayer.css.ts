import { space } from '../theme/scale.ts';
import { style, variants } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, type } from '../theme/typography.ts';

const { color } = tokens;

const widest = (width: string) => ({ width: 'max-content', maxWidth: `min(${width}, calc(100vw - ${space(4)}))` });

export const popover = style({});
export const size = variants({
  small: { ...widest('16rem') },
  medium: { ...widest('22rem') },
  large: { ...widest('30rem') },
});

export const dialog = style({ outline: 'none', padding: space(4), display: 'grid', gap: space(3) });

/* Header and footer stay visible while the body scrolls. */
const stays = { position: 'sticky', zIndex: 1, background: color.wall } as const;

export const head = style({
  ...stays,
  top: 0,
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space(3),
  margin: `-${space(4)} -${space(4)} 0`,
  padding: `${space(3)} ${space(3)} ${space(1)} ${space(4)}`,
});
/* The serif sits high in its line: padding above aligns it with the close button. */
export const title = style({ ...type.card, ...breakWords, flex: 1, paddingBlockStart: space(1) });
export const body = style({ ...type.text, ...breakWords });
export const footer = style({
  ...stays,
  bottom: 0,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space(2),
  margin: `0 -${space(4)} -${space(4)}`,
  padding: `${space(2)} ${space(4)} ${space(4)}`,
});
