import type { ImageSource } from '../image/index.ts';

/**
 * Small generated pictures for stories and tests: deterministic, from very wide to very tall. As `data:` URLs they need
 * no server.
 */

const svg = (width: number, height: number, body: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`,
  )}`;

const gradient = (id: string, stops: string[], turned = false) =>
  `<linearGradient id="${id}" ${turned ? '' : 'x2="0" y2="1"'}>${stops
    .map((color, index) => `<stop offset="${index / (stops.length - 1)}" stop-color="${color}"/>`)
    .join('')}</linearGradient>`;

const rect = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`;

/** A picture in a single width, with a placeholder of its main colours. */
function paint(width: number, height: number, colors: [string, string, string], body: string): ImageSource {
  return {
    width,
    height,
    placeholder: svg(4, 4, `<defs>${gradient('p', colors)}</defs>${rect(0, 0, 4, 4, 'url(#p)')}`),
    sources: [{ url: svg(width, height, body), width }],
  };
}

/** Bands of hills under a low sun: a landscape at any aspect. */
function hills(width: number, height: number, sky: string[], ridges: string[], sun: string): ImageSource {
  const bands = ridges.map((color, band) => {
    const top = height * (0.5 + (0.46 * band) / ridges.length);
    const swing = height * 0.11;
    const steps = 4;
    const points = Array.from({ length: steps }, (_, step) => {
      const x = (width * (step + 1)) / steps;
      const y = top + swing * Math.sin((step + 1) * 1.9 + band * 2.3);
      return `S ${x - width / steps / 2} ${y} ${x} ${y}`;
    });
    return `<path d="M0 ${top} ${points.join(' ')} V${height} H0 Z" fill="${color}"/>`;
  });
  const radius = Math.min(width, height) * 0.09;
  return paint(
    width,
    height,
    [sky[0] as string, sky.at(-1) as string, ridges.at(-1) as string],
    `<defs>${gradient('s', sky)}</defs>${rect(0, 0, width, height, 'url(#s)')}` +
      `<circle cx="${width * 0.68}" cy="${height * 0.34}" r="${radius}" fill="${sun}"/>${bands.join('')}`,
  );
}

/** Soft rectangles on a background. */
function fields(width: number, height: number, ground: string, [upper, lower]: [string, string]): ImageSource {
  const inset = Math.min(width, height) * 0.08;
  const middle = height * 0.58;
  const soft = `<filter id="f"><feGaussianBlur stdDeviation="${inset / 5}"/></filter>`;
  return paint(
    width,
    height,
    [upper, ground, lower],
    `<defs>${soft}</defs>${rect(0, 0, width, height, ground)}<g filter="url(#f)">` +
      rect(inset, inset, width - 2 * inset, middle - 1.6 * inset, upper) +
      rect(inset, middle, width - 2 * inset, height - middle - inset, lower) +
      '</g>',
  );
}

/** A jar with branches against a wall. */
function stillLife(width: number, height: number): ImageSource {
  const middle = width / 2;
  const branches = [-0.62, -0.28, 0.04, 0.35, 0.66]
    .map((lean, index) => {
      const x = middle + lean * width * 0.52;
      const y = height * (0.14 + 0.07 * Math.abs(lean));
      return (
        `<path d="M${middle} ${height * 0.6} Q${middle + lean * width * 0.1} ${height * 0.38} ${x} ${y}" fill="none" stroke="#4c5a3f" stroke-width="4"/>` +
        `<circle cx="${x}" cy="${y}" r="${width * 0.065}" fill="${index % 2 ? '#c8553d' : '#e0a458'}"/>` +
        `<circle cx="${x}" cy="${y}" r="${width * 0.024}" fill="#5a2a1d"/>`
      );
    })
    .join('');
  return paint(
    width,
    height,
    ['#cbbfa5', '#b9a584', '#6e4b34'],
    `<defs>${gradient('w', ['#d8cdb4', '#b7a684'])}${gradient('j', ['#2f4858', '#5d7f8f', '#25394a'], true)}</defs>` +
      rect(0, 0, width, height, 'url(#w)') +
      rect(0, height * 0.78, width, height * 0.22, '#6e4b34') +
      branches +
      `<path d="M${middle - width * 0.1} ${height * 0.55} h${width * 0.2} c${width * 0.02} ${height * 0.08} ${width * 0.12} ${height * 0.1} ${width * 0.1} ${height * 0.2} c0 ${height * 0.1} -${width * 0.08} ${height * 0.12} -${width * 0.2} ${height * 0.12} s-${width * 0.2} -${height * 0.02} -${width * 0.2} -${height * 0.12} c-${width * 0.02} -${height * 0.1} ${width * 0.08} -${height * 0.12} ${width * 0.1} -${height * 0.2} z" fill="url(#j)"/>`,
  );
}

/** Arcs and discs on a grid. */
function geometry(width: number, height: number, colors: string[], step: number): ImageSource {
  const cells: string[] = [];
  for (let y = 0, row = 0; y < height; y += step, row++) {
    for (let x = 0, column = 0; x < width; x += step, column++) {
      const at = (row * 7 + column * 3) % colors.length;
      const color = colors[at] as string;
      const other = colors[(at + 2) % colors.length] as string;
      const corner = (row + column * 2) % 4;
      const [dx, dy] = [corner % 2 ? step : 0, corner > 1 ? step : 0];
      cells.push(
        rect(x, y, step + 0.5, step + 0.5, color) +
          `<clipPath id="c${row}-${column}">${rect(x, y, step, step, '#000')}</clipPath>` +
          `<circle cx="${x + dx}" cy="${y + dy}" r="${step * 0.92}" fill="${other}" clip-path="url(#c${row}-${column})"/>`,
      );
    }
  }
  return paint(width, height, [colors[0] as string, colors[1] as string, colors[2] as string], cells.join(''));
}

/** Pictures by the case they cover. */
export const pictures = {
  landscape: hills(
    600,
    420,
    ['#2b3a55', '#c97b63', '#f2c894'],
    ['#6b5b6e', '#4a4a60', '#2f3448', '#1d2233'],
    '#f7e3b5',
  ),
  seascape: hills(640, 480, ['#dfe8e6', '#a9c3c6'], ['#6f9aa3', '#4b7c8a', '#2f5d70'], '#fbf3dc'),
  portrait: stillLife(480, 640),
  square: geometry(480, 480, ['#efe3c8', '#b3361f', '#1f2a44', '#d9a441', '#5c7c6b'], 120),
  tall: fields(420, 640, '#4a1c17', ['#b3361f', '#e0a458']),
  night: fields(520, 600, '#14202b', ['#2c5a7d', '#e8d9b5']),
  /** Eight times as wide as high. */
  veryWide: hills(1600, 200, ['#f3ead7', '#e3c7a0'], ['#a7a07f', '#7c8467', '#4d5d4c'], '#c8553d'),
  /** Seven times as high as wide. */
  veryTall: geometry(140, 980, ['#1f2a44', '#e8d9b5', '#c8553d', '#5d7f8f'], 70),
  /** The file is not a picture. */
  broken: { width: 400, height: 300, placeholder: '', sources: [{ url: 'data:image/png;base64,AAAA', width: 400 }] },
} satisfies Record<string, ImageSource>;

/** 436 characters, as long as the longest title of a large collection. */
export const longTitle =
  'The First Real Target, Being a Faithful Account in Oil, Beeswax and Pencil of Everything That Could Be Seen from the ' +
  'Window of the Third Floor on the Morning After the Big Storm, Including the Harbour, the Two Boats That Had Come In ' +
  'During the Night, the Baker Who Was Already Awake, His Neighbour Who Was Not, the Gulls, the Long Shadow of the ' +
  'Lighthouse, and, in the Lower Left Corner, the Painter Herself, Looking the Other Way, 1958';
