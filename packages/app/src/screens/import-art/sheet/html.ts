/** Converts the HTML that shop programs export to plain text. */

/* HTML, "Named character references": Latin-1 from U+00A0 on, in order, and a few frequent others. */
const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

const signs = new Map<string, string>([
  ...latin.split(' ').map((name, index) => [name, String.fromCharCode(160 + index)] as const),
  ...Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", ndash: '–', mdash: '—', hellip: '…' }),
  ...Object.entries({ lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', bull: '•', euro: '€', trade: '™' }),
]);

const isPoint = (code: number) => code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);

/** Decodes character references such as "artist&#39;s"; anything else stays as it is. */
export const withoutReferences = (text: string): string =>
  text.includes('&')
    ? text.replace(
        /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]+\d?\d?));/gi,
        (whole, hex?: string, code?: string, name = '') => {
          const point = hex ? Number.parseInt(hex, 16) : Number(code);
          if (hex || code) return isPoint(point) ? String.fromCodePoint(point) : whole;
          return signs.get(name) ?? whole;
        },
      )
    : text;

/** The text of an HTML fragment, one line per block. */
export const textOfHtml = (html: string): string =>
  withoutReferences(
    /<\/?[a-z][^<>]*>/i.test(html)
      ? html
          .replace(/\s+/g, ' ')
          .replace(/<(?:br|hr)\b[^<>]*>/gi, '\n')
          .replace(/<\/(?:p|div|li|h\d|tr|ul|ol)>/gi, '\n')
          .replace(/<[^<>]*>/g, '')
      : html,
  )
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
