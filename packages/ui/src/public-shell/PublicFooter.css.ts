import { from, space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, gutter, type } from '../theme/typography.ts';
import { side } from './measure.ts';

const { color } = tokens;

export const footer = style(
  {
    ...type.text,
    ...breakWords,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space(8),
    padding: `${space(10)} ${gutter.phone} ${space(8)}`,
    borderTop: `1px solid ${color.hairline}`,
    color: color.inkMuted,
    '@media': { [from('tablet')]: { paddingInline: side }, print: { display: 'none' } },
  },
  'patterns',
);
export const wide = style({ '@media': { [from('tablet')]: { paddingInline: gutter.tablet } } }, 'patterns');
export const oneLine = style({ paddingBlock: space(5) }, 'patterns');
export const columns = style(
  { display: 'grid', gap: space(8), gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10rem), 1fr))' },
  'patterns',
);
export const column = style({ ...breakWords, display: 'grid', gap: space(2), alignContent: 'start' }, 'patterns');
export const title = style({ ...type.label, color: color.ink }, 'patterns');
export const address = style({ fontStyle: 'normal', whiteSpace: 'pre-line' }, 'patterns');
export const links = style({ display: 'grid', gap: space(1) }, 'patterns');
export const inline = style({ display: 'flex', flexWrap: 'wrap', gap: `${space(1)} ${space(5)}` }, 'patterns');
export const last = style(
  {
    ...type.small,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space(3)} ${space(6)}`,
    selectors: { '&:not(:only-child)': { paddingTop: space(5), borderTop: `1px solid ${color.hairline}` } },
  },
  'patterns',
);
export const soon = style({ color: color.inkFaint, minHeight: '1.5rem' }, 'patterns');
