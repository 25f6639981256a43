/** Components that stand on the screens before sign-in, as the names of their words begin. */
const PUBLIC = ['banner', 'button', 'errorSummary', 'field', 'form', 'link', 'menu', 'passwordField', 'toast'];

/** What a form says of numbers and lists: no form before sign-in asks for any. */
const OF_NUMBERS = /^form\.(?:minimum|maximum|exclusive|multipleOf|whole|oneDecimal|decimals|minItems|maxItems)/;

/** Whether a component's word is loaded before sign-in. check-size.ts finds a component that is missing here. */
export const isPublicString = (id: string): boolean =>
  PUBLIC.includes(id.slice(0, id.indexOf('.'))) && !OF_NUMBERS.test(id);
