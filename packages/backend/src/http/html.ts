/** HTML templates: interpolated values are escaped. */

/** Text that is already HTML. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escaped = (value: unknown): string => {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(escaped).join('');
  return String(value ?? '').replace(/[&<>"']/g, (character) => escapes[character] ?? character);
};

/** HTML whose values are escaped, except those that are Html. */
export const html = (parts: TemplateStringsArray, ...values: unknown[]): Html =>
  new Html(String.raw({ raw: parts }, ...values.map(escaped)));
