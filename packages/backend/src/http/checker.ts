/** The Ajv validator for the contract's schemas, used for requests, forms and responses. */
import { _, Ajv2020, type Options, str } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

const options: Options = {
  // Report all invalid fields at once.
  allErrors: true,
  verbose: true,
  useDefaults: true,
  removeAdditional: false,
  // In floating point 72.7 / 0.01 is 7270.000000000001.
  multipleOfPrecision: 6,
  // The documents contain examples and x- keywords, which strict mode rejects.
  strict: false,
};

/** Longer than any URL the contract allows; longer values already fail their maxLength. */
const longestAddress = 16_384;

/**
 * With `allErrors` Ajv runs a pattern on texts of any length. Skip it for texts that are certainly too long (a
 * character is one or two UTF-16 units).
 */
function boundPatterns(ajv: Ajv2020): void {
  ajv.removeKeyword('pattern');
  ajv.addKeyword({
    keyword: 'pattern',
    type: 'string',
    schemaType: 'string',
    error: {
      message: ({ schemaCode }) => str`must match pattern "${schemaCode}"`,
      params: ({ schemaCode }) => _`{pattern: ${schemaCode}}`,
    },
    compile(pattern: string, schema) {
      const { maxLength = Number.POSITIVE_INFINITY } = schema as { maxLength?: number };
      const form = new RegExp(pattern, 'u');
      return (text: string) => text.length > 2 * maxLength || form.test(text);
    },
  });
  for (const name of ['uri', 'uri-reference'] as const) {
    const isAddress = addFormats.default.get(name);
    if (typeof isAddress !== 'function' && !(isAddress instanceof RegExp))
      throw new Error(`${name} is no plain format`);
    const test = typeof isAddress === 'function' ? isAddress : (text: string) => isAddress.test(text);
    ajv.addFormat(name, { type: 'string', validate: (text: string) => text.length > longestAddress || test(text) });
  }
}

const lineBreak = /[\n\v\f\r\u0085\u2028\u2029]+/;

/** Joins pasted lines into the single line that `x-one-line` in the contract asks for. */
function foldLines(ajv: Ajv2020): void {
  ajv.addKeyword({
    keyword: 'x-one-line',
    type: 'string',
    schemaType: 'boolean',
    modifying: true,
    errors: false,
    compile: (isOneLine: boolean) => (text: string, place) => {
      if (!isOneLine || !place || !lineBreak.test(text)) return true;
      const lines = text.split(lineBreak).map((line) => line.trim());
      place.parentData[place.parentDataProperty] = lines.filter(Boolean).join(' ');
      return true;
    },
  });
}

/** A validator that leaves values unchanged. */
export function createChecker(more: Options): Ajv2020 {
  const ajv = new Ajv2020({ ...options, ...more });
  addFormats.default(ajv);
  boundPatterns(ajv);
  return ajv;
}

/** A validator for input, which also normalises it into the form that the contract describes. */
export function createReader(more: Options): Ajv2020 {
  const ajv = createChecker(more);
  foldLines(ajv);
  return ajv;
}
