/** Streaming reader for a workbook's XML, one tag at a time, to keep memory low. */

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const point = (code: number) => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd');

const withoutEntities = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:#x([\da-f]+)|#(\d+)|(amp|lt|gt|quot|apos));/gi, (_, hex?: string, code?: string, name = '') => {
        if (hex) return point(Number.parseInt(hex, 16));
        return code ? point(Number(code)) : (named[name.toLowerCase()] ?? '');
      })
    : text;

export interface Tag {
  /** Without its namespace prefix. */
  name: string;
  kind: 'open' | 'close' | 'alone';
  attributes: string;
  /** The offset where it ends. */
  end: number;
  /** The raw text between the previous tag and this one. */
  before: string;
}

const forms = new Map<string, RegExp>();

function formOf(name: string): RegExp {
  const form = forms.get(name) ?? new RegExp(`(?:^|\\s)(?:[\\w.-]+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
  forms.set(name, form);
  return form;
}

export function attribute({ attributes }: Tag, name: string): string | undefined {
  const found = formOf(name).exec(attributes);
  return found ? withoutEntities(found[1] ?? found[2] ?? '') : undefined;
}

/** All tags in document order. */
export function* tagsOf(xml: string): Generator<Tag> {
  let at = 0;
  let before = '';
  for (;;) {
    const open = xml.indexOf('<', at);
    if (open < 0) return;
    before += withoutEntities(xml.slice(at, open));
    if (xml.startsWith('<!--', open)) {
      at = endOf(xml, '-->', open);
      continue;
    }
    if (xml.startsWith('<![CDATA[', open)) {
      at = endOf(xml, ']]>', open);
      before += xml.slice(open + 9, at - 3);
      continue;
    }
    const close = xml.indexOf('>', open);
    if (close < 0) return;
    at = close + 1;
    if (xml[open + 1] === '?' || xml[open + 1] === '!') continue;
    const isClose = xml[open + 1] === '/';
    const isAlone = xml[close - 1] === '/';
    const inside = xml.slice(open + (isClose ? 2 : 1), isAlone ? close - 1 : close);
    const space = inside.search(/\s/);
    const full = space < 0 ? inside : inside.slice(0, space);
    yield {
      name: full.slice(full.indexOf(':') + 1),
      kind: isClose ? 'close' : isAlone ? 'alone' : 'open',
      attributes: space < 0 ? '' : inside.slice(space),
      end: at,
      before,
    };
    before = '';
  }
}

function endOf(xml: string, mark: string, from: number): number {
  const found = xml.indexOf(mark, from);
  return found < 0 ? xml.length : found + mark.length;
}
