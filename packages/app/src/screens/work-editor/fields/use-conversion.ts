import { useState } from 'react';

/**
 * Converts a unit so that converting back yields exactly the original figures, which rounding would lose.
 * @param convert returns the figures in the other unit
 */
export function useConversion<Figures extends object, Unit>(convert: (figures: Figures, unit: Unit) => Figures) {
  const [last, setLast] = useState<{ from: Figures; unit: Unit; to: Figures }>();
  return (figures: Figures, from: Unit, unit: Unit): Figures => {
    const isBack = last !== undefined && last.unit === unit && JSON.stringify(last.to) === JSON.stringify(figures);
    const to = isBack ? last.from : convert(figures, unit);
    setLast({ from: figures, unit: from, to });
    return to;
  };
}
