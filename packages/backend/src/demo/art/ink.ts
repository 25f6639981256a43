/** Ink on paper: mountains in mist, a circle in one breath, currents. */
import { blend, type Color, clamp, color, css, draw, finish, paint, ramp, type Size } from './canvas.ts';
import { layered, noiseFrom } from './noise.ts';
import type { Random } from './random.ts';
import { curve, dryBrush, seal } from './strokes.ts';

const papers = ['#efe7d6', '#ece4d3', '#f0eadc', '#e9e1cf'] as const;
const inks = ['#23211f', '#2a2a30', '#2b2622', '#24303a'] as const;

/** Ranges one behind another, each dark at its ridge and lost in mist below. */
export async function mountains(random: Random, size: Size): Promise<Buffer> {
  const { width, height } = size;
  const paper = color(random.pick(papers));
  const ink = color(random.pick(inks));
  const noise = layered(noiseFrom(random), 6);
  const bleed = layered(noiseFrom(random), 3);
  const count = random.integer(4, 6);
  const ridges = Array.from({ length: count }, (_, layer) => {
    const near = layer / (count - 1);
    const base = height * (0.3 + 0.52 * near);
    const rise = height * (0.3 - 0.14 * near) * random.range(0.7, 1.2);
    const spread = width * (0.55 - 0.2 * near);
    const shift = random.range(0, 90);
    return Float32Array.from(
      { length: width },
      (_value, x) => base - rise * (noise(x / spread + shift, layer * 7) * 0.95 + 0.25) - noise(x / 34 + shift, 3) * 5,
    );
  });
  const sun = random.chance(0.5)
    ? { x: width * random.range(0.25, 0.75), y: height * 0.17, radius: width * 0.055 }
    : null;
  const washed = paint(size, (x, y) => {
    let shade = 0.03 * ramp(height * 0.5, 0, y);
    for (const [layer, ridge] of ridges.entries()) {
      const below = y - (ridge[x] ?? height);
      if (below < -2) continue;
      const near = (layer + 1) / count;
      const depth = height * (0.1 + 0.12 * near);
      const edge = ramp(-2, 2 + 5 * (1 - near), below);
      const dryness = 0.78 + 0.3 * bleed(x / 90, y / 26 + layer * 11);
      const body = (0.2 + 0.62 * near ** 1.7) * Math.exp(-below / depth) * dryness;
      shade = shade * (1 - edge * (0.35 + 0.6 * near * Math.exp(-below / depth))) + body * edge;
    }
    const tone = blend(paper, ink, clamp(shade));
    if (!sun) return tone;
    const away = Math.hypot(x - sun.x, y - sun.y);
    return blend(tone, [189, 74, 48], 0.75 * ramp(sun.radius + 1.5, sun.radius - 1.5, away) * (1 - shade));
  });
  const birds = Array.from({ length: random.integer(0, 5) }, () => {
    const x = width * random.range(0.5, 0.85);
    const y = height * random.range(0.12, 0.26);
    const span = random.range(6, 12);
    return `<path d="M${x - span} ${y - span * 0.3}Q${x - span * 0.4} ${y - span * 0.5} ${x} ${y}Q${x + span * 0.5} ${y - span * 0.55} ${x + span} ${y - span * 0.25}" fill="none" stroke="${css(ink)}" stroke-width="1.6" opacity="0.75"/>`;
  });
  const mark = seal(random, width * 0.88, height * 0.9, width * 0.035);
  return finish(await draw(washed, size, birds.join('') + mark), 'washi');
}

/** One circle, one brush, one breath. */
export async function circle(random: Random, size: Size): Promise<Buffer> {
  const { width, height } = size;
  const paper = color(random.pick(papers));
  const ink = color(random.pick(['#1d1b1a', '#1d1b1a', '#27313c', '#5b2a1e']));
  const radius = Math.min(width, height) * random.range(0.27, 0.33);
  const start = random.range(1.3, 2.2);
  const sweep = random.range(5.7, 6.15);
  const squash = random.range(0.93, 1.02);
  const at = (t: number) => {
    const angle = start + sweep * t;
    const swell = radius * (1 + 0.03 * Math.sin(angle * 2 + start) - 0.035 * t);
    return [width / 2 + Math.cos(angle) * swell, height * 0.5 + Math.sin(angle) * swell * squash] as const;
  };
  const spots = Array.from({ length: 26 }, () => {
    const [x, y] = at(random.range(0, 0.2));
    const size_ = Math.abs(random.normal()) * 2.2;
    return `<circle cx="${x + random.normal() * radius * 0.2}" cy="${y + random.normal() * radius * 0.2}" r="${size_}" fill="${css(ink)}" opacity="0.8"/>`;
  });
  const stroke = dryBrush(random, at, radius * random.range(0.24, 0.36), ink, 130);
  const mark = seal(random, width * 0.8, height * 0.86, Math.min(width, height) * 0.045);
  return finish(await draw(paper, size, stroke + spots.join('') + mark), 'washi');
}

/** Broad strokes laid over one another, as in calligraphy without words. */
export async function gesture(random: Random, size: Size): Promise<Buffer> {
  const { width, height } = size;
  const paper = color(random.pick(['#ece6da', '#e8e2d4', '#f1ece1']));
  const ink = color(random.pick(['#191817', '#201d1c', '#1c232b']));
  const strokes: string[] = [];
  const count = random.integer(4, 7);
  for (let index = 0; index < count; index++) {
    // Each stroke has its own angle, position and curvature.
    const angle = index * 2.4 + random.normal() * 0.35;
    const middle = { x: width * random.range(0.36, 0.64), y: height * random.range(0.34, 0.66) };
    const half = Math.min(width, height) * (index === 0 ? 0.44 : random.range(0.16, 0.36));
    const bow = half * random.range(-0.55, 0.55);
    const at = (t: number) => {
      const run = (t * 2 - 1) * half;
      const swing = bow * (Math.sin(t * Math.PI) - 0.5);
      return [
        middle.x + Math.cos(angle) * run - Math.sin(angle) * swing,
        middle.y + Math.sin(angle) * run + Math.cos(angle) * swing,
      ] as const;
    };
    const tone = index === count - 1 && random.chance(0.5) ? color('#a63a22') : ink;
    strokes.push(dryBrush(random, at, Math.min(width, height) * random.range(0.06, 0.15), tone, 80));
  }
  return finish(await draw(paper, size, strokes.join('')), 'paper');
}

/** Lines along a flow field. */
export async function currents(random: Random, size: Size): Promise<Buffer> {
  const { width, height } = size;
  const paper = color(random.pick(['#f0ebe0', '#ebe7de', '#22282e', '#f2ece2']));
  const isDark = paper[0] < 90;
  const tones: Color[] = (isDark ? ['#d9cfb8', '#8fa5ad', '#c79a63'] : ['#26303a', '#3d4f58', '#8c4a34']).map(color);
  const noise = layered(noiseFrom(random), 2);
  const scale = Math.min(width, height) * random.range(0.45, 0.8);
  const margin = Math.min(width, height) * 0.09;
  const lines: string[] = [];
  for (let index = 0; index < 1500; index++) {
    let x = random.range(margin, width - margin);
    let y = random.range(margin, height - margin);
    const tone = noise(x / scale + 40, y / scale) > 0.28 ? tones[2] : tones[index % 7 === 0 ? 1 : 0];
    const points: [number, number][] = [];
    const steps = random.integer(14, 46);
    for (let step = 0; step < steps; step++) {
      points.push([x, y]);
      const angle = noise(x / scale, y / scale) * Math.PI * 1.7 + 0.4;
      x += Math.cos(angle) * 8;
      y += Math.sin(angle) * 8;
      if (x < margin || y < margin || x > width - margin || y > height - margin) break;
    }
    if (points.length < 5) continue;
    lines.push(
      `<path d="${curve(points)}" stroke="${css(tone ?? paper)}" stroke-width="${random.range(0.5, 1.9).toFixed(2)}" opacity="${random.range(0.45, 0.95).toFixed(2)}"/>`,
    );
  }
  const drawing = `<g fill="none" stroke-linecap="round">${lines.join('')}</g>`;
  return finish(await draw(paper, size, drawing), 'paper');
}
