/** The checker of the contract's schemas, as requests, forms and answers are held against it. */
import { _, Ajv2020, type Options, str } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

const options: Options = {
  // Every refused field is named at once.
  allErrors: true,
  verbose: true,
  useDefaults: true,
  removeAdditional: false,
  // 72.7 is 7270.000000000001 steps of 0.01 in floating point.
  multipleOfPrecision: 6,
  // Examples and x- keywords stand in the documents for people and for the forms.
  strict: false,
};

/** No address of the contract may be longer; of what is, its maxLength says so. */
const longestAddress = 16_384;

/**
 * With `allErrors` a text meets its pattern however long it is. Here one that is certainly too long does not: in UTF-16
 * a character has one unit or two.
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

/** Text that was pasted over several lines as the one line that the contract marks with `x-one-line`. */
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

/** What holds values against a schema of the contract as they are. */
export function createChecker(more: Options): Ajv2020 {
  const ajv = new Ajv2020({ ...options, ...more });
  addFormats.default(ajv);
  boundPatterns(ajv);
  return ajv;
}

/** The same for what people send, which it also brings into the form that the contract describes. */
export function createReader(more: Options): Ajv2020 {
  const ajv = createChecker(more);
  foldLines(ajv);
  return ajv;
}
