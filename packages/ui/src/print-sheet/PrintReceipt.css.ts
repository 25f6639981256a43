import { style, variants } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, tabular } from '../theme/typography.ts';
import { millimetres as mm } from './millimetres.ts';

const text = (size: number, line = 1.45) => ({ fontSize: mm(size), lineHeight: line });
const rule = `solid color-mix(in srgb, CanvasText 55%, Canvas)`;
const hairline = `${mm(0.2)} solid color-mix(in srgb, CanvasText 30%, Canvas)`;
const faint = 'color-mix(in srgb, CanvasText 72%, Canvas)';

export const page = style(
  {
    ...breakWords,
    ...text(3.5),
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    padding: `${mm(20)} ${mm(20)} ${mm(16)}`,
  },
  'patterns',
);

export const head = style({ textAlign: 'center', paddingBottom: mm(12) }, 'patterns');
export const title = style({ fontFamily: tokens.font.serif, letterSpacing: '0.08em', ...text(8, 1.25) }, 'patterns');
export const second = style(
  { fontFamily: tokens.font.serif, color: faint, ...text(4.4), paddingTop: mm(1) },
  'patterns',
);

/* The payer, with number and date of the receipt beside. */
export const top = style(
  { display: 'grid', gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', columnGap: mm(12), alignItems: 'start' },
  'patterns',
);
export const label = style({ color: faint, ...text(2.9) }, 'patterns');
export const addressee = style(
  { fontWeight: 500, borderBottom: `${mm(0.3)} ${rule}`, paddingBottom: mm(1) },
  'patterns',
);
export const addresseeSize = variants({ short: text(5), medium: text(4), long: text(3.2) }, 'patterns');
export const address = style({ whiteSpace: 'pre-line', paddingTop: mm(2), ...text(3.2) }, 'patterns');

export const facts = style(
  { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: mm(4), rowGap: mm(0.8), ...text(3.2) },
  'patterns',
);
/* In narrow containers terms go above their values. */
export const stacked = style({ display: 'grid', textAlign: 'end', ...text(3.2) }, 'patterns');
export const term = style({ color: faint }, 'patterns');
export const value = style(
  { ...tabular, ...breakWords, selectors: { [`${stacked} > &`]: { paddingBottom: mm(1.5) } } },
  'patterns',
);

/* The receipt's main amount. */
export const amount = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `${mm(1)} ${mm(6)}`,
    marginTop: mm(12),
    padding: `${mm(4)} ${mm(6)}`,
    borderBlock: `${mm(0.4)} ${rule}`,
    background: 'color-mix(in srgb, CanvasText 4%, Canvas)',
    printColorAdjust: 'exact',
  },
  'patterns',
);
export const figure = style({ ...tabular, fontWeight: 500, ...text(7.5, 1.25) }, 'patterns');
export const note = style({ ...tabular, flexBasis: '100%', textAlign: 'end', color: faint, ...text(3) }, 'patterns');
export const statement = style({ display: 'grid', gap: mm(1), paddingTop: mm(5) }, 'patterns');

export const table = style({ width: '100%', marginTop: mm(10) }, 'patterns');
export const caption = style({ textAlign: 'start', fontWeight: 500, paddingBottom: mm(1.5) }, 'patterns');
export const cell = style(
  {
    ...breakWords,
    padding: `${mm(1.6)} ${mm(4)} ${mm(1.6)} 0`,
    borderBottom: hairline,
    textAlign: 'start',
    verticalAlign: 'baseline',
    fontWeight: 400,
    selectors: {
      'thead &': { color: faint, borderBottom: `${mm(0.3)} ${rule}`, ...text(2.9) },
      'tfoot &': { borderBottom: 0, paddingBlock: mm(0.9), textAlign: 'end' },
      'tfoot tr:first-child &': { paddingTop: mm(2.4) },
      'tfoot tr:last-child &': { fontWeight: 500, ...text(4) },
      '&:last-child': { ...tabular, paddingInlineEnd: 0, textAlign: 'end', whiteSpace: 'nowrap' },
    },
  },
  'patterns',
);

export const details = style({ paddingTop: mm(8) }, 'patterns');
/* The issuer is at the right, where a seal goes. */
export const issuer = style(
  { marginTop: 'auto', marginInlineStart: 'auto', width: '50%', paddingTop: mm(14) },
  'patterns',
);
export const name = style({ fontWeight: 500, ...text(4.2), paddingTop: mm(0.5) }, 'patterns');
