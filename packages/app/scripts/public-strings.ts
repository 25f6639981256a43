/** Components on the screens before sign-in, by the prefix of their string ids. */
const PUBLIC = ['banner', 'button', 'errorSummary', 'field', 'form', 'link', 'menu', 'passwordField', 'toast'];

/** Form errors for numbers and lists: no form before sign-in has such fields. */
const OF_NUMBERS = /^form\.(?:minimum|maximum|exclusive|multipleOf|whole|oneDecimal|decimals|minItems|maxItems)/;

/** Whether a component's string is loaded before sign-in. check-size.ts reports components missing here. */
export const isPublicString = (id: string): boolean =>
  PUBLIC.includes(id.slice(0, id.indexOf('.'))) && !OF_NUMBERS.test(id);
