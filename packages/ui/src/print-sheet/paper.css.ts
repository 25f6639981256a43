import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';
import { style, variants } from '../theme/style.ts';
import { millimetres, mm } from './millimetres.ts';
import { sheet } from './PrintSheet.css.ts';

const sizes = { a4: [210, 297], a6: [148, 105] } as const;

/** The surface around a sheet: as wide as its paper, if there is room. */
export const desk = variants(
  {
    a4: { containerType: 'inline-size', width: '100%', maxWidth: '210mm', marginInline: 'auto' },
    a6: { containerType: 'inline-size', width: '100%', maxWidth: '148mm', marginInline: 'auto' },
  },
  'patterns',
);

/** A sheet laid out in mm, including the printer's margins. */
export const paper = variants(
  {
    a4: { vars: { [mm]: `min(1mm, 100cqw / ${sizes.a4[0]})` }, minHeight: millimetres(sizes.a4[1]) },
    a6: { vars: { [mm]: `min(1mm, 100cqw / ${sizes.a6[0]})` }, height: millimetres(sizes.a6[1]) },
  },
  'patterns',
);
export const bare = style({ display: 'flex', flexDirection: 'column', gap: 0, width: '100%', padding: 0 }, 'patterns');

const printed = (selector: string, rule: object) =>
  globalStyle(selector, { '@layer': { [layers.patterns]: { '@media': { print: rule } } } });
for (const [name, [width, height]] of Object.entries(sizes)) {
  const at = name as keyof typeof sizes;
  globalStyle(`@page sa-paper-${name}`, { size: `${width}mm ${height}mm`, margin: 0 } as never);
  printed(`${desk[at]}.${desk[at]}`, { containerType: 'normal', width: 'auto', maxWidth: 'none' });
  printed(`${desk[at]} + ${desk[at]}`, { breakBefore: 'page' });
  printed(`${sheet}.${paper[at]}`, {
    vars: { [mm]: '1mm' },
    page: `sa-paper-${name}`,
    display: 'flex',
    width: `${width}mm`,
    /* Slightly less than the page, so that rounding does not start another page. */
    minHeight: `${height - 0.5}mm`,
    height: at === 'a6' ? `${height - 0.5}mm` : 'auto',
    breakInside: at === 'a6' ? 'avoid' : 'auto',
  });
}
