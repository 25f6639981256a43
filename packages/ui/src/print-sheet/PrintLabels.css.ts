import { style, variants } from '../theme/style.ts';
import { artName, breakWords, clamp, tabular } from '../theme/typography.ts';
import { millimetres as mm } from './millimetres.ts';

const text = (size: number) => ({ fontSize: mm(size), lineHeight: 1.25 });

/* All sheets of one document: no box of its own, so that the page lays them out; printed, each document starts a new
   page. */
export const sheets = style(
  { display: 'contents', '@media': { print: { selectors: { '& + &': { breakBefore: 'page' } } } } },
  'patterns',
);

/** Position of the labels on their paper. L7160: three by seven, in the manufacturer's measures. */
export const layout = variants(
  {
    card: {
      padding: `${mm(11)} ${mm(20)}`,
      gridTemplateColumns: `repeat(2, ${mm(85)})`,
      gridAutoRows: mm(55),
    },
    a6: { gridTemplateColumns: '100%', gridAutoRows: mm(104.5) },
    grid: {
      padding: `${mm(15.1)} ${mm(7.25)}`,
      gridTemplateColumns: `repeat(3, ${mm(63.5)})`,
      gridAutoRows: mm(38.1),
      columnGap: mm(2.5),
    },
  },
  'patterns',
);
export const labels = style({ display: 'grid', justifyContent: 'center', alignContent: 'start' }, 'patterns');
export const label = style(
  {
    ...breakWords,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    overflow: 'hidden',
    outline: `${mm(0.1)} dotted color-mix(in srgb, CanvasText 35%, Canvas)`,
  },
  'patterns',
);
export const box = variants(
  {
    card: { padding: `${mm(4)} ${mm(6)}`, ...text(2.9), rowGap: mm(0.7) },
    a6: { padding: mm(14), ...text(4.4), rowGap: mm(1.6) },
    /* Label paper is already cut: printed cutting lines would be beside the edges. */
    grid: {
      padding: `${mm(2.5)} ${mm(4)}`,
      ...text(2.4),
      rowGap: mm(0.4),
      '@media': { print: { outline: 'none' } },
    },
  },
  'patterns',
);
/* The code keeps its size, so that cameras can read it and text does not cover it. */
export const beside = style({ flexDirection: 'row', alignItems: 'center', columnGap: mm(3) }, 'patterns');
/** Fewer lines beside a code, because of the narrower text column. */
const atMostBesideCode = (lines: number) => ({ selectors: { [`${beside} &`]: { WebkitLineClamp: lines } } });

export const title = {
  card: variants(
    {
      short: { ...text(4.2), ...clamp(3) },
      medium: { ...text(3), ...clamp(5) },
      long: { ...text(2.1), ...clamp(11), ...atMostBesideCode(9) },
    },
    'patterns',
  ),
  a6: variants(
    {
      short: { ...text(8), ...clamp(3) },
      medium: { ...text(5.4), ...clamp(5) },
      long: { ...text(3.8), ...clamp(9), ...atMostBesideCode(8) },
    },
    'patterns',
  ),
  grid: variants(
    {
      short: { ...text(3.5), ...clamp(3) },
      medium: { ...text(2.4), ...clamp(5) },
      long: { ...text(1.7), ...clamp(10), ...atMostBesideCode(6) },
    },
    'patterns',
  ),
};
export const name = style({ ...artName }, 'patterns');
export const artist = style({ ...clamp(2), ...atMostBesideCode(1), fontWeight: 500 }, 'patterns');
export const line = style({ ...clamp(2), ...atMostBesideCode(1) }, 'patterns');
export const price = style({ ...tabular, fontWeight: 500 }, 'patterns');
export const number = style({ ...tabular, color: 'color-mix(in srgb, CanvasText 72%, Canvas)' }, 'patterns');

export const words = style(
  { display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0, rowGap: 'inherit' },
  'patterns',
);
export const code = variants(
  {
    card: { flex: 'none', width: mm(24) },
    a6: { flex: 'none', width: mm(34) },
    grid: { flex: 'none', width: mm(20) },
  },
  'patterns',
);
