import type { ReactNode } from 'react';
import type { ImageSource } from '../image/index.ts';
import { useString, useUi } from '../provider/index.ts';
import type { RootProps } from '../root/root.ts';
import { langOf } from '../text/langOf.ts';
import { ArtworkThumbnail } from './ArtworkThumbnail.tsx';
import { type Caption, captionLines } from './caption.ts';
import * as css from './Row.css.ts';

export interface ArtworkRowProps extends Caption, RootProps<HTMLDivElement> {
  /** Address of the work. */
  href: string;
  /** The work's name. */
  title: string;
  /** Formatted price. */
  price?: ReactNode;
  /** A StatusBadge. */
  status?: ReactNode;
  /** The cover, or `null` if there is none yet. */
  image: ImageSource | null;
}

/**
 * A work as a card of a DataTable on a phone (`card`): its picture with its name and label beside it. The whole card is
 * the link. Not for browsing works: use ArtworkTile.
 */
export function ArtworkRow({
  href,
  title,
  price,
  status,
  image,
  artist,
  year,
  medium,
  size,
  ...root
}: ArtworkRowProps) {
  const { Anchor, locale } = useUi();
  const string = useString();
  const { who, what } = captionLines({ artist, year, medium, size }, string);
  return (
    <div {...root} className={css.row}>
      <ArtworkThumbnail image={image} size={72} />
      <div className={css.words}>
        <p className={css.title}>
          <Anchor className={css.link} href={href} lang={langOf(title, locale)} title={title}>
            {title}
          </Anchor>
        </p>
        {who && (
          <p className={css.line} lang={langOf(artist ?? '', locale)}>
            {who}
          </p>
        )}
        {what && <p className={css.line}>{what}</p>}
        {(price || status) && (
          <div className={css.foot}>
            <span className={css.price}>{price}</span>
            {status}
          </div>
        )}
      </div>
    </div>
  );
}
