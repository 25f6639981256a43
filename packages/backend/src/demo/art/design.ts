/** Design: constructions of plain shapes, and posters without words. */
import { brighten, type Color, color, css, draw, finish, type Size, wobble } from './canvas.ts';
import type { Random } from './random.ts';

const palettes = [
  ['#efe6d4', '#1f2a36', '#b8402a', '#d9a441', '#7c8f8a'],
  ['#e9e2d3', '#26323f', '#c8643c', '#8fa9a3', '#e1bd6d'],
  ['#f0e9dc', '#2d2a28', '#5d7f8c', '#c9573a', '#cdb98f'],
  ['#22303a', '#e8dcc3', '#c5523a', '#d8a94f', '#6f9490'],
] as const;

/** Circles, bars and wedges in balance. */
export async function construction(random: Random, size: Size): Promise<Buffer> {
  const { width, height } = size;
  const [ground = '#ffffff', ...tones] = random.pick(palettes);
  const unit = Math.min(width, height);
  const tilt = random.pick([-38, -30, 28, 34, 40]);
  const centre = { x: width * random.range(0.42, 0.58), y: height * random.range(0.42, 0.58) };
  const parts: string[] = [];
  const tone = (index: number) => tones[index % tones.length] ?? ground;
  parts.push(
    `<circle cx="${centre.x + unit * random.range(-0.12, 0.12)}" cy="${centre.y - unit * 0.08}" r="${unit * random.range(0.22, 0.3)}" fill="${tone(1)}"/>`,
  );
  parts.push(`<g transform="rotate(${tilt} ${centre.x} ${centre.y})">`);
  for (let bar = 0; bar < random.integer(4, 7); bar++) {
    const length = unit * random.range(0.4, 1.15);
    const thick = unit * random.pick([0.008, 0.014, 0.03, 0.06, 0.1]);
    const y = centre.y + unit * random.range(-0.34, 0.34);
    parts.push(
      `<rect x="${centre.x - length * random.range(0.3, 0.7)}" y="${y}" width="${length}" height="${thick}" fill="${tone(bar)}" opacity="${random.pick([1, 1, 0.9])}"/>`,
    );
  }
  const edge = unit * random.range(0.16, 0.28);
  const x = centre.x + unit * random.range(-0.3, 0.1);
  const y = centre.y + unit * random.range(-0.25, 0.15);
  parts.push(`<path d="M${x} ${y}l${edge} 0l${-edge * 0.5} ${edge * 1.1}Z" fill="${tone(0)}" opacity="0.94"/>`);
  parts.push('</g>');
  for (let ring = 0; ring < random.integer(1, 3); ring++) {
    const radius = unit * random.range(0.04, 0.13);
    const fill = random.chance(0.5)
      ? `fill="${tone(ring + 2)}"`
      : `fill="none" stroke="${tone(0)}" stroke-width="${unit * 0.008}"`;
    parts.push(
      `<circle cx="${width * random.range(0.15, 0.85)}" cy="${height * random.range(0.12, 0.88)}" r="${radius}" ${fill}/>`,
    );
  }
  return finish(wobble(await draw(color(ground), size, parts.join('')), random, 1.8, 34), 'paper');
}

function tile(random: Random, x: number, y: number, side: number, tones: readonly string[]): string {
  const first = random.pick(tones);
  const second = random.pick(tones.filter((tone) => tone !== first));
  const square = `<rect x="${x}" y="${y}" width="${side}" height="${side}" fill="${first}"/>`;
  const turn = `transform="rotate(${random.integer(0, 3) * 90} ${x + side / 2} ${y + side / 2})"`;
  const shape = random.pick([
    `<path d="M${x} ${y}a${side} ${side} 0 0 1 ${side} ${side}H${x}Z" fill="${second}"/>`,
    `<circle cx="${x + side / 2}" cy="${y + side / 2}" r="${side / 2}" fill="${second}"/>`,
    `<path d="M${x} ${y}h${side}l${-side} ${side}Z" fill="${second}"/>`,
    `<path d="M${x} ${y + side / 2}a${side / 2} ${side / 2} 0 0 1 ${side} 0Z" fill="${second}"/>`,
    [0, 1, 2, 3]
      .map(
        (row) => `<rect x="${x}" y="${y + (row * side) / 4}" width="${side}" height="${side / 8}" fill="${second}"/>`,
      )
      .join(''),
    '',
  ]);
  return `${square}<g ${turn}>${shape}</g>`;
}

/** A grid of quarter circles, circles, wedges and stripes. */
export async function tiles(random: Random, size: Size): Promise<Buffer> {
  const { width, height } = size;
  const palette = random.pick(palettes);
  const columns = random.integer(4, 6);
  const margin = width * 0.09;
  const side = (width - 2 * margin) / columns;
  const rows = Math.floor((height - 2 * margin) / side);
  const top = (height - rows * side) / 2;
  const parts: string[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      parts.push(tile(random, margin + column * side, top + row * side, side, palette));
    }
  }
  const ground = palette[0] === '#22303a' ? '#ece3d0' : palette[0];
  return finish(wobble(await draw(color(ground), size, parts.join('')), random, 1.2, 30), 'paper');
}

/** Rings and bands of sound, as on a concert's poster. */
export async function resonance(random: Random, size: Size): Promise<Buffer> {
  const { width, height } = size;
  const [ground = '#ffffff', ...tones] = random.pick(palettes);
  const centre = { x: width * random.pick([0.5, 0.28, 0.7]), y: height * random.pick([0.36, 0.42, 0.6]) };
  const parts: string[] = [];
  const first: Color = color(tones[0] ?? ground);
  let radius = Math.max(width, height) * 0.95;
  let index = 0;
  while (radius > width * 0.03) {
    const thick = width * random.pick([0.012, 0.02, 0.035, 0.055]);
    const tone = index % 4 === 1 ? color(tones[1] ?? ground) : index % 5 === 3 ? color(tones[2] ?? ground) : first;
    const length = 2 * Math.PI * radius;
    const gap = random.range(0.1, 0.55) * length;
    parts.push(
      `<circle cx="${centre.x}" cy="${centre.y}" r="${radius}" fill="none" stroke="${css(brighten(tone, random.range(0.95, 1.05)))}" stroke-width="${thick}" stroke-dasharray="${length - gap} ${gap}" stroke-dashoffset="${random.range(0, length)}"/>`,
    );
    radius -= thick + width * random.range(0.014, 0.035);
    index++;
  }
  parts.push(`<circle cx="${centre.x}" cy="${centre.y}" r="${width * 0.035}" fill="${tones[1]}"/>`);
  const clip = `<clipPath id="sheet"><rect x="${width * 0.06}" y="${width * 0.06}" width="${width * 0.88}" height="${height - width * 0.12}"/></clipPath>`;
  return finish(
    wobble(await draw(color(ground), size, `${clip}<g clip-path="url(#sheet)">${parts.join('')}</g>`), random, 1, 26),
    'paper',
  );
}
