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
  /** Label, if no heading right above names it. */
  label?: string | undefined;
  /** Rows. */
  children: ReactNode;
}

/**
 * A short vertical list: tasks, deadlines, news. Not for records that are sorted, searched or paged: use DataTable. Not
 * for the facts of one thing: use DescriptionList.
 */
export function RowList({ label, children, ...root }: RowListProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list's role where its markers are not drawn
    <ul {...root} aria-label={label} className={css.list} role="list">
      {children}
    </ul>
  );
}

export interface RowProps extends RootProps<HTMLLIElement> {
  title: ReactNode;
  /** `work` renders the title as the name of an artwork. */
  titleKind?: keyof typeof css.title | undefined;
  /** A line under the title: person, number, date. */
  note?: ReactNode;
  /** A picture of its subject, `null` if that has none yet; if omitted, no space is reserved. */
  image?: ImageSource | null | undefined;
  /** A status, date or amount: at the end of the line, below the text on a phone. */
  aside?: ReactNode;
  /** Makes the whole row a link, by its title. Not together with `action`. */
  href?: string | undefined;
  /** Makes the whole row a link, by a button that names the action. */
  action?: { label: string; href: string } | undefined;
  /** Not seen yet: bold, and announced. */
  unread?: boolean | undefined;
}

/** One row of a RowList. Not by itself: use Card. */
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
            {/* Several rows may have the same action, so the button's name includes the title. */}
            <VisuallyHidden> {title}</VisuallyHidden>
          </LinkButton>
        </div>
      )}
    </li>
  );
}
