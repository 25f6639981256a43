/** Business constants are defined once in rules/constants.ts. Copies that cannot import it must have the same value. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import * as constants from '../rules/constants.ts';
import { operations } from '../walk.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(`${root}/${path}`, 'utf8');

/** Sources that may import the constants; the design system does not depend on the contract. */
const sources = globSync('{openapi/rules,packages/{api-client,app,backend}/src}/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !path.includes('.test.') && path !== 'openapi/rules/constants.ts')
  .map((path) => [path, read(path)] as const);

const names = Object.keys(constants) as (keyof typeof constants)[];

/** The numbers that a pattern captures in a text, in order. */
const numbersIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map((match) => match.slice(1).map(Number));

/**
 * Copies that cannot import the constants: the documents are YAML, and the design system is published without the
 * contract. Each copy has the value found and the expected one.
 */
const copies: Partial<Record<keyof typeof constants, [found: unknown, expected: unknown][]>> = {
  alertDuration: [
    [numbersIn(read('packages/ui/src/toast/queue.ts'), /toastDuration = (\d+);/g), [[constants.alertDuration]]],
  ],
  topLevelDomainLength: ['packages/ui/src/email-field/email.ts', 'openapi/common.yaml'].map((path) => {
    const { least, most } = constants.topLevelDomainLength;
    return [numbersIn(read(path), /\[A-Za-z\]\{(\d+),(\d+)\}\$/g), [[least, most]]];
  }),
  longestSearch: [
    [
      [
        ...numbersIn(read('openapi/product/search.yaml'), /minLength: 1, maxLength: (\d+)/g),
        ...numbersIn(
          read('openapi/common.yaml'),
          /name: search\n.*\n.*\n.*\n +schema: \{ type: string, maxLength: (\d+) \}/g,
        ),
        ...numbersIn(read('packages/ui/src/list-view/list-state.ts'), /longestSearch = (\d+)/g),
      ],
      [[constants.longestSearch], [constants.longestSearch], [constants.longestSearch]],
    ],
  ],
  starRating: [
    [
      numbersIn(read('openapi/product/public.yaml'), /star: \{ type: integer, minimum: (\d+), maximum: (\d+) \}/g),
      [1, 2].map(() => [constants.starRating.least, constants.starRating.most]),
    ],
  ],
  uploadBounds: [[uploadsOf(operations), new Set(Object.values(constants.uploadBounds))]],
  carousels: [
    [
      numbersIn(read('packages/ui/src/theme/scale.ts'), /tablet: (\d+), laptop: (\d+), desktop: (\d+), wide: (\d+)/g),
      [constants.carousels.gallery.breakpoints],
    ],
    [
      numbersIn(read('packages/ui/src/carousel/Carousel.css.ts'), /\[visible\]: '(\d)'/g).flat(),
      [
        // The gallery's last breakpoint changes nothing. The values of the feedback carousel follow.
        ...constants.carousels.gallery.slides.slice(0, 4),
        constants.carousels.feedback.visible,
        constants.carousels.feedback.breakpoints[768],
        1,
      ],
    ],
    [
      numbersIn(read('packages/ui/src/carousel/Carousel.tsx'), /reviews: (\d+),/g),
      [[constants.carousels.feedback.autoplay]],
    ],
  ],
  sidebar: [
    [
      [...read('packages/ui/src/app-shell/AppShell.css.ts').matchAll(/\[sidebar\]: '(?:max\()?([^,')]+)/g)].map(
        ([, width]) => width,
      ),
      [
        `${constants.sidebar.widthPercent}%`,
        `${constants.sidebar.widthPercentOnWideScreens}%`,
        constants.sidebar.collapsedWidth,
      ],
    ],
  ],
};

function uploadsOf(all: typeof operations): Set<unknown> {
  return new Set([...JSON.stringify(all).matchAll(/"x-under-bytes":(\d+)/g)].map(([, bytes]) => Number(bytes)));
}

it.each(names)('%s is imported, or its copies have the same value', (name) => {
  const ownCopies = copies[name];
  for (const [found, expected] of ownCopies ?? []) expect(found).toEqual(expected);
  const used = sources.some(([, text]) =>
    [
      ...text.matchAll(/import (?:type )?\{([^}]*)\} from '[^']*(?:openapi\/(?:rules|constants)|\/constants\.ts)'/g),
    ].some(([, list]) => new RegExp(`\\b${name}\\b`).test(list ?? '')),
  );
  expect(used || ownCopies !== undefined, `${name} is not imported`).toBe(true);
});

/** Code that looks like a second definition. */
const secondDefinitions: [keyof typeof constants, RegExp][] = [
  ['productCode', /['"`]SMART-ART['"`]/],
  ['clientType', /['"`]art-client['"`]/],
  ['alertDuration', /(?:alert|toast)\w*\s*[:=]\s*(?:5_?000|5 \* second)\b/i],
  ['pollInterval', /poll\w*(?:interval|every)?\s*[:=]\s*1_?000\b/i],
  ['usersPageSize', /(?:perPage|per_page|pageSizes?)\s*[:=]\s*\[?1_?000\b/],
  ['publicationMonths', /(?:commitment|publication)\w*\s*[:=]\s*12\b/i],
  ['returnWindowDays', /return\w*(?:window|days)\w*\s*[:=]\s*7\b/i],
  ['exhibitionChangeDays', /(?:change|edit)\w*days\s*[:=]\s*10\b/i],
  ['attendeeCancelDays', /cancel\w*days\s*[:=]\s*3\b/i],
  ['crowdfundingHandlingPercent', /handling\w*\s*[:=]\s*15\b/i],
  ['eventDiscountPercent', /discount\w*percent\w*\s*[:=]\s*10\b/i],
  ['minimumPasswordLength', /password\w*(?:length|least|min\w*)\s*[:=]\s*6\b/i],
  ['defaultLocale', /(?:default|fallback)_?locale\b[^=:\n]*[:=]\s*'en'/i],
  ['defaultCurrency', /(?:default|applicable)_?currency\b[^=:\n]*[:=]\s*'USD'/i],
  ['publishedFeedbackStatus', /feedbacks?\.status, 1\b|status: 1\b/],
];

it.each(secondDefinitions)('%s has no second definition', (_, pattern) => {
  expect(sources.filter(([, text]) => pattern.test(text)).map(([path]) => path)).toEqual([]);
});
