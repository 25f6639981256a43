import { Children, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import type { ImageSource } from '../image/index.ts';
import { useString, useUi } from '../provider/index.ts';
import { langOf } from '../text/langOf.ts';
import { Mat } from './Mat.tsx';
import * as css from './Tile.css.ts';
import { type Caption, captionLines } from './words.ts';

export interface ArtworkTileProps
  extends Caption,
    Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'style' | 'children' | 'title'> {
  /** Where the work is shown. Left out where it can only be looked at: another seller's. */
  href?: string | undefined;
  /** The work's name. Shown on two lines at most; the whole of it is read and appears on hover. */
  title: string;
  /** What it costs, formatted. */
  price?: ReactNode;
  /** A StatusBadge. */
  status?: ReactNode;
  /** The cover, or `null` where there is no picture yet. */
  image: ImageSource | null;
  /** The level of the name among the page's headings: 3 where the grid is under a section's own heading. */
  level?: 2 | 3 | undefined;
  /** For the first row: its pictures are fetched at once. */
  priority?: boolean | undefined;
  /** Whether it is selected. */
  selected?: boolean | undefined;
  /** Where works can be selected: an ArtworkPick. */
  pick?: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** About how wide a picture is drawn in ArtworkGrid, for browsers that do not measure it themselves. */
const sizes = '(min-width: 1440px) 18vw, (min-width: 775px) 28vw, 42vw';

/**
 * A work in a grid: uncropped on its mat, its label below. One link; the whole tile is pressed.
 * Not for many facts to compare: use DataTable.
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
      {/* The name beside it says what the picture is of. */}
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
  /** What is listed: "Works", "Deleted works". */
  label: string;
  /** ArtworkTiles, each with a key. */
  children: ReactNode;
  /** Some works are selected, here or on other pages: the checkboxes of all tiles stay in sight. */
  selecting?: boolean | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * A list of ArtworkTiles in as many columns as there is room for. Not for the pictures of one work: use ArtworkGallery.
 * Not for what are no works: use Grid.
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
