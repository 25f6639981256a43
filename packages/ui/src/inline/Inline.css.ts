import { style, variants } from '../theme/style.ts';

export const inline = style({ display: 'flex', minWidth: 0 }, 'layout');
export const wrap = style({ flexWrap: 'wrap' }, 'layout');

export const align = variants(
  {
    start: { alignItems: 'flex-start' },
    center: { alignItems: 'center' },
    end: { alignItems: 'flex-end' },
    baseline: { alignItems: 'baseline' },
    stretch: { alignItems: 'stretch' },
  },
  'layout',
);

export const justify = variants(
  {
    start: { justifyContent: 'flex-start' },
    center: { justifyContent: 'center' },
    end: { justifyContent: 'flex-end' },
    between: { justifyContent: 'space-between' },
  },
  'layout',
);
