/** Photographs: dunes, seas at long exposure, woods in fog, light on a wall. */
import {
  along,
  blend,
  brighten,
  type Color,
  clamp,
  color,
  finish,
  mix,
  paint,
  paintSoft,
  ramp,
  type Size,
} from './canvas.ts';
import { layered, noiseFrom } from './noise.ts';
import type { Random } from './random.ts';

/** Ridges of sand: lit on one side, in shadow on the other, rippled near the viewer. */
export async function dunes(random: Random, size: Size): Promise<Buffer> {
  const { width, height } = size;
  const [shade, light, top, low] = random
    .pick([
      ['#6b4630', '#d9a873', '#8fa3b3', '#e3cdb0'],
      ['#3c3a3a', '#c9c3ba', '#77797c', '#d6d2ca'],
      ['#59372f', '#cf8f6a', '#c9a79a', '#ecd3be'],
    ])
    .map(color) as [Color, Color, Color, Color];
  const noise = layered(noiseFrom(random), 2);
  const fine = layered(noiseFrom(random), 4);
  const count = random.integer(3, 5);
  const ridges = Array.from({ length: count }, (_, layer) => {
    const near = (layer + 1) / count;
    const shift = random.range(0, 60);
    const at = (x: number) =>
      height * (0.3 + 0.4 * near) -
      height * (0.06 + 0.14 * near) * noise(x / (width * (0.35 + 0.25 * near)) + shift, layer * 9);
    return Float32Array.from({ length: width + 8 }, (_value, x) => at(x));
  });
  const raster = paint(size, (x, y) => {
    let tone = along([top, low], y / (height * 0.5));
    for (const [layer, ridge] of ridges.entries()) {
      const crest = ridge[x] ?? height;
      const below = y - crest;
      if (below < -1) continue;
      const near = (layer + 1) / count;
      const slope = ((ridge[x + 8] ?? crest) - crest) / 8;
      const fold = fine((x + below * 1.6) / (width * 0.22), below / (height * 0.35) + layer * 5);
      const ripple = Math.sin((below + fine(x / 120, y / 60) * 46 + x * 0.13) / (3.5 + 5 * near)) * 0.035 * near;
      const lit = clamp(0.52 + slope * 1.5 + fold * 0.45 + ripple - 0.25 * ramp(0, height * 0.3, below));
      const haze = 0.5 * (1 - near);
      const sand = blend(blend(shade, light, lit), low, haze);
      tone = blend(tone, sand, ramp(-1, 1, below));
    }
    return tone;
  });
  return finish(raster, 'film');
}

/** A horizon at long exposure: nothing but water, air and light. */
export async function horizon(random: Random, size: Size): Promise<Buffer> {
  const { width, height } = size;
  const [sky, haze, sea, deep] = random
    .pick([
      ['#9aa2a6', '#d9dad6', '#8b9497', '#2f3639'],
      ['#2b2f36', '#7a7d80', '#4a4e53', '#121417'],
      ['#b99a94', '#ecd8c4', '#9c9aa0', '#4a5260'],
      ['#6f8a99', '#d3dedd', '#7697a0', '#26404c'],
    ])
    .map(color) as [Color, Color, Color, Color];
  const noise = layered(noiseFrom(random), 5);
  const line = height * random.range(0.46, 0.58);
  const raster = await paintSoft(size, 0.7, (x, y) => {
    const blur = ramp(line - 5, line + 5, y);
    const air = blend(sky, haze, ramp(0, line, y) ** 1.5);
    const cloud = brighten(air, 1 + noise(x / 700, y / 70) * 0.06);
    const depth = clamp((y - line) / (height - line));
    const water = brighten(
      blend(sea, deep, depth ** 0.8),
      1 + noise(x / (90 + 500 * depth), y / (3 + 12 * depth)) * 0.13,
    );
    const corner = 1 - 0.22 * (((x / width - 0.5) * 1.6) ** 2 + ((y / height - 0.5) * 1.3) ** 2);
    return brighten(blend(cloud, water, blur), corner);
  });
  return finish(raster, 'film');
}

/** Trunks that fade, row by row, into fog. */
export async function woods(random: Random, size: Size): Promise<Buffer> {
  const { width, height } = size;
  const fog = color(random.pick(['#cfd3cf', '#c6cdd0', '#d6cfc3']));
  const dark = color(random.pick(['#232826', '#1f262b', '#2c2620']));
  const noise = layered(noiseFrom(random), 3);
  const rows = 6;
  const trunks = Array.from({ length: rows }, (_, row) => {
    const near = row / (rows - 1);
    const shares = new Float32Array(width);
    for (let trunk = 0; trunk < 15 - row * 2; trunk++) {
      const middle = random.range(0, width);
      const half = mix(2, width * 0.018, near ** 1.6) * random.range(0.7, 1.4);
      for (let x = Math.max(0, Math.floor(middle - half - 3)); x < Math.min(width, middle + half + 3); x++) {
        shares[x] = Math.max(shares[x] ?? 0, ramp(half + 1.5, half - 1.5, Math.abs(x - middle)));
      }
    }
    const sway = Int16Array.from({ length: height }, (_, y) => noise(y / 260, row * 17) * 16 * near + 0.5);
    const ground = Float32Array.from(
      { length: width },
      (_, x) => height * (0.62 + 0.3 * near) + noise(x / 120, row * 3) * 22,
    );
    return { near, shares, sway, ground };
  });
  const air = await paintSoft(size, 0.25, (x, y) =>
    brighten(fog, 1.04 - 0.12 * (y / height) + noise(x / 400, y / 300) * 0.05),
  );
  const raster = paint(size, (x, y) => {
    const pixel = (y * width + x) * 3;
    let tone: Color = [air.data[pixel] ?? 0, air.data[pixel + 1] ?? 0, air.data[pixel + 2] ?? 0];
    for (const { near, shares, sway, ground } of trunks) {
      const floor = ground[x] ?? height;
      if (y >= floor) {
        const moss = brighten(dark, 1.5 + noise(x / 26, y / 12) * 0.5);
        tone = blend(tone, moss, ramp(floor - 3, floor + 40, y) * (0.05 + 0.24 * near));
        continue;
      }
      const share = shares[clamp(x + (sway[y] ?? 0), 0, width - 1)] ?? 0;
      if (share === 0) continue;
      const bark = brighten(dark, 1 + noise(x / 7, y / 60) * 0.35);
      tone = blend(tone, bark, (0.1 + 0.8 * near ** 1.3) * share * (0.75 + 0.25 * ramp(0, height * 0.5, y)));
    }
    return tone;
  });
  return finish(raster, 'film');
}

/** The light of a window, late, on a plastered wall. */
export async function windowLight(random: Random, size: Size): Promise<Buffer> {
  const { width, height } = size;
  const [shadow, light] = random
    .pick([
      ['#6d6a68', '#ead9bd'],
      ['#5a6470', '#e3dccd'],
      ['#70594d', '#efc99c'],
    ])
    .map(color) as [Color, Color];
  const noise = layered(noiseFrom(random), 5);
  const skew = random.range(0.25, 0.55);
  const left = width * random.range(0.2, 0.35);
  const pane = { width: width * random.range(0.16, 0.2), height: height * random.range(0.2, 0.25), gap: width * 0.022 };
  const top = height * random.range(0.12, 0.2);
  const soft = width * 0.008;
  const raster = await paintSoft(size, 0.7, (x, y) => {
    const u = x - left + (y - top) * skew * 0.35;
    const v = y - top + (x - left) * skew * 0.5;
    let lit = 0;
    for (let row = 0; row < 3; row++) {
      for (let column = 0; column < 2; column++) {
        const inX = Math.min(u - column * (pane.width + pane.gap), (column + 1) * pane.width + column * pane.gap - u);
        const inY = Math.min(v - row * (pane.height + pane.gap), (row + 1) * pane.height + row * pane.gap - v);
        lit = Math.max(lit, ramp(-soft, soft * (1 + row), Math.min(inX, inY)));
      }
    }
    const leaves = ramp(0.05, 0.25, noise(x / 120 + 8, y / 90)) * 0.55;
    const plaster = 1 + noise(x / 60, y / 60) * 0.05 + noise(x / 9, y / 9) * 0.02;
    const fall = 1 - 0.3 * (x / width) * (y / height);
    return brighten(blend(shadow, light, lit * (1 - leaves)), plaster * fall);
  });
  return finish(raster, 'film');
}
