import { useId, useLayoutEffect, useRef } from 'react';
import { ChevronDown } from '../icons/index.ts';
import { useStarted } from '../lazy-component/use-started.ts';
import { cx } from '../theme/cx.ts';
import { Destination } from './Destination.tsx';
import type { NavigationGroup, NavigationLink } from './entries.ts';
import * as css from './NavigationMenu.css.ts';

export interface GroupProps {
  group: NavigationGroup;
  /** Its index in the bar. */
  number: number;
  currentPath: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onFollow: () => void;
  onConfirmFirst: (link: NavigationLink) => void;
}

/** A title in the bar and the list it opens. */
export function Group({ group, number, currentPath, open, onOpenChange, onFollow, onConfirmFirst }: GroupProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  /* Closed lists are not prerendered: nobody can open them before hydration. */
  const isStarted = useStarted();
  useLayoutEffect(() => {
    const element = list.current;
    if (!open || !element) return;
    // A list that would overflow the window aligns with the other end of its title.
    delete element.dataset.align;
    if (element.getBoundingClientRect().right > document.documentElement.clientWidth) element.dataset.align = 'end';
  }, [open]);
  return (
    <>
      <button
        aria-controls={id}
        aria-expanded={open}
        className={cx(css.link, css.top)}
        data-current={group.links.some(({ href, soon }) => href === currentPath && !soon) ? '' : undefined}
        data-group={number}
        data-stop=""
        onClick={() => onOpenChange(!open)}
        type="button"
      >
        <span className={css.words}>{group.label}</span>
        <ChevronDown aria-hidden="true" className={css.chevron} size={16} />
      </button>
      <ul className={css.list} data-list="" hidden={!open} id={id} ref={list}>
        {isStarted &&
          group.links.map((link) => (
            <li key={link.href}>
              <Destination
                current={link.href === currentPath}
                link={link}
                onConfirmFirst={onConfirmFirst}
                onFollow={() => !link.confirmFirst && onFollow()}
              />
            </li>
          ))}
      </ul>
    </>
  );
}
