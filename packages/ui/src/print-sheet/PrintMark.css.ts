import { style, variants } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const mark = { display: 'inline-block', flex: 'none', boxSizing: 'border-box', verticalAlign: '-0.1em' } as const;

/* Drawn as borders, because browsers don't print backgrounds. */
export const kind = variants(
  {
    box: { ...mark, width: '1.25em', height: '1.25em', border: '1px solid CanvasText' },
    dot: {
      ...mark,
      width: '0.8em',
      height: '0.8em',
      borderRadius: '50%',
      border: `0.4em solid ${tokens.color.danger}`,
    },
    ring: {
      ...mark,
      width: '0.8em',
      height: '0.8em',
      borderRadius: '50%',
      border: `0.15em solid ${tokens.color.danger}`,
    },
  },
  'patterns',
);
/** The mark with its meaning beside it. */
export const marked = style({ whiteSpace: 'nowrap' }, 'patterns');
