/** Brushwork, as SVG. */
import { blend, type Color, css, type Raster, type Size } from './canvas.ts';
import { layered, noiseFrom } from './noise.ts';
import type { Random } from './random.ts';

type Point = readonly [x: number, y: number];

const round = (value: number) => value.toFixed(1);

/** A smooth path through points. */
export function curve(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  let path = `M${round(first[0])} ${round(first[1])}`;
  for (const [index, point] of rest.entries()) {
    const next = rest[index + 1];
    if (!next) path += `L${round(point[0])} ${round(point[1])}`;
    else
      path += `Q${round(point[0])} ${round(point[1])} ${round((point[0] + next[0]) / 2)} ${round((point[1] + next[1]) / 2)}`;
  }
  return path;
}

export const polygon = (points: readonly Point[]) => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;

/**
 * A stroke of a drying brush: many parallel hairs that end at different points.
 *
 * @param at the middle of the stroke from 0 to 1
 */
export function dryBrush(random: Random, at: (t: number) => Point, breadth: number, ink: Color, hairs = 90): string {
  const lines: string[] = [];
  const steps = 60;
  const middle = Array.from({ length: steps + 1 }, (_, step) => at(step / steps));
  for (let hair = 0; hair < hairs; hair++) {
    const across = (hair / (hairs - 1) - 0.5) * 2;
    const from = Math.max(0, random.normal() * 0.012);
    const until = Math.min(1, 1.03 - Math.abs(random.normal()) * 0.13 - Math.abs(across) * random.unit() * 0.12);
    const drift = random.range(-0.02, 0.02);
    const points: Point[] = [];
    for (let step = Math.floor(from * steps); step <= until * steps; step++) {
      const [x, y] = middle[step] ?? [0, 0];
      const [ahead, below] = middle[Math.min(steps, step + 1)] ?? [0, 0];
      const [behind, above] = middle[Math.max(0, step - 1)] ?? [0, 0];
      const length = Math.hypot(ahead - behind, below - above) || 1;
      const pressure = 0.86 + 0.14 * Math.sin((step / steps) * Math.PI);
      const offset = (across + drift) * breadth * 0.5 * pressure;
      points.push([x - ((below - above) / length) * offset, y + ((ahead - behind) / length) * offset]);
    }
    const thickness = (breadth / hairs) * random.range(0.7, 2.6);
    lines.push(
      `<path d="${curve(points)}" fill="none" stroke="${css(ink)}" stroke-width="${round(thickness)}" stroke-linecap="round" opacity="${round(random.range(0.35, 0.95))}"/>`,
    );
  }
  return lines.join('');
}

/**
 * Covers a picture with brush strokes of its own colours, broad ones first.
 *
 * @param length of the finest strokes
 */
export function brushwork(
  random: Random,
  source: Raster,
  { width, height }: Size,
  length: number,
  count: number,
): string {
  const noise = layered(noiseFrom(random), 2);
  const lines: string[] = [];
  for (let index = 0; index < count; index++) {
    const fine = index / count;
    const x = random.range(0, width);
    const y = random.range(0, height);
    const pixel = (Math.floor(y) * source.width + Math.floor(x)) * 3;
    const { data } = source;
    const found: Color = [data[pixel] ?? 0, data[pixel + 1] ?? 0, data[pixel + 2] ?? 0];
    const shift = random.normal() * 11;
    const tint: Color = [
      found[0] + shift + random.normal() * 5,
      found[1] + shift,
      found[2] + shift + random.normal() * 6,
    ];
    const angle = noise((x / width) * 2.2, (y / height) * 2.2) * 1.1 + random.normal() * 0.22;
    const half = length * (2 - 1.2 * fine) * random.range(0.6, 1.3);
    const dx = Math.cos(angle) * half;
    const dy = Math.sin(angle) * half;
    const bend = random.normal() * half * 0.16;
    lines.push(
      `<path d="M${round(x - dx)} ${round(y - dy)}Q${round(x + bend)} ${round(y - bend)} ${round(x + dx)} ${round(y + dy)}" stroke="${css(blend(tint, found, 0.2))}" stroke-width="${round(length * (0.85 - 0.5 * fine) * random.range(0.6, 1.2))}"/>`,
    );
  }
  return `<g fill="none" stroke-linecap="round" opacity="0.82">${lines.join('')}</g>`;
}

/** A red seal, as in the corner of a painting. */
export function seal(random: Random, x: number, y: number, side: number): string {
  const unit = side / 8;
  const cuts = Array.from({ length: 5 }, (_, row) => {
    const from = random.integer(1, 3);
    return `<rect x="${round(x + from * unit)}" y="${round(y + (1 + row * 1.3) * unit)}" width="${round(random.integer(2, 6 - from) * unit)}" height="${round(unit * 0.55)}"/>`;
  });
  const upright = `<rect x="${round(x + random.integer(3, 4) * unit)}" y="${round(y + unit)}" width="${round(unit * 0.6)}" height="${round(unit * 6)}"/>`;
  return `<rect x="${x}" y="${y}" width="${side}" height="${side}" rx="${round(unit * 0.7)}" fill="#a8321f" opacity="0.92"/><g fill="#efe3cf" opacity="0.9">${cuts.join('')}${upright}</g>`;
}
