import { style } from '../theme/style.ts';

/* Only hears; the layout is that of what it holds. */
export const area = style({ display: 'contents', WebkitTouchCallout: 'none' }, 'layout');
