import { useState } from 'react';
import { ImageIcon } from '../icons/index.ts';
import type { ImageSource } from '../image/index.ts';
import * as css from './Preview.css.ts';

interface PreviewProps {
  preview: string | ImageSource | undefined;
  name: string;
  /** Rendered at the uploader's full width. */
  large?: boolean;
}

/** The picture, uncropped; an icon if there is none or the browser cannot display the file (TIFF). */
export function Preview({ preview, name, large = false }: PreviewProps) {
  const src = addressOf(preview, large ? 1200 : 480);
  return src ? <Picture key={src} name={name} src={src} /> : <Nothing name={name} />;
}

/** TIFF, HEIC: the file type, for formats the browser cannot display. */
const endingOf = (name: string) => /\.([a-z0-9]{2,5})$/i.exec(name)?.[1]?.toUpperCase();

const Nothing = ({ name }: { name: string }) => (
  <span aria-hidden="true" className={css.nothing}>
    <ImageIcon size={24} />
    {endingOf(name)}
  </span>
);

/** The smallest source that is at least this wide. */
const addressOf = (preview: string | ImageSource | undefined, least: number): string | undefined =>
  typeof preview === 'object'
    ? (preview.sources.find(({ width }) => width >= least) ?? preview.sources.at(-1))?.url
    : preview;

function Picture({ src, name }: { src: string; name: string }) {
  const [broken, setBroken] = useState(false);
  if (broken) return <Nothing name={name} />;
  return <img alt={name} className={css.picture} decoding="async" src={src} onError={() => setBroken(true)} />;
}
