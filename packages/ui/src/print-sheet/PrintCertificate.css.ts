import { style, variants } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { artName, breakWords, tabular } from '../theme/typography.ts';
import { millimetres as mm } from './millimetres.ts';

const text = (size: number, line = 1.4) => ({ fontSize: mm(size), lineHeight: line });
const rule = `solid color-mix(in srgb, CanvasText 55%, Canvas)`;
const faint = 'color-mix(in srgb, CanvasText 72%, Canvas)';

/** A double border around the page, like a print's margin. */
export const border = style(
  {
    ...breakWords,
    ...text(3.6),
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    margin: mm(12),
    padding: `${mm(11)} ${mm(14)} ${mm(9)}`,
    outline: `${mm(0.2)} ${rule}`,
    outlineOffset: mm(-2),
    border: `${mm(0.5)} ${rule}`,
    textAlign: 'center',
  },
  'patterns',
);
export const title = style({ fontFamily: tokens.font.serif, letterSpacing: '0.04em', ...text(7.4, 1.25) }, 'patterns');
export const second = style(
  { fontFamily: tokens.font.serif, color: faint, ...text(4.6), paddingTop: mm(1) },
  'patterns',
);
/* Limited by height whatever its aspect ratio; the width follows. */
export const picture = style(
  { width: mm(150), maxWidth: '100%', marginInline: 'auto', paddingBlock: mm(8) },
  'patterns',
);
export const work = variants({ short: text(6.4, 1.25), medium: text(4.6, 1.3), long: text(3.4, 1.3) }, 'patterns');
export const name = style({ ...artName, textWrap: 'balance' }, 'patterns');
export const artist = style({ fontWeight: 500, paddingTop: mm(1.5), ...text(4) }, 'patterns');
export const facts = style(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    columnGap: mm(5),
    rowGap: mm(0.8),
    paddingTop: mm(6),
    textAlign: 'start',
    ...text(3.3),
  },
  'patterns',
);
export const term = style({ color: faint, textAlign: 'end' }, 'patterns');
export const value = style({ ...tabular, ...breakWords }, 'patterns');
export const statement = style({ display: 'grid', gap: mm(1.5), paddingTop: mm(6), ...text(3.5) }, 'patterns');
export const end = style({ marginTop: 'auto', display: 'grid', gap: mm(6), paddingTop: mm(12) }, 'patterns');
export const signatures = style(
  { display: 'grid', gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', columnGap: mm(10), alignItems: 'end' },
  'patterns',
);
export const signature = style({ display: 'grid', alignContent: 'end', minHeight: mm(9), ...text(3.6) }, 'patterns');
export const below = style(
  { marginTop: mm(1), paddingTop: mm(1), borderTop: `${mm(0.25)} ${rule}`, color: faint, ...text(2.9) },
  'patterns',
);
export const foot = style({ ...tabular, color: faint, ...text(2.9) }, 'patterns');
