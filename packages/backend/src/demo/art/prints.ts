/** Prints: woodblock waves and hills, etchings and cyanotypes of plants. */
import {
  along,
  blend,
  brighten,
  type Color,
  clamp,
  color,
  css,
  draw,
  finish,
  paintSoft,
  ramp,
  type Size,
  wobble,
} from './canvas.ts';
import { layered, noiseFrom } from './noise.ts';
import type { Random } from './random.ts';
import { polygon, seal } from './strokes.ts';

const wavePalettes = [
  { sky: ['#d9c9a4', '#efe2c2'], sea: ['#1d3b5c', '#2f5f86', '#7fa3b0'], foam: '#f1e8d2', sun: '#b8432c' },
  { sky: ['#2f4660', '#c9907a', '#ecd0a8'], sea: ['#16263c', '#274a63', '#5d8490'], foam: '#efe2c8', sun: '#e8c48a' },
  { sky: ['#a9bdb6', '#e9e4cf'], sea: ['#28504e', '#4a7f77', '#98b7a5'], foam: '#f3eedd', sun: '#cf6a3f' },
] as const;

type Point = [number, number];

function waveBand(random: Random, size: Size, base: number, rise: number, length: number): Point[] {
  const phase = random.range(0, 6.3);
  const points: Point[] = [];
  for (let x = -10; x <= size.width + 10; x += 6) {
    const angle = (x / length) * 2 * Math.PI + phase;
    points.push([x, base - rise * (0.5 + 0.5 * Math.sin(angle + 0.6 * Math.sin(angle))) ** 1.4]);
  }
  return points;
}

/** Waves in flat blues under a low sun, with a graded sky. */
export async function waves(random: Random, size: Size): Promise<Buffer> {
  const { width, height } = size;
  const palette = random.pick(wavePalettes);
  const sky = palette.sky.map(color);
  const noise = layered(noiseFrom(random), 3);
  const ground = await paintSoft(size, 0.4, (x, y) =>
    brighten(along(sky, (y / height) * 1.7 + noise(x / 400, y / 40) * 0.05), 1 + noise(x / 300, y / 8) * 0.02),
  );
  const radius = Math.min(width, height) * random.range(0.11, 0.17);
  const parts = [
    `<circle cx="${width * random.range(0.25, 0.75)}" cy="${height * random.range(0.27, 0.38)}" r="${radius}" fill="${palette.sun}"/>`,
  ];
  const bands = random.integer(6, 8);
  for (let band = 0; band < bands; band++) {
    const near = band / (bands - 1);
    const base = height * (0.5 + 0.5 * near);
    const length = width * (0.13 + 0.22 * near) * random.range(0.85, 1.15);
    const crest = waveBand(random, size, base, height * (0.03 + 0.1 * near), length);
    const tone = along(palette.sea.toReversed().map(color), near);
    const body = polygon([...crest, [width + 10, height], [-10, height]]);
    const line = crest.map(([x, y]) => `${x} ${y.toFixed(1)}`).join('L');
    parts.push(`<path d="${body}" fill="${css(tone)}"/>`);
    parts.push(
      `<path d="M${line}" fill="none" stroke="${palette.foam}" stroke-width="${(2.5 + 7 * near).toFixed(1)}" stroke-linejoin="round"/>`,
    );
    for (let echo = 1; echo < 4; echo++) {
      const shifted = crest.map(([x, y]) => `${x} ${(y + echo * (6 + 11 * near)).toFixed(1)}`).join('L');
      parts.push(
        `<path d="M${shifted}" fill="none" stroke="${palette.foam}" stroke-width="${(0.7 + near).toFixed(1)}" opacity="${(0.5 - echo * 0.1).toFixed(2)}"/>`,
      );
    }
  }
  const frame = `<rect x="14" y="14" width="${width - 28}" height="${height - 28}" fill="none" stroke="#f0e8d6" stroke-width="28"/>`;
  const mark = seal(random, width * 0.07, height * 0.08, Math.min(width, height) * 0.05);
  return finish(wobble(await draw(ground, size, parts.join('') + mark + frame), random, 2.5, 40), 'print');
}

/** Hills as flat shapes, one colour a block, and a large sun. */
export async function hills(random: Random, size: Size): Promise<Buffer> {
  const { width, height } = size;
  const [sky, sun, ...blocks] = random
    .pick([
      ['#ecdcb9', '#c4492d', '#d9a05b', '#a8683f', '#5f4a3a', '#2f2b2a'],
      ['#cdd5c9', '#efe8d6', '#8ea39a', '#5f7f7a', '#3a5a5c', '#20363c'],
      ['#e6c9b3', '#f3e6cf', '#c98d7b', '#9a5f66', '#5d4057', '#2e2a42'],
      ['#b9c7cf', '#e3b04b', '#7f97a3', '#4f6f80', '#2f4c5e', '#182b3a'],
    ])
    .map(color) as [Color, Color, ...Color[]];
  const noise = layered(noiseFrom(random), 4);
  const ground = await paintSoft(size, 0.4, (x, y) =>
    brighten(blend(sky, sun, 0.25 * ramp(0.6, 0, y / height)), 1 + noise(x / 300, y / 7) * 0.025),
  );
  const radius = Math.min(width, height) * random.range(0.13, 0.2);
  const parts = [
    `<circle cx="${width * random.range(0.3, 0.7)}" cy="${height * random.range(0.28, 0.4)}" r="${radius}" fill="${css(sun)}"/>`,
  ];
  for (const [index, tone] of blocks.entries()) {
    const base = height * (0.47 + 0.15 * index);
    const crest: Point[] = [];
    for (let x = -10; x <= width + 10; x += 8) {
      crest.push([x, base - height * 0.13 * noise(x / (width * 0.36) + index * 13, index * 5) - height * 0.02]);
    }
    parts.push(`<path d="${polygon([...crest, [width + 10, height], [-10, height]])}" fill="${css(tone)}"/>`);
  }
  const frame = `<rect x="16" y="16" width="${width - 32}" height="${height - 32}" fill="none" stroke="#efe7d6" stroke-width="32"/>`;
  return finish(wobble(await draw(ground, size, parts.join('') + frame), random, 3, 50), 'print');
}

function leaf(x: number, y: number, angle: number, length: number, breadth: number): string {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const at = (along_: number, across: number) =>
    `${(x + cos * along_ * length - sin * across * breadth).toFixed(1)} ${(y + sin * along_ * length + cos * across * breadth).toFixed(1)}`;
  return `M${at(0, 0)}C${at(0.25, 0.9)} ${at(0.65, 0.7)} ${at(1, 0)}C${at(0.65, -0.7)} ${at(0.25, -0.9)} ${at(0, 0)}Z`;
}

/** A plant on paper: in colour on cream, or as a cyanotype in white on blue. */
export async function botanical(
  random: Random,
  size: Size,
  { isCyanotype, isFern }: { isCyanotype: boolean; isFern: boolean },
): Promise<Buffer> {
  const { width, height } = size;
  const paper = color(isCyanotype ? '#1f4568' : random.pick(['#efe8d8', '#ebe5d5']));
  const noise = layered(noiseFrom(random), 4);
  const ground = await paintSoft(size, 0.4, (x, y) => {
    const toEdge = Math.min(x, y, width - x, height - y) / Math.min(width, height);
    const brushed = isCyanotype ? ramp(0.035, 0.055, toEdge + noise(x / 50, y / 50) * 0.016) : 1;
    return blend([233, 230, 219], brighten(paper, 1 + noise(x / 170, y / 170) * (isCyanotype ? 0.2 : 0.03)), brushed);
  });
  const green = color(random.pick(['#5d6f4a', '#4b6350', '#75704a', '#3f5a4c']));
  const accent = random.pick(['#a8553f', '#c08a4a', '#7a5a7c', '#b06a72']);
  const parts: string[] = [];
  const grow = (x0: number, y0: number, lean: number, length: number, scale: number) => {
    const steps = isFern ? 26 : 11;
    let x = x0;
    let y = y0;
    let angle = -Math.PI / 2 + lean;
    let stem = `M${x} ${y}`;
    for (let step = 1; step <= steps; step++) {
      const share = step / steps;
      x += (Math.cos(angle) * length) / steps;
      y += (Math.sin(angle) * length) / steps;
      angle += lean * 0.05 + random.normal() * 0.03;
      stem += `L${x.toFixed(1)} ${y.toFixed(1)}`;
      if (share < 0.16) continue;
      const size_ =
        length * scale * (isFern ? 0.34 * Math.sin(Math.PI * clamp(1.08 - share)) + 0.02 : 0.3 * (1.1 - share * 0.75));
      for (const side of isFern || step % 2 ? [1, -1] : [step % 4 ? 1 : -1]) {
        const turn = angle + side * (isFern ? 1.15 : random.range(0.55, 0.95));
        const tone = isCyanotype
          ? blend([226, 236, 240], paper, random.range(0, 0.35))
          : brighten(green, random.range(0.8, 1.25));
        parts.push(
          `<path d="${leaf(x, y, turn, size_, size_ * (isFern ? 0.13 : 0.24))}" fill="${css(tone)}" opacity="${isCyanotype ? 0.86 : 0.88}"/>`,
        );
      }
    }
    const ink = isCyanotype ? '#e2ecf0' : css(brighten(green, 0.7));
    parts.push(
      `<path d="${stem}" fill="none" stroke="${ink}" stroke-width="${(length * 0.006).toFixed(1)}" stroke-linecap="round"/>`,
    );
    if (isFern) return;
    for (let petal = 0; petal < 7; petal++) {
      const turn = (petal / 7) * 6.28 + lean;
      parts.push(
        `<path d="${leaf(x, y, turn, length * 0.085, length * 0.03)}" fill="${isCyanotype ? '#f4f7f5' : accent}" opacity="0.85"/>`,
      );
    }
  };
  const stems = random.integer(1, 3);
  for (let index = 0; index < stems; index++) {
    const lean = stems === 1 ? random.range(-0.08, 0.08) : (index - (stems - 1) / 2) * 0.3;
    grow(width * (0.5 + lean * 0.12), height * 0.9, lean, height * random.range(0.62, 0.76), random.range(0.75, 1));
  }
  return finish(wobble(await draw(ground, size, parts.join('')), random, 1.6, 24), 'paper');
}
