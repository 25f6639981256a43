import { globalLayer } from '@vanilla-extract/css';

/**
 * The cascade layers, weakest first. Declared once and imported by every style sheet, so that the order in which
 * bundlers emit files does not matter.
 */
export const layers = {
  reset: globalLayer('reset'),
  base: globalLayer('base'),
  /** Layouts, which their child components may override. */
  layout: globalLayer('layout'),
  components: globalLayer('components'),
  /** Patterns composed of components (shells, pages). */
  patterns: globalLayer('patterns'),
};
