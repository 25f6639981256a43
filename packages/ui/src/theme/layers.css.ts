import { globalLayer } from '@vanilla-extract/css';

/**
 * The cascade, weakest first. Declared once and imported by everything that writes a rule, so that the order in which
 * bundlers emit files never decides what a person sees.
 */
export const layers = {
  reset: globalLayer('reset'),
  base: globalLayer('base'),
  /** Layout primitives, which the components they hold may override. */
  layout: globalLayer('layout'),
  components: globalLayer('components'),
  /** Patterns made of components (shells, pages). */
  patterns: globalLayer('patterns'),
};
