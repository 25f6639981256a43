import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';
import { radius, space } from '../theme/scale.ts';
import { style, variants } from '../theme/style.ts';
import { breakWords, tabular, type } from '../theme/typography.ts';

/** Width and height of the paper. */
const papers = { a4: ['210mm', '297mm'], letter: ['8.5in', '11in'] } as const;
const margin = '16mm';

/** Black on white in every theme, like paper. */
const ink = { colorScheme: 'light', background: 'Canvas', color: 'CanvasText' } as const;
const line = '1px solid color-mix(in srgb, CanvasText 25%, Canvas)';

export const sheet = style(
  {
    ...type.text,
    ...breakWords,
    ...ink,
    display: 'flex',
    flexDirection: 'column',
    gap: space(6),
    maxWidth: '100%',
    marginInline: 'auto',
    padding: `min(${margin}, 6vw)`,
    outline: `1px solid color-mix(in srgb, CanvasText 15%, transparent)`,
    borderRadius: radius.mat,
    boxShadow: '0 1px 2px rgb(0 0 0 / 0.2), 0 8px 24px -8px rgb(0 0 0 / 0.35)',
    '@media': {
      print: {
        display: 'block',
        width: 'auto',
        minHeight: 0,
        padding: 0,
        outline: 'none',
        boxShadow: 'none',
        selectors: { '& + &': { breakBefore: 'page' } },
      },
    },
  },
  'patterns',
);

/* The gap shows roughly where the next page starts; the printer decides. */
const paper = ([width, height]: readonly [string, string], page: string): StyleRule => ({
  width,
  minHeight: height,
  backgroundImage: `repeating-linear-gradient(to bottom, transparent 0 calc(${height} - 1px), color-mix(in srgb, CanvasText 30%, transparent) 0 ${height})`,
  '@media': { print: { page, backgroundImage: 'none' } },
});
export const size = variants(
  { a4: paper(papers.a4, 'sa-a4') as never, letter: paper(papers.letter, 'sa-letter') as never },
  'patterns',
);

/* The page number, in browsers that support margin boxes. */
const pageRule = (name: string) =>
  ({
    size: name,
    margin,
    '@bottom-right': { content: 'counter(page) " / " counter(pages)', fontSize: '8pt', fontFamily: 'sans-serif' },
  }) as never;
globalStyle('@page sa-a4', pageRule('A4'));
globalStyle('@page sa-letter', pageRule('letter'));

/* Only sheets are printed: elements outside are hidden, and elements around add no space. */
const print = (selector: string, rule: StyleRule) =>
  globalStyle(selector, { '@layer': { [layers.patterns]: { '@media': { print: rule as never } } } });
print(`body:has(${sheet}) :not(:has(${sheet}), ${sheet}, ${sheet} *)`, { display: 'none !important' });
print(`html:has(${sheet}), body:has(${sheet}), body :has(${sheet})`, {
  display: 'block !important',
  position: 'static',
  minHeight: 0,
  margin: '0 !important',
  padding: '0 !important',
  overflow: 'visible',
  background: 'Canvas',
});
print(`${sheet} button`, { display: 'none !important' });
print(`${sheet} :is(tr, li, img, figure)`, { breakInside: 'avoid' });
print(`${sheet} :is(h2, h3, h4)`, { breakAfter: 'avoid' });
print(`${sheet} p`, { orphans: 3, widows: 3 });
print(`${sheet} > * + *`, { marginTop: space(6) });

export const head = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: `${space(3)} ${space(8)}`,
  },
  'patterns',
);
export const title = style({ ...type.section, ...breakWords }, 'patterns');
export const from = style({ ...breakWords, whiteSpace: 'pre-line' }, 'patterns');
export const foot = style({ ...type.small, marginTop: 'auto', paddingTop: space(4), borderTop: line }, 'patterns');

export const table = style({ ...type.text, width: '100%' }, 'patterns');
export const caption = style({ ...type.label, textAlign: 'start', paddingBottom: space(2) }, 'patterns');
/* Table headers repeat on every printed page. */
export const heads = style({ display: 'table-header-group' }, 'patterns');
export const cell = style(
  {
    padding: `${space(1.5)} ${space(3)} ${space(1.5)} 0`,
    borderBottom: line,
    textAlign: 'start',
    verticalAlign: 'baseline',
    fontWeight: 400,
    overflowWrap: 'anywhere',
    selectors: {
      'thead &': { ...type.label, borderBottomColor: 'CanvasText' },
      'tfoot &': { fontWeight: 500, borderBottom: 0 },
      '&:last-child': { paddingInlineEnd: 0 },
    },
  },
  'patterns',
);
/* A header breaks only between words; in a narrow column it would break in every syllable. */
export const number = style(
  {
    ...tabular,
    textAlign: 'end',
    whiteSpace: 'nowrap',
    selectors: { 'thead &': { whiteSpace: 'normal', overflowWrap: 'break-word' } },
  },
  'patterns',
);
