/** The weights of a work in one unit; unknown ones are null. */
export interface Weights {
  weight_without_frame: number | null;
  weight_with_frame: number | null;
  weight_unit: 'kg' | 'lb';
}

/** The international pound. */
const kilogramsPerPound = 0.45359237;

/** The same weights in the other unit, rounded to two decimals. */
export function convertWeights(weights: Weights, unit: Weights['weight_unit']): Weights {
  if (unit === weights.weight_unit) return weights;
  const factor = unit === 'kg' ? kilogramsPerPound : 1 / kilogramsPerPound;
  const convert = (weight: number | null) => (weight === null ? null : Math.round(weight * factor * 100) / 100);
  return {
    weight_without_frame: convert(weights.weight_without_frame),
    weight_with_frame: convert(weights.weight_with_frame),
    weight_unit: unit,
  };
}
