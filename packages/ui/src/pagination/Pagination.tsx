import type { MouseEvent, ReactNode } from 'react';
import { NativeSelect } from '../field/NativeSelect.tsx';
import { ChevronLeft, ChevronRight } from '../icons/index.ts';
import { useStrings, useUi } from '../provider/index.ts';
import type { RootProps } from '../root/root.ts';
import { cx } from '../theme/cx.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './Pagination.css.ts';
import { pageSteps } from './pages.ts';
import { strings } from './strings.ts';

export interface PaginationProps extends RootProps<HTMLElement> {
  /** 1-based. */
  page: number;
  pageCount: number;
  /** First row of this page, 1-based; null if empty. */
  from: number | null;
  to: number | null;
  /** Number of rows on all pages. */
  total: number;
  /** URL of a page: pages are links that can be shared. */
  hrefOf: (page: number) => string;
  /** Called for a plain click on a link, instead of following it. */
  onPageChange?: (page: number) => void;
  /** Offers a choice of rows per page. */
  perPage?: { value: number; options: readonly number[]; onChange: (perPage: number) => void };
  /** Label where a screen has several. */
  label?: string | undefined;
}

interface StepProps {
  href: string | undefined;
  current?: boolean;
  className?: string;
  onPress: ((event: MouseEvent) => void) | undefined;
  children: ReactNode;
}

function Step({ href, current = false, className, onPress, children }: StepProps) {
  const { Anchor } = useUi();
  return (
    <li className={className}>
      {href === undefined ? (
        // A disabled arrow keeps its space.
        <span aria-hidden="true" className={css.step} data-disabled="">
          {children}
        </span>
      ) : (
        <Anchor aria-current={current ? 'page' : undefined} className={css.step} href={href} onClick={onPress}>
          {children}
        </Anchor>
      )}
    </li>
  );
}

/**
 * Page links of a long list, with the current position. Renders nothing when there are no rows. Not by itself under a
 * list screen: ListView has it. Not for the steps of a task: use Stepper.
 */
export function Pagination({
  page,
  pageCount,
  from,
  to,
  total,
  hrefOf,
  onPageChange,
  perPage,
  label,
  ...root
}: PaginationProps) {
  const { locale } = useUi();
  const string = useStrings(strings);
  if (total === 0) return null;
  const number = new Intl.NumberFormat(locale);
  const press = (target: number) =>
    onPageChange &&
    ((event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
      event.preventDefault();
      onPageChange(target);
    });
  const arrow = (target: number) => ({
    href: target >= 1 && target <= pageCount ? hrefOf(target) : undefined,
    onPress: press(target),
  });
  const range = { from: number.format(from ?? 0), to: number.format(to ?? 0), total: number.format(total) };

  return (
    <nav {...root} aria-label={label ?? string('label')} className={css.pagination}>
      <div className={css.start}>
        <span>{string('range', range)}</span>
        {perPage && (
          // biome-ignore lint/a11y/noLabelWithoutControl: NativeSelect is a control
          <label className={css.perPage}>
            {string('perPage')}
            <NativeSelect onChange={(event) => perPage.onChange(Number(event.target.value))} value={perPage.value}>
              {perPage.options.map((option) => (
                <option key={option} value={option}>
                  {number.format(option)}
                </option>
              ))}
            </NativeSelect>
          </label>
        )}
      </div>
      {pageCount > 1 && (
        <ul className={css.list}>
          <Step {...arrow(page - 1)}>
            <ChevronLeft aria-hidden="true" size={18} />
            <VisuallyHidden>{string('previous')}</VisuallyHidden>
          </Step>
          {pageSteps(page, pageCount).map((step, index) =>
            step === 'gap' ? (
              <li aria-hidden="true" className={cx(css.number, css.gap)} key={index < 3 ? 'before' : 'after'}>
                …
              </li>
            ) : (
              <Step className={css.number} current={step === page} href={hrefOf(step)} key={step} onPress={press(step)}>
                <VisuallyHidden>{string('page')} </VisuallyHidden>
                {number.format(step)}
              </Step>
            ),
          )}
          <li className={css.compact}>
            {number.format(page)} / {number.format(pageCount)}
          </li>
          <Step {...arrow(page + 1)}>
            <ChevronRight aria-hidden="true" size={18} />
            <VisuallyHidden>{string('next')}</VisuallyHidden>
          </Step>
        </ul>
      )}
    </nav>
  );
}
