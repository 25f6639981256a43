import { Children, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import type { ImageSource } from '../image/index.ts';
import { useString, useUi } from '../provider/index.ts';
import { langOf } from '../text/langOf.ts';
import { type Caption, captionLines } from './caption.ts';
import { Mat } from './Mat.tsx';
import * as css from './Tile.css.ts';

export interface ArtworkTileProps
  extends Caption,
    Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'style' | 'children' | 'title'> {
  /** Address of the work. Left out if the user cannot open it: another seller's. */
  href?: string | undefined;
  /** The work's name. Cut after two lines; the full name is read by screen readers and shown on hover. */
  title: string;
  /** Formatted price. */
  price?: ReactNode;
  /** A StatusBadge. */
  status?: ReactNode;
  /** The cover, or `null` if there is none yet. */
  image: ImageSource | null;
  /** Heading level of the name: 3 if the grid is under a section heading. */
  level?: 2 | 3 | undefined;
  /** For the first row: load its pictures at once. */
  priority?: boolean | undefined;
  /** Whether it is selected. */
  selected?: boolean | undefined;
  /** An ArtworkPick, where works can be selected. */
  pick?: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Approximate picture width in ArtworkGrid, for browsers without `sizes="auto"`. */
const sizes = '(min-width: 1440px) 18vw, (min-width: 775px) 28vw, 42vw';

/**
 * A work in a grid: uncropped on its mat, with its label below. One link that covers the whole tile. Not for many facts
 * to compare: use DataTable.
 */
export function ArtworkTile({
  href,
  title,
  artist,
  year,
  medium,
  size,
  price,
  status,
  image,
  level = 2,
  priority,
  selected = false,
  pick,
  ref,
  ...rest
}: ArtworkTileProps) {
  const { Anchor, locale } = useUi();
  const Heading = `h${level}` as const;
  const string = useString();
  const { who, what } = captionLines({ artist, year, medium, size }, string);
  return (
    <div {...rest} ref={ref} className={css.tile} data-selected={selected ? '' : undefined}>
      {/* Decorative: the name beside it identifies the work. */}
      <Mat alt="" image={image} priority={priority} sizes={priority ? sizes : `auto, ${sizes}`} />
      {pick}
      <div className={css.caption}>
        <Heading className={css.title}>
          {href === undefined ? (
            <span className={css.name} lang={langOf(title, locale)} title={title}>
              {title}
            </span>
          ) : (
            <Anchor className={css.link} href={href} lang={langOf(title, locale)} title={title}>
              {title}
            </Anchor>
          )}
        </Heading>
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

export interface ArtworkGridProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'style'> {
  /** Name of the list: "Works", "Deleted works". */
  label: string;
  /** ArtworkTiles, each with a key. */
  children: ReactNode;
  /** True if works are selected, here or on other pages: the checkboxes of all tiles stay visible. */
  selecting?: boolean | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * A list of ArtworkTiles in as many columns as fit. Not for the pictures of one work: use ArtworkGallery. Not for other
 * content: use Grid.
 */
export function ArtworkGrid({ label, children, selecting, ref, ...rest }: ArtworkGridProps) {
  return (
    <div {...rest} ref={ref} className={css.container} data-selecting={selecting ? '' : undefined}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list's role where its markers are not drawn */}
      <ul aria-label={label} className={css.grid} role="list">
        {Children.map(children, (tile) => (
          <li className={css.cell}>{tile}</li>
        ))}
      </ul>
    </div>
  );
}
