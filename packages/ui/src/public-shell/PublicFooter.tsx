import type { MouseEvent, ReactNode } from 'react';
import { Link } from '../link/index.ts';
import { useStrings } from '../provider/index.ts';
import type { RootProps } from '../root/root.ts';
import { cx } from '../theme/cx.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './PublicFooter.css.ts';
import { strings } from './strings.ts';

/** A link of the footer. */
export interface FooterLink {
  href: string;
  label: string;
  /** Links to another site, in a new tab. */
  external?: boolean | undefined;
  /** Calls `onConfirmFirst` instead of following the link. */
  confirmFirst?: boolean | undefined;
  /** Not open yet: shown with a hint, not a link. */
  soon?: boolean | undefined;
}

export interface PublicFooterProps extends RootProps<HTMLElement> {
  /** Lists of links: products, services, about us. */
  columns?: readonly { title: string; links: readonly FooterLink[] }[] | undefined;
  /** The company's branches. */
  branches?: readonly { name: string; address: ReactNode; mapHref: string }[] | undefined;
  /** In the last line: links of a footer without columns. */
  links?: readonly FooterLink[] | undefined;
  /** Links to social media. */
  social?: readonly FooterLink[] | undefined;
  /** Called for a link with `confirmFirst`: opens a confirmation, which then opens the page. */
  onConfirmFirst?: ((link: FooterLink) => void) | undefined;
  /** Copyright holder. */
  owner: string;
  /** Full width of its container, as inside an AppShell; otherwise aligned with the column of a PublicShell. */
  wide?: boolean | undefined;
  /** Copyright year. Defaults to this year. */
  year?: number | undefined;
}

function Links({
  links,
  label,
  onConfirmFirst,
}: Pick<PublicFooterProps, 'onConfirmFirst'> & { links: readonly FooterLink[]; label?: string }) {
  const string = useStrings(strings);
  return (
    <ul aria-label={label} className={label ? css.inline : css.links}>
      {links.map((link) => {
        // Also for the middle button and Ctrl + click: opening another tab is confirmed too.
        const onPress = (event: MouseEvent) => {
          if (!link.confirmFirst) return;
          event.preventDefault();
          onConfirmFirst?.(link);
        };
        return (
          <li key={link.href}>
            {link.soon ? (
              <span className={css.soon}>
                {link.label} {string('soon')}
              </span>
            ) : (
              <Link
                external={link.external === true}
                href={link.href}
                onAuxClick={onPress}
                onClick={onPress}
                standalone
                tone="muted"
              >
                {link.label}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/**
 * The footer of every layout (000 section 2): links, the company's branches, the copyright. Without columns and
 * branches it is one line, for signed-in pages. Not for the buttons of a form: use SaveBar.
 */
export function PublicFooter({
  columns = [],
  branches = [],
  links = [],
  social = [],
  onConfirmFirst,
  owner,
  wide,
  year,
  ...root
}: PublicFooterProps) {
  const string = useStrings(strings);
  const hasLists = columns.length > 0 || branches.length > 0;
  return (
    <footer {...root} className={cx(css.footer, wide && css.wide, !hasLists && css.oneLine)}>
      {hasLists && (
        <div className={css.columns}>
          {columns.map(({ title, links }) => (
            <div className={css.column} key={title}>
              <h2 className={css.title}>{title}</h2>
              <Links links={links} onConfirmFirst={onConfirmFirst} />
            </div>
          ))}
          {branches.map(({ name, address, mapHref }) => (
            <div className={css.column} key={name}>
              <h2 className={css.title}>{name}</h2>
              {address && <address className={css.address}>{address}</address>}
              <Link external href={mapHref} standalone tone="muted">
                {string('map')}
                <VisuallyHidden> {name}</VisuallyHidden>
              </Link>
            </div>
          ))}
        </div>
      )}
      <div className={css.last}>
        <p>
          © {year ?? new Date().getFullYear()} <span translate="no">{owner}</span>
        </p>
        {links.length > 0 && <Links label={string('links')} links={links} />}
        {social.length > 0 && <Links label={string('social')} links={social} />}
      </div>
    </footer>
  );
}
