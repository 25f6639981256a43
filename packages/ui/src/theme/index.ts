import './layers.css.ts';
import './global.css.ts';

export { breakpoints } from './scale.ts';
export { tokens } from './tokens.css.ts';
