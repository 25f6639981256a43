import {
  type FocusEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { IconButton } from '../button/index.ts';
import { isComposing } from '../composing/index.ts';
import { MenuIcon, X } from '../icons/index.ts';
import { useString, useStrings } from '../provider/index.ts';
import { Destination } from './Destination.tsx';
import { isGroup, type NavigationItem, type NavigationLink, stopAfter } from './entries.ts';
import { Group } from './Group.tsx';
import * as css from './NavigationMenu.css.ts';
import { strings } from './strings.ts';

export interface NavigationMenuProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style' | 'children'> {
  items: readonly NavigationItem[];
  /** Path of this page: marks the link to it. */
  currentPath: string;
  /** Called for an entry with `confirmFirst`: opens a confirmation, which then opens the page. */
  onConfirmFirst?: ((link: NavigationLink) => void) | undefined;
  /** Label of the landmark where there are several. Defaults to "Site". */
  label?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** Index of the menu button in the open state; groups have theirs. */
const whole = -1;

/**
 * The menus of a public page's header: pages, and groups of pages behind a title. On phones one menu holds all of them.
 * Disclosures with links rather than an ARIA menu, because they are navigation. Not for commands: use MenuButton. Not
 * for the signed-in pages: that is AppShell's sidebar.
 */
export function NavigationMenu({ items, currentPath, onConfirmFirst, label, ref, ...rest }: NavigationMenuProps) {
  const string = useString();
  const own = useStrings(strings);
  const id = useId();
  const nav = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => nav.current!, []);
  const [group, setGroup] = useState<number>();
  const [open, setOpen] = useState(false);
  const close = () => {
    setGroup(undefined);
    setOpen(false);
  };

  const [path, setPath] = useState(currentPath);
  if (path !== currentPath) {
    setPath(currentPath);
    close();
  }

  const isOpen = open || group !== undefined;
  useEffect(() => {
    if (!isOpen) return;
    const onPointerDown = (event: PointerEvent) => {
      if (nav.current?.contains(event.target as Node)) return;
      setGroup(undefined);
      setOpen(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [isOpen]);

  const trigger = (of: number) => nav.current?.querySelector<HTMLElement>(`[data-group="${of}"]`);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || isComposing(event)) return;
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      // Focus the trigger before the focused element is removed.
      const inGroup = group !== undefined;
      trigger(inGroup ? group : whole)?.focus();
      if (inGroup) setGroup(undefined);
      else setOpen(false);
      return;
    }
    const target = event.target as HTMLElement;
    const list = target.closest('[data-list]');
    if (!list || !target.matches('[data-stop]')) return;
    const under = target.parentElement?.querySelector<HTMLElement>(':scope > [data-list]:not([hidden]) [data-stop]');
    const stops = [...list.querySelectorAll<HTMLElement>('[data-stop]')].filter(
      (stop) => stop.closest('[data-list]') === list,
    );
    const next = stopAfter(event.key, stops.indexOf(target), stops.length);
    if (next === undefined) return;
    event.preventDefault();
    (event.key === 'ArrowDown' && under ? under : stops[next])?.focus();
  };

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // Not if the window itself loses the focus.
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };

  const closeAndConfirm = (link: NavigationLink) => {
    // The dialog returns the focus to the focused element: move it to one that stays mounted.
    trigger(open ? whole : (group ?? whole))?.focus();
    close();
    onConfirmFirst?.(link);
  };

  if (items.length === 0) return null;
  return (
    <nav
      {...rest}
      aria-label={label ?? own('label')}
      className={css.nav}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
      ref={nav}
    >
      <span className={css.menuButton}>
        <IconButton
          aria-controls={id}
          aria-expanded={open}
          data-group={whole}
          emphasis="quiet"
          icon={open ? X : MenuIcon}
          label={string('appShell.menu')}
          onClick={() => (open ? close() : setOpen(true))}
        />
      </span>
      <ul className={css.bar} data-list="" data-open={open ? '' : undefined} id={id}>
        {items.map((item, index) => (
          <li className={css.place} key={item.label}>
            {isGroup(item) ? (
              <Group
                currentPath={currentPath}
                group={item}
                number={index}
                onConfirmFirst={closeAndConfirm}
                onFollow={close}
                onOpenChange={(to) => setGroup(to ? index : undefined)}
                open={group === index}
              />
            ) : (
              <Destination
                current={item.href === currentPath}
                link={item}
                onConfirmFirst={closeAndConfirm}
                onFollow={() => !item.confirmFirst && close()}
                top
              />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
