import { type GlobalStyleRule, globalStyle as raw } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';
import { tokens } from './tokens.css.ts';
import { focusRing, type } from './typography.ts';

const global = (selector: string, rule: GlobalStyleRule, layer: keyof typeof layers = 'reset') =>
  raw(selector, { '@layer': { [layers[layer]]: rule } });

global('*, *::before, *::after', { boxSizing: 'border-box' });
global('*', { margin: 0 });
global('html', { WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%', scrollbarGutter: 'stable' });
global('body', { minHeight: '100dvh' });
global('img, picture, video, canvas, svg', { display: 'block', maxWidth: '100%' });
global('img, video', { height: 'auto' });
global('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
global('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer' });
global('ul, ol', { listStyle: 'none', padding: 0 });
global('fieldset', { border: 0, padding: 0, minWidth: 0 });
global('legend', { padding: 0 });
global('table', { borderCollapse: 'collapse', borderSpacing: 0 });
global('a', { color: 'inherit' });
global('h1, h2, h3, h4', { font: 'inherit', textWrap: 'balance' });
global('p', { textWrap: 'pretty' });
/* `hidden="until-found"` keeps its box, so that find-in-page searches it (until-found/). */
global('[hidden]:not([hidden="until-found" i])', { display: 'none !important' });
/* Nothing can be opened on paper. */
global('[hidden="until-found" i]', { '@media': { print: { display: 'block', contentVisibility: 'visible' } } });

global(
  'body',
  {
    ...type.text,
    background: tokens.color.paper,
    color: tokens.color.ink,
    fontSynthesis: 'none',
    textRendering: 'optimizeLegibility',
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
    accentColor: tokens.color.ink,
    '@media': { print: { background: 'none' } },
  },
  'base',
);
/* Japanese breaks between phrases, where the browser supports it, and leaves no 「す。」 alone on a line. Not in cells,
   which are narrower than a phrase, nor in inputs. */
global('[lang|="ja"]', { lineBreak: 'strict', wordBreak: 'auto-phrase' }, 'base');
global('[lang|="ja"] :is(td, th, textarea)', { wordBreak: 'normal' }, 'base');
global(':focus-visible', focusRing, 'base');
global('::selection', { background: tokens.color.ink, color: tokens.color.wall }, 'base');
global('::placeholder', { color: tokens.color.inkFaint, opacity: 1 }, 'base');
/* Shown before the app has started, or if it cannot: markup without components. */
global(
  '[data-before-start]',
  {
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: '0.75rem',
    minHeight: '100dvh',
    padding: '1.5rem',
    textAlign: 'center',
  },
  'base',
);
global('[data-before-start] h1', type.section, 'base');
/* lucide's default is 2; ours is thinner. */
global('svg.lucide', { strokeWidth: 1.6, flexShrink: 0 }, 'base');
/* Icons scale with the text size. Browsers without typed attr() ignore this, and keep the px. */
global(
  'svg.lucide',
  { width: 'calc(attr(width type(<number>)) * 0.0625rem)', height: 'calc(attr(height type(<number>)) * 0.0625rem)' },
  'base',
);
