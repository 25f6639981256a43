import { type HTMLAttributes, type MouseEvent, type ReactNode, type Ref, useRef } from 'react';
import { useStrings } from '../provider/index.ts';
import { useScrollingRow } from '../tabs/useScrollingRow.ts';
import { cx } from '../theme/cx.ts';
import * as css from './FormPage.css.ts';
import { strings } from './strings.ts';
import { useCurrentSection } from './useCurrentSection.ts';

/** An entry of the index. */
export interface FormPageSection {
  /** Id of its FormSection. */
  id: string;
  label: string;
}

export interface FormPageProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'style'> {
  /** The index, in page order. Left out for two sections or fewer. */
  sections?: readonly FormPageSection[] | undefined;
  children: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * The body of a form page: sections in a readable width, and beside them an index that links to each and highlights the
 * current one. On a phone the index is a row above. Not for ordered steps: use Wizard. Not for a form with a summary
 * and its button beside it: use Columns.
 */
export function FormPage({ sections = [], children, ...rest }: FormPageProps) {
  return (
    <div {...rest} className={css.page}>
      <div className={cx(css.layout, sections.length > 0 && css.withIndex)}>
        {sections.length > 0 && <Index sections={sections} />}
        <div className={css.sections}>{children}</div>
      </div>
    </div>
  );
}

/** Scrolls to a section and focuses the section itself: focusing a field would open a phone's on-screen keyboard. */
function lead(event: MouseEvent, id: string) {
  const section = document.getElementById(id);
  if (!section || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  section.scrollIntoView();
  section.focus({ preventScroll: true });
}

/** A separate component: the current section changes while scrolling and must not render the form again. */
function Index({ sections }: { sections: readonly FormPageSection[] }) {
  const string = useStrings(strings);
  const list = useRef<HTMLUListElement>(null);
  const current = useCurrentSection(sections.map(({ id }) => id));
  useScrollingRow(list, current);
  return (
    <nav aria-label={string('index')} className={css.index}>
      <ul className={css.list} ref={list}>
        {sections.map(({ id, label }) => (
          <li className={css.place} key={id}>
            <a
              aria-current={id === current ? 'location' : undefined}
              className={css.link}
              href={`#${id}`}
              onClick={(event) => lead(event, id)}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
