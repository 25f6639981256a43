/** Oil and acrylic: fields of colour, seas and meadows in strokes, nights. */
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
import { brushwork } from './strokes.ts';

const fieldPalettes = [
  ['#6e2a1f', '#b4472a', '#d98a3d', '#3a1613'],
  ['#1f3040', '#3e5c6b', '#a9b8ae', '#16222c'],
  ['#c9b48a', '#e3d3a8', '#a8553a', '#8c7a55'],
  ['#2d3a2c', '#667a4d', '#c4b56a', '#1d251d'],
  ['#3b2a3d', '#7c4a5c', '#c98f80', '#251a29'],
  ['#d8cfc0', '#b9a893', '#7d8a8c', '#e9e2d6'],
] as const;

/** Soft-edged fields of colour that hover on a ground. */
export async function colourField(random: Random, size: Size): Promise<Buffer> {
  const { width, height } = size;
  const [ground = '#000000', ...rest] = random.pick(fieldPalettes);
  const tones = rest.map(color);
  const base = color(ground);
  const noise = layered(noiseFrom(random), 5);
  const count = random.integer(2, 3);
  let top = 0.06;
  const fields = Array.from({ length: count }, (_, index) => {
    const room = (0.94 - top) / (count - index);
    const bottom = top + room * random.range(0.75, 1.1) * (index === count - 1 ? 0.98 : 1);
    const field = {
      top: top * height,
      bottom: Math.min(0.95, bottom) * height,
      tone: tones[index % tones.length] ?? base,
    };
    top = bottom + 0.025;
    return field;
  });
  const side = width * random.range(0.06, 0.1);
  const soft = Math.min(width, height) * 0.022;
  const raster = await paintSoft(size, 0.5, (x, y) => {
    const cloud = noise(x / 260, y / 200);
    const edge = noise(x / 70, y / 70) * soft * 0.9;
    let tone = brighten(base, 1 + cloud * 0.16);
    for (const [index, field] of fields.entries()) {
      const inside = Math.min(x - side, width - side - x, y - field.top, field.bottom - y) + edge;
      const cover = ramp(-soft, soft, inside);
      const streak = noise(x / 300 + index * 9, y / 34) * 0.09 + cloud * 0.13;
      tone = blend(tone, brighten(field.tone, 1 + streak), cover * (0.9 + streak * 0.7));
    }
    return tone;
  });
  return finish(raster, 'canvas');
}

const seaPalettes = [
  { sky: ['#5b7894', '#a9b7bd', '#ecd9b5', '#f1b884'], sea: ['#7f8f92', '#35566b', '#1c3347'], sun: '#fff0cf' },
  { sky: ['#3c4a63', '#7d7f95', '#cf9f93', '#f0c18e'], sea: ['#a88b86', '#4d5870', '#232c40'], sun: '#ffdfae' },
  { sky: ['#8fa9b5', '#c5d0cd', '#e9e6d8'], sea: ['#9db4b0', '#517d80', '#28494f'], sun: '#fbf7e6' },
  { sky: ['#2b3540', '#55616b', '#a39c8f'], sea: ['#7d7f7a', '#39474c', '#171f25'], sun: '#e9dcc0' },
] as const;

/** A sea under a large sky, in strokes. */
export async function seascape(random: Random, size: Size): Promise<Buffer> {
  const { width, height } = size;
  const palette = random.pick(seaPalettes);
  const sky = palette.sky.map(color);
  const sea = palette.sea.map(color);
  const glow = color(palette.sun);
  const noise = layered(noiseFrom(random), 5);
  const horizon = height * random.range(0.42, 0.66);
  const sunX = width * random.range(0.2, 0.8);
  const sunY = horizon - height * random.range(0.06, 0.2);
  const under = await paintSoft(size, 0.5, (x, y) => {
    const light = Math.exp(-(((x - sunX) / (width * 0.3)) ** 2) - ((y - sunY) / (height * 0.22)) ** 2);
    if (y < horizon) {
      const cloud = ramp(-0.05, 0.5, noise(x / 330, y / 90)) * 0.55;
      const tone = blend(along(sky, y / horizon), blend(sky[0] ?? glow, glow, 0.35), cloud * (1 - light));
      const disc = ramp(width * 0.03, width * 0.024, Math.hypot(x - sunX, y - sunY));
      return blend(blend(tone, glow, light * 0.6), glow, disc);
    }
    const depth = (y - horizon) / (height - horizon);
    const swell = noise(x / (60 + 300 * depth), y / (6 + 34 * depth));
    const glitter = Math.exp(-(((x - sunX) / (width * (0.05 + 0.12 * depth))) ** 2)) * ramp(0, 0.5, swell + 0.2);
    return blend(brighten(along(sea, depth), 1 + swell * 0.3), glow, glitter * (0.75 - 0.45 * depth));
  });
  return finish(await draw(under, size, brushwork(random, under, size, width * 0.017, 4200)), 'canvas');
}

const meadowPalettes = [
  {
    sky: ['#87a5b8', '#c9d3cb', '#efe3c4'],
    land: ['#8a9a72', '#64793f', '#3c4d2a'],
    flowers: ['#b8433a', '#e6c34f', '#efe6da', '#7c6aa0'],
  },
  {
    sky: ['#caa46a', '#e6c88b', '#f2dfb0'],
    land: ['#c79a4b', '#9a7434', '#5a4a26'],
    flowers: ['#8a3b24', '#e9d38a', '#5c6a3a'],
  },
  {
    sky: ['#6b7f94', '#9aa8a8', '#d9c9a8'],
    land: ['#4e6b62', '#345048', '#1f322f'],
    flowers: ['#d9a0a8', '#efe3e0', '#8fb0a0', '#c2607a'],
  },
] as const;

/** Flowers, grass and a line of trees, in strokes. */
export async function meadow(random: Random, size: Size): Promise<Buffer> {
  const { width, height } = size;
  const palette = random.pick(meadowPalettes);
  const sky = palette.sky.map(color);
  const land = palette.land.map(color);
  const noise = layered(noiseFrom(random), 5);
  const horizon = height * random.range(0.28, 0.45);
  const trees = Float32Array.from(
    { length: width },
    (_, x) => horizon - height * (0.02 + 0.1 * ramp(-0.5, 0.8, noise(x / 90, 4))),
  );
  const under = await paintSoft(size, 0.5, (x, y) => {
    if (y < (trees[Math.floor(x)] ?? horizon) + noise(x / 16, y / 16) * 9) {
      return blend(along(sky, y / horizon), [250, 246, 235], 0.5 * ramp(0.05, 0.5, noise(x / 240, y / 110 + 9)));
    }
    if (y < horizon) return brighten(land[2] ?? [0, 0, 0], 0.9 + noise(x / 30, y / 30) * 0.35);
    const near = (y - horizon) / (height - horizon);
    return brighten(along(land, near * 0.8 + noise(x / 260, y / 60) * 0.35 + 0.1), 1 + noise(x / 40, y / 18) * 0.2);
  });
  const flowers: string[] = [];
  for (let index = 0; index < 900; index++) {
    const near = random.unit() ** 0.6;
    const y = horizon + (height - horizon) * near;
    const x = random.range(0, width);
    if (noise(x / 210, y / 90 + 31) < 0.02) continue;
    const length = 2 + near * width * 0.011;
    flowers.push(
      `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${length.toFixed(1)}" ry="${(length * random.range(0.45, 0.8)).toFixed(1)}" fill="${random.pick(palette.flowers)}" opacity="${random.range(0.6, 0.95).toFixed(2)}" transform="rotate(${random.integer(-40, 40)} ${x.toFixed(1)} ${y.toFixed(1)})"/>`,
    );
  }
  return finish(
    await draw(under, size, brushwork(random, under, size, width * 0.015, 3800) + flowers.join('')),
    'canvas',
  );
}

/** A night with a moon over hills and water. */
export async function night(random: Random, size: Size): Promise<Buffer> {
  const { width, height } = size;
  const deep = color(random.pick(['#0f1a2b', '#141a30', '#10222b', '#1a1a2c']));
  const low = color(random.pick(['#3d5a73', '#4a5a7a', '#3f6168', '#6a5d78']));
  const noise = layered(noiseFrom(random), 5);
  const shore = height * random.range(0.68, 0.8);
  const moonX = width * random.range(0.25, 0.75);
  const moonY = height * random.range(0.16, 0.34);
  const radius = Math.min(width, height) * random.range(0.03, 0.055);
  const pale: Color = [240, 228, 196];
  const hills = Float32Array.from(
    { length: width },
    (_, x) => shore - height * (0.05 + 0.11 * (noise(x / (width * 0.4), 2) + 0.4)),
  );
  const under = await paintSoft(size, 0.6, (x, y) => {
    const isWater = y > shore;
    const mirrored = isWater ? 2 * shore - y : y;
    const away = Math.hypot(x - moonX, (mirrored - moonY) * (isWater ? 0.55 : 1));
    const glow = Math.exp(-away / (radius * 3.4)) * 0.85 + Math.exp(-away / (width * 0.3)) * 0.3;
    const cloud = ramp(0, 0.6, noise(x / 380, mirrored / 110)) * 0.45;
    let tone = blend(blend(deep, low, ramp(0, shore, mirrored) ** 1.6), pale, clamp(glow * (0.55 + cloud * 0.5)));
    tone = brighten(tone, 1 - cloud * 0.25);
    if (isWater) {
      const ripple = noise(x / 110, y / 7);
      const path = Math.exp(-(((x - moonX) / (width * 0.07 + (y - shore) * 0.5)) ** 2)) * ramp(0, 0.45, ripple + 0.05);
      return blend(brighten(tone, 0.72 + ripple * 0.2), pale, path * 0.6);
    }
    if (y > (hills[Math.floor(x)] ?? shore)) return brighten(blend(deep, low, 0.1), 0.6 + noise(x / 40, y / 24) * 0.15);
    return blend(tone, pale, ramp(radius + 2, radius - 2, away));
  });
  const stars = Array.from({ length: 150 }, () => {
    const y = random.range(0, height * 0.55);
    const size_ = 0.4 + Math.abs(random.normal()) * 0.7;
    return `<circle cx="${random.range(0, width).toFixed(1)}" cy="${y.toFixed(1)}" r="${size_.toFixed(2)}" fill="#f4ead0" opacity="${random.range(0.2, 0.85).toFixed(2)}"/>`;
  });
  const strokes = brushwork(random, under, size, width * 0.012, 3000);
  const moon = `<circle cx="${moonX}" cy="${moonY}" r="${radius}" fill="${css(pale)}"/><circle cx="${moonX + radius * 0.3}" cy="${moonY - radius * 0.1}" r="${radius * 0.62}" fill="#fbf4df" opacity="0.5"/>`;
  const painted = await draw(under, size, strokes + stars.join(''));
  return finish(wobble(await draw(painted, size, moon), random, 2.5, 18), 'canvas');
}
