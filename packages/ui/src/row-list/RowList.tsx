import type { ReactNode } from 'react';
import { ArtworkThumbnail } from '../artwork/index.ts';
import { LinkButton } from '../button/index.ts';
import type { ImageSource } from '../image/index.ts';
import { useStrings, useUi } from '../provider/index.ts';
import type { RootProps } from '../root/root.ts';
import { cx } from '../theme/cx.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './RowList.css.ts';
import { strings } from './strings.ts';

export interface RowListProps extends RootProps<HTMLUListElement> {
  /** Its name, where no heading right above it says so. */
  label?: string | undefined;
  /** Rows. */
  children: ReactNode;
}

/**
 * A few things to see to, one below the other: tasks, deadlines, news. Not for records that are sorted, searched or paged:
 * use DataTable. Not for the facts of one thing: use DescriptionList.
 */
export function RowList({ label, children, ...root }: RowListProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari reads no list where its markers are taken off.
    <ul {...root} aria-label={label} className={css.list} role="list">
      {children}
    </ul>
  );
}

export interface RowProps extends RootProps<HTMLLIElement> {
  title: ReactNode;
  /** `work` sets the title as the name of a work of art. */
  titleKind?: keyof typeof css.title | undefined;
  /** A line under the title: who, which number, when. */
  note?: ReactNode;
  /** The picture of what it is about, `null` where that has none yet; left out, no room is kept for one. */
  image?: ImageSource | null | undefined;
  /** A state, a day, a sum: at the end of the line, below the words on a phone. */
  aside?: ReactNode;
  /** Where the whole row leads, by its title. Not together with an action. */
  href?: string | undefined;
  /** Where the whole row leads, by a button that says what is to be done there. */
  action?: { label: string; href: string } | undefined;
  /** Not seen yet: bold, and said. */
  unread?: boolean | undefined;
}

/** One thing of a RowList. Not by itself: use Card. */
export function Row({ title, titleKind = 'text', note, image, aside, href, action, unread, ...root }: RowProps) {
  const { Anchor } = useUi();
  const string = useStrings(strings);
  return (
    <li {...root} className={cx(css.row, image !== undefined && css.pictured)}>
      {image !== undefined && (
        <div className={css.picture}>
          <ArtworkThumbnail image={image} size={56} />
        </div>
      )}
      <div className={css.words}>
        <span className={cx(css.title[titleKind], unread && css.unread)}>
          {unread && <VisuallyHidden>{string('unread')} </VisuallyHidden>}
          {href ? (
            <Anchor className={css.link} href={href}>
              {title}
            </Anchor>
          ) : (
            title
          )}
        </span>
        {note && <span className={css.note}>{note}</span>}
      </div>
      {aside && <div className={css.beside}>{aside}</div>}
      {action && (
        <div className={css.action}>
          <LinkButton href={action.href} size="small">
            {action.label}
            {/* Several rows may have the same thing to do. */}
            <VisuallyHidden> {title}</VisuallyHidden>
          </LinkButton>
        </div>
      )}
    </li>
  );
}
