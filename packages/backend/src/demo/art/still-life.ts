/** Oil: vessels on a table. */
import { brighten, color, css, draw, finish, mix, paintSoft, type Size, wobble } from './canvas.ts';
import { layered, noiseFrom } from './noise.ts';
import type { Random } from './random.ts';
import { brushwork, curve } from './strokes.ts';

interface Vessel {
  shoulder: number;
  neck: number;
  neckFrom: number;
  foot: number;
}

const vessels: Vessel[] = [
  { shoulder: 0.5, neck: 0.14, neckFrom: 0.45, foot: 0.42 },
  { shoulder: 0.5, neck: 0.2, neckFrom: 0.3, foot: 0.3 },
  { shoulder: 0.5, neck: 0.46, neckFrom: 0.06, foot: 0.36 },
  { shoulder: 0.42, neck: 0.12, neckFrom: 0.62, foot: 0.48 },
  { shoulder: 0.5, neck: 0.5, neckFrom: 0.02, foot: 0.5 },
];

const tablePalettes = [
  { wall: '#b9ae9b', table: '#cfc3ad', things: ['#e6ddcb', '#9c8a74', '#b5674a', '#77857f', '#d4b98f'] },
  { wall: '#8b8f8a', table: '#b7ab97', things: ['#dcd6c8', '#5f6b6d', '#a3826a', '#c9bfae', '#43484a'] },
  { wall: '#c9b7a2', table: '#a8927b', things: ['#efe6d6', '#8d5a48', '#6f7d6b', '#d9a877', '#4c5560'] },
] as const;

/** Bottles and bowls on a table, close together. */
export async function vesselsOnTable(random: Random, size: Size): Promise<Buffer> {
  const { width, height } = size;
  const palette = random.pick(tablePalettes);
  const wall = color(palette.wall);
  const table = color(palette.table);
  const noise = layered(noiseFrom(random), 4);
  const edge = height * random.range(0.6, 0.68);
  const ground = await paintSoft(size, 0.5, (x, y) => {
    const isTable = y > edge + noise(x / 300, 1) * 4;
    const light = 1.05 - 0.22 * (x / width) + noise(x / 130, y / 60) * 0.07;
    return brighten(isTable ? table : wall, light * (isTable ? 1 : 0.96 + 0.08 * (y / edge)));
  });
  const count = random.integer(4, 6);
  const drawings: string[] = [];
  const gap = (width * 0.66) / count;
  for (let index = 0; index < count; index++) {
    const shape = random.pick(vessels);
    const tall = height * random.range(0.22, 0.5) * (shape.neckFrom < 0.1 ? 0.55 : 1);
    const wide = Math.min(tall * random.range(0.34, 0.6) * (shape.neckFrom < 0.1 ? 1.7 : 1), gap * 1.5);
    const x = width * 0.17 + gap * (index + 0.5) + random.normal() * gap * 0.12;
    const floor = edge + height * random.range(0.07, 0.16);
    const tone = color(palette.things[index % palette.things.length] ?? '#cccccc');
    const half = (share: number) => wide * share;
    const y = (share: number) => floor - tall + tall * share;
    const left: [number, number][] = [
      [-half(shape.neck), y(0)],
      [-half(shape.neck), y(shape.neckFrom * 0.8)],
      [-half(shape.shoulder), y(shape.neckFrom + 0.16)],
      [-half(shape.shoulder), y(0.8)],
      [-half(shape.foot), y(1)],
    ];
    const outline = `${curve(left.map(([dx, dy]) => [x + dx, dy]))}${curve(left.toReversed().map(([dx, dy]) => [x - dx, dy])).replace('M', 'L')}Z`;
    const id = `body${index}`;
    const stop = (at: number, factor: number) => `<stop offset="${at}" stop-color="${css(brighten(tone, factor))}"/>`;
    drawings.push(
      `<linearGradient id="${id}">${stop(0, 0.94)}${stop(0.28, 1.12)}${stop(0.62, 0.92)}${stop(1, 0.62)}</linearGradient>`,
      `<path d="M${x} ${floor}L${x + wide * 1.7} ${floor - height * 0.035}L${x + wide * 1.5} ${floor + height * 0.018}L${x + wide * 0.2} ${floor + 6}Z" fill="${css(brighten(table, 0.55))}" opacity="0.5"/>`,
      `<path d="${outline}" fill="url(#${id})"/>`,
      `<ellipse cx="${x}" cy="${y(0)}" rx="${half(shape.neck)}" ry="${half(shape.neck) * 0.24}" fill="${css(brighten(tone, mix(0.55, 0.8, random.unit())))}"/>`,
    );
  }
  // The background gets broad strokes; the vessels are drawn on top with wobbly edges.
  const brushed = await draw(ground, size, brushwork(random, ground, size, width * 0.014, 2600));
  const drawn = wobble(await draw(brushed, size, drawings.join('')), random, 5, 55);
  const touches = `<g opacity="0.45">${brushwork(random, drawn, size, width * 0.0045, 4200)}</g>`;
  return finish(await draw(drawn, size, touches), 'canvas');
}
