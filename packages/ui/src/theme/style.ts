import { type ComplexStyleRule, style as raw, type StyleRule } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';

type Layer = keyof typeof layers;
type Rule = Omit<StyleRule, '@layer'>;

/**
 * vanilla-extract's `style` with the cascade layer that cannot be forgotten.
 * @param rule one rule, or classes and rules to compose
 * @param layer the layer the rules go to
 */
export function style(rule: Rule | (string | Rule)[], layer: Layer = 'components', debugId?: string): string {
  const wrap = (part: Rule): StyleRule => ({ '@layer': { [layers[layer]]: part } });
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
