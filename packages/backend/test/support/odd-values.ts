/** Invalid and unusual values, independent of the schema. */
import fc from 'fast-check';

/** Marks text that is inserted into the JSON unchanged, because no JavaScript value is serialized to it. */
const rawMark = '\u{f0000}';
const raw = (json: string) => `${rawMark}${json}${rawMark}`;

const own = (name: string, value: unknown) => Object.defineProperty({}, name, { value, enumerable: true });
const deep = (depth: number) => raw('['.repeat(depth) + ']'.repeat(depth));
const deepRecord = (depth: number) => raw(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`);

const nastyTexts = [
  '',
  ' ',
  'a\0b',
  'a\ud800b',
  '\udc00',
  '__proto__',
  'constructor',
  'toString',
  'NaN',
  'null',
  'undefined',
  '-1',
  '1e999',
  "'; drop table users; --",
  '%00',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '\u202eevil',
  `e${'\u0301'.repeat(150)}`,
  '1'.repeat(400),
  '2026-13-45',
  '0000-00-00',
  '9999-12-31',
  '+275760-09-13T00:00:00Z',
  '2026-02-30T25:61:61Z',
  '👩🏽‍🎨'.repeat(50),
];

const oddNumbers: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  0.1,
  2 ** 31,
  2 ** 53,
  2 ** 53 + 2,
  -(2 ** 63),
  1e308,
  Number.MIN_VALUE,
  raw('-0'),
  raw('1e999'),
  raw('NaN'),
  raw('123456789012345678901234567890'),
];

const oddRecords: readonly unknown[] = [
  [],
  {},
  [null],
  [[[[]]]],
  { a: { b: {} } },
  own('__proto__', { admin: true }),
  own('constructor', { prototype: { admin: true } }),
  own('toString', 1),
  own('a\0b', 1),
  own('length', 1e9),
];

/** Valid JSON that a database can store, short enough that many fit into one body. */
export const oddValues: readonly unknown[] = [
  ...oddNumbers.filter((value) => !String(value).includes('NaN')),
  ...oddRecords.filter((value) => !JSON.stringify(value).includes('\\u0000')),
  deep(500),
  deepRecord(200),
];

/** Values that no client should send. */
export const nasty: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom<unknown>(...nastyTexts) },
  { weight: 6, arbitrary: fc.constantFrom(...oddNumbers) },
  { weight: 5, arbitrary: fc.constantFrom(...oddRecords) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(deep(2000), deep(100_000), deepRecord(50_000)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>(
      'x'.repeat(100_000),
      'x'.repeat(1_100_000),
      `${'a'.repeat(60_000)}<`,
      `${'1'.repeat(500_000)}\u0001`,
      Array(20_000).fill('a'),
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue() },
);

/** Texts for an address or a header, some of them odd. */
export const oddText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...nastyTexts),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constant('x'.repeat(900)),
);

/** The JSON of a value, with marked text unchanged. */
export function jsonOf(value: unknown): string {
  const json = JSON.stringify(value) ?? '';
  return json.replaceAll(
    new RegExp(`"${rawMark}((?:[^"\\\\${rawMark}]|\\\\.)*)${rawMark}"`, 'gu'),
    (_, inner: string) => inner.replaceAll('\\"', '"'),
  );
}
