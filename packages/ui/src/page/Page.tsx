import { type HTMLAttributes, type ReactNode, type Ref, use, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Breadcrumbs, type Crumb } from '../breadcrumbs/index.ts';
import { Columns } from '../columns/index.ts';
import { useFocusFallback } from '../focus-fallback/index.ts';
import { useHideOnScroll } from '../hide-on-scroll/index.ts';
import { useString, useUi } from '../provider/index.ts';
import { langOf } from '../text/langOf.ts';
import { cx } from '../theme/cx.ts';
import { HeaderSlot } from './header-slot.ts';
import * as css from './Page.css.ts';
import { type PageAction, SecondaryActions } from './SecondaryActions.tsx';

export interface PageProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'style' | 'title'> {
  title: ReactNode;
  /** `work` renders the title as the name of an artwork. */
  titleKind?: 'page' | 'work';
  /** From the section to this page; a shell shows them in its header. */
  crumbs?: readonly Crumb[];
  /** A line under the title: counts, a status. */
  summary?: ReactNode;
  /** Invisible text of about the length of a summary that is loading: keeps its lines, so that nothing below moves. */
  summaryPlaceholder?: string | false | undefined;
  /** Buttons beside the title that stay visible on a phone. */
  actions?: ReactNode;
  /** Other actions: buttons beside the title, on a phone one menu. */
  secondaryActions?: readonly PageAction[] | undefined;
  /** The main action, last among the actions. */
  primaryAction?: ReactNode;
  /**
   * On a phone the primary action floats above the bottom edge, and hides while scrolling down. Only for walls of
   * pictures: it would cover text and controls.
   */
  floatingAction?: boolean | undefined;
  /** Comes before the aside on small screens, too: the picture that the aside describes. */
  lead?: ReactNode;
  /** A column beside the content on a laptop, below it (below the lead, if there is one) on smaller screens. */
  aside?: ReactNode;
  children: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
}

function Crumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const slot = use(HeaderSlot);
  if (slot === undefined) return <Breadcrumbs crumbs={crumbs} />;
  return slot && createPortal(<Breadcrumbs crumbs={crumbs} />, slot);
}

/**
 * The layout of every signed-in screen: one title, actions, the content. The app sets the document's title; the h1
 * takes focus through `focusPageTitle` when the route changes. Not before sign-in: use PublicFrame or PublicShell. Not
 * for a part of a screen: use Section.
 */
export function Page({
  title,
  titleKind = 'page',
  crumbs,
  summary,
  summaryPlaceholder,
  actions,
  secondaryActions = [],
  primaryAction,
  floatingAction = false,
  lead,
  aside,
  children,
  ...rest
}: PageProps) {
  const string = useString();
  const primary = useRef<HTMLDivElement>(null);
  const isFloating = floatingAction && Boolean(primaryAction);
  useHideOnScroll(primary);
  const hasSecondary = secondaryActions.length > 0;
  const { locale } = useUi();
  // An action that is removed when done leaves the focus to the title.
  const heading = useRef<HTMLHeadingElement>(null);
  const focusFallback = useFocusFallback(heading);
  return (
    <div {...rest} className={cx(css.page, isFloating && css.withFloating)}>
      {crumbs && <Crumbs crumbs={crumbs} />}
      <div className={cx(css.head, !actions && (isFloating || !primaryAction) && css.oneLine)}>
        <div className={css.words}>
          <h1
            className={cx(css.title, titleKind === 'work' && css.work)}
            data-page-title=""
            lang={titleKind === 'work' && typeof title === 'string' ? langOf(title, locale) : undefined}
            ref={heading}
            tabIndex={-1}
          >
            {title}
          </h1>
          {summary ? (
            <div className={css.summary}>{summary}</div>
          ) : (
            summaryPlaceholder && (
              <div aria-hidden="true" className={cx(css.summary, css.reserved)}>
                {summaryPlaceholder}
              </div>
            )
          )}
        </div>
        {(actions || hasSecondary || primaryAction) && (
          <div {...focusFallback} className={css.actions}>
            {actions}
            {hasSecondary && <SecondaryActions actions={secondaryActions} />}
            {primaryAction && (
              <div className={isFloating ? css.floating : undefined} ref={isFloating ? primary : undefined}>
                {primaryAction}
              </div>
            )}
          </div>
        )}
      </div>
      {aside ? (
        <Columns aside={<aside aria-label={string('page.aside')}>{aside}</aside>} lead={lead}>
          {children}
        </Columns>
      ) : (
        children
      )}
    </div>
  );
}
