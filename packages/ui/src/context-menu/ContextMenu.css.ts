import { style } from '../theme/style.ts';

/* Only listens for events; layout is left to the children. */
export const area = style({ display: 'contents', WebkitTouchCallout: 'none' }, 'layout');
