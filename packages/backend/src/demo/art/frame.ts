/** Frames and scrolls, as they hang on a wall. */
import { brighten, color, css, draw, finish, paintSoft, type Raster, type Size } from './canvas.ts';
import { layered, noiseFrom } from './noise.ts';
import type { Random } from './random.ts';
import { dryBrush, seal } from './strokes.ts';

async function wallOf(random: Random, size: Size): Promise<Raster> {
  const tone = color(random.pick(['#dcd5c8', '#cfc9be', '#c7c9c4', '#d8cdbd']));
  const noise = layered(noiseFrom(random), 4);
  return paintSoft(size, 0.4, (x, y) =>
    brighten(tone, 1.05 - 0.14 * (x / size.width) - 0.06 * (y / size.height) + noise(x / 140, y / 140) * 0.02),
  );
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});
const rect = ({ x, y, width, height }: Box, more: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${more}/>`;
const shadow = (box: Box) =>
  [18, 12, 7, 3]
    .map((by) =>
      rect({ ...inset(box, -by * 0.4), x: box.x + by, y: box.y + by * 1.3 }, 'fill="#2a2118" opacity="0.1" rx="4"'),
    )
    .join('');

/** Four mitred sides, each with its own light. */
function moulding(
  random: Random,
  box: Box,
  thick: number,
  tone: readonly [number, number, number],
  hasGrain: boolean,
): string {
  const { x, y, width, height } = box;
  const [right, bottom] = [x + width, y + height];
  const sides = [
    { path: `M${x} ${y}H${right}L${right - thick} ${y + thick}H${x + thick}Z`, light: 1.14, isAcross: true },
    { path: `M${right} ${y}V${bottom}L${right - thick} ${bottom - thick}V${y + thick}Z`, light: 0.86, isAcross: false },
    { path: `M${x} ${bottom}H${right}L${right - thick} ${bottom - thick}H${x + thick}Z`, light: 0.76, isAcross: true },
    { path: `M${x} ${y}V${bottom}L${x + thick} ${bottom - thick}V${y + thick}Z`, light: 1.04, isAcross: false },
  ];
  return sides
    .map(({ path, light, isAcross }, index) => {
      const grain = Array.from({ length: hasGrain ? 70 : 12 }, () => {
        const shade = css(brighten(tone, light * random.range(0.72, 1.16)));
        const at = random.unit();
        const line = isAcross
          ? `M${x} ${y + height * (index === 2 ? 1 : 0) + (index === 2 ? -1 : 1) * thick * at}h${width}`
          : `M${x + width * (index === 1 ? 1 : 0) + (index === 1 ? -1 : 1) * thick * at} ${y}v${height}`;
        return `<path d="${line}" stroke="${shade}" stroke-width="${random.range(0.5, 2.4).toFixed(1)}" opacity="0.5"/>`;
      });
      const id = `side${index}`;
      return `<clipPath id="${id}"><path d="${path}"/></clipPath><g clip-path="url(#${id})"><path d="${path}" fill="${css(brighten(tone, light))}"/>${grain.join('')}</g>`;
    })
    .join('');
}

/** An empty frame with a mat. */
export async function emptyFrame(random: Random, size: Size, isMetal: boolean): Promise<Buffer> {
  const wall = await wallOf(random, size);
  const unit = Math.min(size.width, size.height);
  const outer = inset({ x: 0, y: 0, ...size }, unit * 0.14);
  const thick = unit * (isMetal ? 0.022 : random.range(0.05, 0.08));
  const tone = color(
    isMetal
      ? random.pick(['#8f8a80', '#b49a63', '#3c3d3e'])
      : random.pick(['#7a4f30', '#4a3324', '#b08a5a', '#2d2723']),
  );
  const mat = inset(outer, thick);
  const window_ = inset(mat, unit * random.range(0.13, 0.17));
  const bevel =
    rect(inset(window_, -4), 'fill="#fbf8f1"') +
    rect(window_, `fill="${random.pick(['#e9e3d6', '#dfe2df', '#e6d9c6'])}"`);
  const inner = rect(mat, 'fill="none" stroke="#3a2f24" stroke-width="7" opacity="0.22"');
  const lip = isMetal
    ? ''
    : rect(
        inset(outer, thick * 0.86),
        `fill="none" stroke="${random.pick(['#c9a45c', '#d8c9a8'])}" stroke-width="${thick * 0.12}"`,
      );
  const drawing =
    shadow(outer) + moulding(random, outer, thick, tone, !isMetal) + rect(mat, 'fill="#f3eee3"') + bevel + inner + lip;
  return finish(await draw(wall, size, drawing), 'paper');
}

/** A hanging scroll with one gesture of ink. */
export async function hangingScroll(random: Random, size: Size): Promise<Buffer> {
  const wall = await wallOf(random, size);
  const { width, height } = size;
  const scroll = { x: width * 0.29, y: height * 0.08, width: width * 0.42, height: height * 0.82 };
  const silk = color(random.pick(['#6f7f78', '#8a6f55', '#4f5d70', '#8c5a4a']));
  const sheet = {
    x: scroll.x + scroll.width * 0.11,
    y: scroll.y + scroll.height * 0.2,
    width: scroll.width * 0.78,
    height: scroll.height * 0.6,
  };
  const pattern = Array.from({ length: 160 }, () => {
    const x = random.range(scroll.x + 8, scroll.x + scroll.width - 8);
    const y = random.range(scroll.y + 8, scroll.y + scroll.height - 8);
    return `<circle cx="${x}" cy="${y}" r="${random.range(2, 5).toFixed(1)}" fill="none" stroke="${css(brighten(silk, 1.22))}" stroke-width="1.2" opacity="0.7"/>`;
  });
  const rod = (y: number) =>
    `<rect x="${scroll.x - 20}" y="${y}" width="${scroll.width + 40}" height="20" rx="9" fill="#4b3526"/><rect x="${scroll.x - 20}" y="${y + 3}" width="${scroll.width + 40}" height="5" rx="2" fill="#7b5a41" opacity="0.8"/>`;
  const bow = random.range(-0.5, 0.5);
  const at = (t: number) =>
    [
      sheet.x + sheet.width * (0.5 + 0.2 * Math.sin(t * 4.4 + bow) * (1 - t * 0.3)),
      sheet.y + sheet.height * (0.1 + 0.74 * t),
    ] as const;
  const ink = dryBrush(random, at, sheet.width * 0.15, color('#211e1c'), 80);
  const bands = [sheet.y - 26, sheet.y + sheet.height + 8].map(
    (y) => `<rect x="${sheet.x}" y="${y}" width="${sheet.width}" height="18" fill="${css(brighten(silk, 0.6))}"/>`,
  );
  const drawing = [
    shadow(scroll),
    `<path d="M${width / 2 - 60} ${scroll.y}L${width / 2} ${scroll.y - 46}L${width / 2 + 60} ${scroll.y}" fill="none" stroke="#5a4a3a" stroke-width="3"/>`,
    rect(scroll, `fill="${css(silk)}"`),
    ...pattern,
    rect(sheet, 'fill="#efe7d6"'),
    ...bands,
    ink,
    seal(random, sheet.x + sheet.width * 0.78, sheet.y + sheet.height * 0.88, sheet.width * 0.09),
    rod(scroll.y - 8),
    rod(scroll.y + scroll.height - 6),
  ];
  return finish(await draw(wall, size, drawing.join('')), 'washi');
}
