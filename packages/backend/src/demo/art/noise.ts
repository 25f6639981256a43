/** Smooth noise, made of random values on a lattice. */
import type { Random } from './random.ts';

/** A value from -1 to 1 for every place; neighbouring places have neighbouring values. */
export type Noise = (x: number, y: number) => number;

const side = 256;
const smooth = (t: number) => t * t * (3 - 2 * t);

export function noiseFrom(random: Random): Noise {
  const values = Float32Array.from({ length: side * side }, () => random.range(-1, 1));
  return (x, y) => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const u = smooth(x - left);
    const v = smooth(y - top);
    const column = left & (side - 1);
    const next = (left + 1) & (side - 1);
    const row = (top & (side - 1)) * side;
    const below = ((top + 1) & (side - 1)) * side;
    const a = values[row + column] ?? 0;
    const b = values[row + next] ?? 0;
    const c = values[below + column] ?? 0;
    const d = values[below + next] ?? 0;
    return a + (b - a) * u + (c - a + (a - b - c + d) * u) * v;
  };
}

/** Fractal noise: each layer is twice as fine and half as strong. About -1 to 1. */
export function layered(noise: Noise, layers: number): Noise {
  const total = 2 - 2 ** (1 - layers);
  return (x, y) => {
    let sum = 0;
    let scale = 1;
    for (let layer = 0; layer < layers; layer++) {
      sum += noise(x * scale, y * scale + layer * 37) / scale;
      scale *= 2;
    }
    return sum / total;
  };
}
