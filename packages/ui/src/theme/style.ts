import { type ComplexStyleRule, style as raw, type StyleRule } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';
import { tokens } from './tokens.css.ts';

type Layer = keyof typeof layers;
type Rule = Omit<StyleRule, '@layer'>;

const calm = '(prefers-reduced-motion: reduce)';
const durations = Object.values(tokens.duration);

/**
 * With reduced motion, entering elements are shown without animation: browsers may paint the first, invisible frame of
 * a zero-length animation until the next repaint.
 */
function arriving(rule: Rule): Rule {
  const { animation } = rule;
  if (typeof animation !== 'string' || !durations.some((duration) => animation.includes(duration))) return rule;
  return { ...rule, '@media': { ...rule['@media'], [calm]: { animation: 'none', ...rule['@media']?.[calm] } } };
}

/**
 * vanilla-extract's `style` with a mandatory cascade layer.
 * @param rule one rule, or classes and rules to compose
 * @param layer the layer of the rules
 */
export function style(rule: Rule | (string | Rule)[], layer: Layer = 'components', debugId?: string): string {
  const wrap = (part: Rule): StyleRule => ({ '@layer': { [layers[layer]]: arriving(part) } });
  const complex: ComplexStyleRule = Array.isArray(rule)
    ? rule.map((part) => (typeof part === 'string' ? part : wrap(part)))
    : wrap(rule);
  return raw(complex, debugId);
}

/** A `style` per variant: `variants({ small: {...}, large: {...} })`. */
export function variants<Name extends string>(rules: Record<Name, Rule>, layer: Layer = 'components') {
  return Object.fromEntries(
    Object.entries<Rule>(rules).map(([name, rule]) => [name, style(rule, layer, name)]),
  ) as Record<Name, string>;
}
