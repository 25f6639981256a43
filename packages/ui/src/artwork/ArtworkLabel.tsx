import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { useString, useUi } from '../provider/index.ts';
import { langOf } from '../text/langOf.ts';
import { type Caption, captionLines } from './caption.ts';
import * as css from './Label.css.ts';

export interface ArtworkLabelProps
  extends Caption,
    Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'style' | 'children' | 'title'> {
  /** The work's name, if no page title shows it. */
  title?: string | undefined;
  /** Formatted price; several lines for sale and rent. */
  price?: ReactNode;
  status?: ReactNode;
  /** The rest of the label: conditions, a category. */
  children?: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * The museum label beside a work on its own screen.
 * Not for a grid: ArtworkTile has its label. Not for terms and values: use DescriptionList.
 */
export function ArtworkLabel({
  title,
  artist,
  year,
  medium,
  size,
  price,
  status,
  children,
  ref,
  ...rest
}: ArtworkLabelProps) {
  const { locale } = useUi();
  const string = useString();
  const { who, what } = captionLines({ artist, year, medium, size }, string);
  return (
    <div {...rest} ref={ref} className={css.label}>
      <div className={css.lines}>
        {title && (
          <h2 className={css.title} lang={langOf(title, locale)}>
            {title}
          </h2>
        )}
        {who && (
          <p className={css.artist} lang={langOf(artist ?? '', locale)}>
            {who}
          </p>
        )}
        {what && <p className={css.line}>{what}</p>}
      </div>
      {price && <div className={css.price}>{price}</div>}
      {status && <div className={css.status}>{status}</div>}
      {children}
    </div>
  );
}
