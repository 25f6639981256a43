/** Components that stand on the screens before sign-in, as the names of their words begin. */
const PUBLIC = [
  'banner',
  'button',
  'errorSummary',
  'field',
  'form',
  'link',
  'menu',
  'passwordField',
  'publicFrame',
  'toast',
];

/** Whether a component's word is loaded before sign-in. check-size.ts finds a component that is missing here. */
export const isPublicString = (id: string): boolean => PUBLIC.includes(id.slice(0, id.indexOf('.')));
