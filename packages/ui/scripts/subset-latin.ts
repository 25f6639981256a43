/**
 * Subsets the Latin fonts: a core with English letters and UI punctuation, which every first paint needs, and the rest,
 * fetched when a page uses one of its characters. The serif is limited to the one weight in use and the optical sizes
 * of titles. Writes src/fonts/latin.css and src/fonts/latin/*.woff2.
 *
 * Usage: node scripts/subset-latin.ts    With --check it writes nothing and fails if latin.css is out of date.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const fonts = fileURLToPath(new URL('../src/fonts/', import.meta.url));
const css = `${fonts}latin.css`;

/** Code points, both ends inclusive. */
type Range = readonly [from: number, to: number];

/** ASCII, the punctuation and spaces used in the UI, and the yen sign. */
const core: readonly Range[] = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa5, 0xa5],
  [0xa9, 0xa9],
  [0xb7, 0xb7],
  [0xd7, 0xd7],
  [0x2009, 0x200b],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x202f, 0x202f],
  [0x2060, 0x2060],
  [0x2212, 0x2212],
];

interface Face {
  family: string;
  package: string;
  style: 'normal' | 'italic';
  /** Name of the package's file for a character set. */
  file(letters: string): string;
  weight: number;
  /** The axes are limited to these values. */
  axes?: Record<string, number | { min: number; max: number }>;
  /** Character sets besides Latin for which the package has separate files. */
  others: readonly string[];
}

const serif = (style: Face['style']): Face => ({
  family: 'Newsreader Variable',
  package: '@fontsource-variable/newsreader',
  style,
  file: (letters) => `newsreader-${letters}-opsz-${style}`,
  weight: 400,
  // Upright: optical sizes from card names (17 px) to page titles (34 px); larger text uses the largest. The italic is
  // only for artwork names, most of which are near one size; a single size halves the file. A first paint waits for
  // both.
  axes: { wght: 400, opsz: style === 'italic' ? 20 : { min: 18, max: 36 } },
  others: ['latin-ext', 'vietnamese'],
});
const sans = (weight: number): Face => ({
  family: 'IBM Plex Sans',
  package: '@fontsource/ibm-plex-sans',
  style: 'normal',
  file: (letters) => `ibm-plex-sans-${letters}-${weight}-normal`,
  weight,
  others: ['latin-ext'],
});
const faces: readonly Face[] = [serif('normal'), serif('italic'), sans(400), sans(500), sans(600)];

/** Code points of each character set, as declared by the variable package; the sans splits its files the same way. */
const ranges: Readonly<Record<string, readonly Range[]>> = (() => {
  const stylesheet = readFileSync(
    fileURLToPath(import.meta.resolve('@fontsource-variable/newsreader/opsz.css')),
    'utf8',
  );
  const found = stylesheet.matchAll(/\/\* newsreader-([\w-]+)-opsz-normal \*\/[^}]*?unicode-range:\s*([^;]+);/g);
  return Object.fromEntries(
    Array.from(found, ([, letters = '', list = '']) => [
      letters,
      list.split(',').map((range): Range => {
        const [from = '', to = from] = range.trim().slice(2).split('-');
        return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
      }),
    ]),
  );
})();

/** Ranges minus some other ranges. */
const without = (all: readonly Range[], gone: readonly Range[]): Range[] =>
  gone.reduce<Range[]>(
    (left, [from, to]) =>
      left.flatMap(([first, last]): Range[] => {
        if (to < first || from > last) return [[first, last]];
        const before: Range[] = first < from ? [[first, from - 1]] : [];
        return to < last ? [...before, [to + 1, last]] : before;
      }),
    [...all],
  );

/** Features that browsers enable by default, and lining tabular figures (theme/typography.ts). No others are used. */
const features = ['ccmp', 'locl', 'mark', 'mkmk', 'kern', 'liga', 'clig', 'calt', 'rlig', 'tnum', 'lnum'];

const hex = (point: number) => point.toString(16).toUpperCase();
const listOf = (list: readonly Range[]) =>
  list.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(',');
const textOf = (list: readonly Range[]) =>
  list
    .map(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join(''))
    .join('');

/** The files of a face: its core, the rest of Latin, and the package's other character sets. */
const parts = faces.flatMap((face) =>
  [
    { name: 'core', source: 'latin', letters: core },
    { name: 'latin', source: 'latin', letters: without(ranges.latin ?? [], core) },
    ...face.others.map((other) => ({ name: other, source: other, letters: ranges[other] ?? [] })),
  ].map(({ name, source, letters }) => ({ face, source, letters, file: `${face.file(name)}.woff2` })),
);

/** Common system serifs, by face name. */
const serifs = {
  normal: ['Georgia', 'Times New Roman', 'Liberation Serif', 'DejaVu Serif', 'Noto Serif', 'Open Sans'],
  italic: ['Georgia Italic', 'Times New Roman Italic', 'Liberation Serif Italic', 'DejaVu Serif', 'Open Sans Italic'],
};

/** A system font with the serif's ascent and descent, so that nothing shifts when the serif loads. */
const standIn = (style: keyof typeof serifs) =>
  `@font-face{font-family:"Newsreader Stand-in";font-style:${style};src:${serifs[style].map((name) => `local("${name}")`).join(',')};ascent-override:73.5%;descent-override:26.5%;line-gap-override:0%;unicode-range:${listOf(core)}}`;

const written = [
  '/* Generated by scripts/subset-latin.ts. */',
  standIn('normal'),
  standIn('italic'),
  ...parts.map(
    ({ face, letters, file }) =>
      `@font-face{font-family:"${face.family}";font-style:${face.style};font-weight:${face.weight};font-display:swap;src:url("./latin/${file}") format("woff2");unicode-range:${listOf(letters)}}`,
  ),
  '',
].join('\n');

if (process.argv.includes('--check')) {
  if (readFileSync(css, 'utf8') !== written) {
    console.error('src/fonts/latin.css is not what the fonts give. Run `npm run fonts` and commit the result.');
    process.exit(1);
  }
  console.log(`The Latin fonts are ${parts.length} files.`);
} else {
  rmSync(`${fonts}latin`, { recursive: true, force: true });
  mkdirSync(`${fonts}latin`);
  for (const { face, source, letters, file } of parts) {
    const whole = fileURLToPath(import.meta.resolve(`${face.package}/files/${face.file(source)}.woff2`));
    const options = {
      targetFormat: 'woff2',
      keepFeatures: features,
      ...(face.axes && { variationAxes: face.axes }),
    } as const;
    const cut = await subsetFont(readFileSync(whole), textOf(letters), options);
    writeFileSync(`${fonts}latin/${file}`, cut);
    console.log(`${file}: ${(cut.length / 1000).toFixed(0)} kB`);
  }
  writeFileSync(css, written);
}
