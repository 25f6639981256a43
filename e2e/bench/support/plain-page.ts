/** The fields of a work that the plain page shows. */
export interface PlainWork {
  title: string;
  artist_name: string | null;
  year: number | null;
  medium: string | null;
  images: { sources: { url: string; width: number }[] }[];
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

function picture({ images: [cover] }: PlainWork, width: string): string {
  const set = cover?.sources.map(({ url, width }) => `${url} ${width}w`);
  return set ? `<img alt="" loading="lazy" decoding="async" sizes="${width}" srcset="${set.join(', ')}">` : '';
}

const style = `body { margin: 24px; font: 15px/1.5 sans-serif }
ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(160px, 1fr)); gap: 24px; padding: 0; list-style: none }
ul img { width: 100%; aspect-ratio: 1; object-fit: contain }
table { width: 100% } td { height: 56px } td img { width: 48px; height: 48px; object-fit: contain }`;

/** A static page of works, without scripts, as a baseline. */
export function plainPage(works: PlainWork[], layout: 'pictures' | 'table'): string {
  const texts = ({ title, artist_name, year, medium }: PlainWork) =>
    [title, artist_name, year, medium].map((text) => escaped(String(text ?? '')));
  const tiles = works.map((work) => `<li>${picture(work, '280px')}<p>${texts(work).join('<br>')}</li>`);
  const rows = works.map((work) => `<tr><td>${picture(work, '48px')}<td>${texts(work).join('<td>')}`);
  const body = layout === 'table' ? `<table>${rows.join('')}</table>` : `<ul>${tiles.join('')}</ul>`;
  return `<!doctype html><meta name="viewport" content="width=device-width"><style>${style}</style>${body}`;
}
